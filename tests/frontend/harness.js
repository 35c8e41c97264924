// The bundle on a page of its own, with a model that keeps what is sent and answers as told.

import widget from "./card_table.js";

class Model {
  constructor(traits) {
    this.traits = traits;
    this.ears = new Map();
    this.sent = [];
    this.answering = true;
    this.answered = 0;
  }

  get(name) {
    return this.traits[name];
  }

  on(name, ear) {
    this.ears.set(name, [...(this.ears.get(name) ?? []), ear]);
  }

  off(name, ear) {
    this.ears.set(name, (this.ears.get(name) ?? []).filter((other) => other !== ear));
  }

  tell(name, content) {
    for (const ear of this.ears.get(name) ?? []) ear(content);
  }

  set(name, value) {
    this.traits[name] = value;
    this.tell(`change:${name}`, value);
  }

  send(message) {
    this.sent.push(message);
    if (!this.answering) return;
    setTimeout(() => {
      this.tell("msg:custom", { kind: "ack", id: message.id });
      this.answered += 1;
    });
  }

  hearers() {
    return [...this.ears.values()].reduce((sum, ears) => sum + ears.length, 0);
  }
}

window.views = [];

/** Show a model, or a new one with these traits; `shadow` puts it into a shadow root. */
window.mount = async (traits, { shadow = false, model = new Model(traits) } = {}) => {
  const host = document.querySelector("[data-host]").appendChild(document.createElement("div"));
  let el = host;
  if (shadow) {
    const root = host.attachShadow({ mode: "open" });
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = "card_table.css";
    el = document.createElement("div");
    root.append(sheet, el);
  }
  const view = { model, host, close: widget.render({ model, el }) };
  window.views.push(view);
  window.model ??= model;
  return window.views.length - 1;
};
window.ready = true;
