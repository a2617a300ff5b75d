// The controls of a hand: for what a board alone does not offer everyone. Which there are is decided by the program.

import { element } from "./controls.js";

/** How many texts describe a control. */
const TEXTS = 5;

export class Hands {
  #does;
  #made = new Map();

  /** `does` is told which control was used, and what is written in it. */
  constructor(does) {
    this.#does = does;
    this.root = element("div", "hands", { role: "group", hidden: "" });
  }

  /** Shows controls, given what they are for and, for each, its kind, id, name, text, and whether it is on. */
  show([purpose, ...texts]) {
    const rows = [];
    for (let index = 0; index < texts.length; index += TEXTS) rows.push(texts.slice(index, index + TEXTS));
    this.root.hidden = !rows.length;
    this.root.ariaLabel = purpose ?? "";
    const ids = rows.map(([, id]) => id);
    if (ids.join() !== [...this.#made.keys()].join()) {
      this.#made = new Map(rows.map(([kind, id]) => [id, this.#make(kind, id)]));
      this.root.replaceChildren(...this.#made.values());
    }
    for (const row of rows) write(this.#made.get(row[1]), row);
  }

  #make(kind, id) {
    if (kind === "field") {
      const made = element("input", "count", { inputmode: "numeric", autocomplete: "off", part: "field" });
      made.addEventListener("input", () => this.#does(id, made.value));
      // Letters and digits are no shortcuts here, and Enter does what the last control does.
      made.addEventListener("keydown", (event) => {
        event.stopPropagation();
        if (event.key === "Enter") this.root.lastElementChild.click();
      });
      return made;
    }
    const made = element("button", `button hand ${kind} ${id}`, { type: "button", part: "button" });
    made.addEventListener("click", () => made.ariaDisabled === "true" || this.#does(id, ""));
    return made;
  }
}

function write(control, [kind, , name, text, isOn]) {
  if (name !== text) control.ariaLabel = name;
  else control.removeAttribute("aria-label");
  if (kind === "field") {
    if (control.value !== text) control.value = text;
    control.ariaInvalid = String(!isOn);
    return;
  }
  control.textContent = text;
  control[kind === "choice" ? "ariaPressed" : "ariaDisabled"] = String(kind === "choice" ? Boolean(isOn) : !isOn);
}
