// The browser's storage. It may be refused (private window, blocked site data): then nothing is
// remembered and nothing breaks.

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text @returns {boolean} whether it was kept */
export function keep(name, text) {
  try {
    window.localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @returns {any} null when there is nothing or it is no JSON */
export function recallJson(name) {
  try {
    return JSON.parse(recall(name) ?? "null");
  } catch {
    return null;
  }
}
