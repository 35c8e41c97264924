// Runs in the head of every page of the app, before anything is drawn. It holds no text.
(() => {
  const PREFS = "gin_widgets:prefs";
  const LANG = "gin_widgets:lang";
  const root = document.documentElement;

  // The storage may be refused; then nothing is remembered and nothing breaks.
  const recall = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const keep = (name, text) => {
    try {
      localStorage.setItem(name, text);
    } catch {}
  };
  const names = () => {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  };

  // Light or dark as chosen in a table's menu, here and while the page is open.
  const paint = (prefs) => {
    const theme = prefs?.theme;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  try {
    paint(JSON.parse(recall(PREFS) ?? "null"));
  } catch {}
  addEventListener(PREFS, (event) => paint(event.detail));

  // The first page without a language in its address: the language of the last visit.
  const { lang, home } = root.dataset;
  if (home === "open") {
    const last = recall(LANG);
    const known = (root.dataset.langs ?? "").split(" ");
    if (last && last !== lang && known.includes(last)) location.replace(root.dataset.base + last);
  } else if (lang) {
    keep(LANG, lang);
  }

  // The menu of languages closes like a menu.
  addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && document.querySelector(".ga-menu[open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  addEventListener("click", (event) => {
    const menu = document.querySelector(".ga-menu[open]");
    if (menu && !menu.contains(event.target)) menu.open = false;
  });

  addEventListener("DOMContentLoaded", () => {
    const saved = names().some((n) => n.startsWith("gin_widgets:") && n !== PREFS && n !== LANG);
    for (const part of document.querySelectorAll("[data-if-saved]")) part.hidden = !saved;
    watchOutputs();
  });
  addEventListener("click", (event) => {
    if (event.target.closest("[data-reload]")) location.reload();
  });

  // A widget that Jupyter gave up on (its message is a bare English line): load the page once
  // more, for the game is in the storage; if that does not help, say so.
  const RETRIED = `gin_widgets.retried ${location.pathname}`;
  const recover = (out) => {
    try {
      if (!sessionStorage.getItem(RETRIED)) {
        sessionStorage.setItem(RETRIED, "1");
        location.reload();
        return;
      }
    } catch {}
    out.replaceChildren(document.getElementById("ga-broken").content.cloneNode(true));
  };
  const look = (out, watcher) => {
    const shown = out.querySelector(".jp-OutputArea-output");
    if (shown?.firstElementChild) watcher.disconnect();
    else if (shown?.classList.contains("jupyter-widgets") && shown.textContent.trim()) {
      watcher.disconnect();
      recover(out);
    }
  };
  const watchOutputs = () => {
    for (const out of document.querySelectorAll(".ga-out")) {
      const watcher = new MutationObserver(() => look(out, watcher));
      watcher.observe(out, { childList: true, subtree: true, attributeFilter: ["class"] });
    }
  };

  // A page that is closed gives its kernel back at once; one that comes back from the browser's
  // memory has none and is loaded anew.
  addEventListener("pagehide", () => {
    const config = document.getElementById("jupyter-config-data");
    if (!config) return;
    const { kernelId, baseUrl } = JSON.parse(config.textContent);
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`);
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted && document.getElementById("jupyter-config-data")) location.reload();
  });
})();
