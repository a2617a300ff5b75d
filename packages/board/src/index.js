// <gros-board>: a board of Gros as an element of any page.

import { GrosBoard } from "./element.js";

if (globalThis.customElements && !customElements.get("gros-board")) {
  customElements.define("gros-board", GrosBoard);
}

export { GrosBoard };
