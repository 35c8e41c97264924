// Light or dark: the learner's choice, else the host's (JupyterLab says it on the body), else the
// system's (the style sheet asks prefers-color-scheme by itself).

/** @typedef {import("./prefs.js").Prefs} Prefs */

/** @param {Prefs} prefs @returns {"light" | "dark" | null} null leaves it to the system */
export function themeOf(prefs) {
  if (prefs.theme !== "auto") return prefs.theme;
  const host = document.body.dataset.jpThemeLight;
  if (host === undefined) return null;
  return host === "true" ? "light" : "dark";
}

/**
 * Whether the table must paint its own ground: the page around is known to have the same theme
 * only when the host says so.
 * @param {Prefs} prefs
 */
export function ownGround(prefs) {
  const host = document.body.dataset.jpThemeLight;
  return host === undefined || themeOf(prefs) !== (host === "true" ? "light" : "dark");
}

/** @param {() => void} tell called when the host's theme changes @returns {() => void} stops it */
export function watchTheme(tell) {
  const watcher = new MutationObserver(tell);
  watcher.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
  return () => watcher.disconnect();
}

/** @param {Prefs} prefs @returns {boolean} whether things may move */
export function mayMove(prefs) {
  return !prefs.still && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
