// The card table as an anywidget module.

import { Table } from "./table.js";

/** @param {{ model: import("./types.js").Model, el: HTMLElement }} place @returns {() => void} */
function render({ model, el }) {
  const table = new Table(model, el);
  table.mount();
  return () => table.destroy();
}

export default { render };
