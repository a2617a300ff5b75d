// Throws dice from a seed and does what a person might do, one thing after the other, inside the page. Answers with what
// was done, and with the errors that nobody caught.
const [seed, count, done] = arguments;

let state = seed >>> 0;
const throwDice = () => {
  // Mulberry32, by Tommy Ettinger.
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
const below = (sides) => Math.floor(throwDice() * sides);
const one = (some) => some[below(some.length)];

// Once for each page: what would lead out of the page is left out.
if (!window.soak) {
  window.soak = { faults: [], isTravelling: false };
  // What is measured anew only in the next frame is no fault, though browsers tell of it as of one.
  addEventListener("error", ({ message }) => message.startsWith("ResizeObserver loop") || soak.faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => soak.faults.push(String(reason)));
  window.print = () => {};
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (link && (link.target || link.download || !link.getAttribute("href").startsWith("#"))) event.preventDefault();
    if (event.target.closest?.("input[type=file]")) event.preventDefault();
  }, true);
  // The page, too, goes back where something over it is closed; two at once might lead out of it, so that nothing else is
  // done on the way.
  const go = history.go;
  history.go = function (by) {
    soak.isTravelling = true;
    return go.call(this, by);
  };
  addEventListener("popstate", () => (soak.isTravelling = false));
  HTMLAnchorElement.prototype.click = () => {};
}

const root = () => [...document.querySelectorAll("dialog:modal")].pop() ?? document.body;
const seen = (selector) =>
  [...root().querySelectorAll(selector)].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[inert]"));
const named = (e) => `${e.localName}.${e.getAttribute("class") ?? ""} ${(e.ariaLabel ?? e.textContent ?? "").trim().slice(0, 40)}`;

const pointer = (target, type, x, y) =>
  target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, button: type === "pointermove" ? -1 : 0,
    buttons: type === "pointerup" ? 0 : 1, pointerId: 1, isPrimary: true, pointerType: one(["mouse", "touch"]),
  }));
const at = (x, y) => document.elementFromPoint(x, y);
const inside = (e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [left + throwDice() * width, top + throwDice() * height];
};

const click = (selector) => {
  const e = one(seen(selector));
  if (!e) return "nothing to click";
  const [x, y] = inside(e);
  e.focus?.();
  pointer(e, "pointerdown", x, y);
  pointer(e, "pointerup", x, y);
  e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1 }));
  return `click ${named(e)}`;
};

const drag = () => {
  const e = one(seen("[data-puzzle], [data-puzzle] button, .tape-strip, .graph-picture, .strip"));
  if (!e) return "nothing to drag";
  const [x, y] = inside(e);
  const start = at(x, y) ?? e;
  pointer(start, "pointerdown", x, y);
  let [nx, ny] = [x, y];
  for (let left = 1 + below(4); left > 0; left -= 1) {
    [nx, ny] = [x + (throwDice() - 0.5) * 400, y + (throwDice() - 0.5) * 300];
    pointer(at(nx, ny) ?? start, "pointermove", nx, ny);
  }
  pointer(throwDice() < 0.1 ? start : at(nx, ny) ?? start, throwDice() < 0.05 ? "pointercancel" : "pointerup", nx, ny);
  return `drag ${named(e)}`;
};

const slide = () => {
  const e = one(seen("input[type=range]"));
  if (!e) return "nothing to slide";
  for (let left = 1 + below(3); left > 0; left -= 1) {
    e.value = below(Number(e.max) + 1);
    e.dispatchEvent(new Event("input", { bubbles: true }));
  }
  e.dispatchEvent(new Event("change", { bubbles: true }));
  return `slide to ${e.value}`;
};

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Enter", " ", "Escape",
  "Backspace", "Delete", "?", "+", "-", "0", "1", "2", "9", ..."abcdefghijklmnopqrstuvwxyz"];
const press = () => {
  if (throwDice() < 0.3) one(seen("button, input, select, [tabindex], a[href]"))?.focus();
  const key = one(KEYS);
  const [ctrlKey, shiftKey] = [throwDice() < 0.1, throwDice() < 0.1];
  const target = document.activeElement ?? document.body;
  const press = (type) => new KeyboardEvent(type, { key, ctrlKey, shiftKey, bubbles: true, cancelable: true, composed: true });
  target.dispatchEvent(press("keydown"));
  target.dispatchEvent(press("keyup"));
  return `press ${ctrlKey ? "Control " : ""}${key} on ${named(target)}`;
};

const TEXTS = ["", "0", "12", "50%", "-5", "1111", "AB CA", "1*40", "９", "99999999999999999999999", "~7", "half", "九"];
const type = () => {
  const e = one(seen("input[type=text], input:not([type]), input[type=number], textarea"));
  if (!e) return "nowhere to type";
  e.focus();
  e.value = one(TEXTS);
  e.dispatchEvent(new InputEvent("input", { bubbles: true }));
  e.dispatchEvent(new Event("change", { bubbles: true }));
  e.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  if (throwDice() < 0.5) e.blur();
  return `type ${e.value} into ${named(e)}`;
};

const choose = (selector) => {
  const e = one(seen(selector));
  if (!e) return "nothing to choose from";
  e.selectedIndex = below(e.options.length);
  e.dispatchEvent(new Event("input", { bubbles: true }));
  e.dispatchEvent(new Event("change", { bubbles: true }));
  return `choose ${e.value} of ${named(e)}`;
};

const turn = () => {
  const e = one(seen("[data-puzzle], .tape-strip, .graph-picture, input[type=range], .panel"));
  if (!e) return "nothing to turn";
  const [x, y] = inside(e);
  e.dispatchEvent(new WheelEvent("wheel", {
    bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: (throwDice() - 0.5) * 400, shiftKey: throwDice() < 0.3,
    ctrlKey: throwDice() < 0.2,
  }));
  return `turn the wheel over ${named(e)}`;
};

const travel = () => {
  const by = throwDice() < 0.6 ? -1 : 1;
  const to = navigation.entries()[navigation.currentEntry.index + by];
  if (soak.isTravelling || !to?.sameDocument) return "nowhere to travel";
  history.go(by);
  return by < 0 ? "back" : "forward";
};

const EVENTS = [
  [34, () => click("button, a[href], input[type=radio], input[type=checkbox], summary, [role=option], [role=tab]")],
  [14, () => click("[data-puzzle] button, [data-puzzle] [role=button]")],
  [12, drag], [5, slide], [20, press], [4, type], [4, () => choose("select")], [3, turn], [4, travel],
];
const WEIGHT = EVENTS.reduce((sum, [weight]) => sum + weight, 0);
const event = () => {
  let left = below(WEIGHT);
  return EVENTS.find(([weight]) => (left -= weight) < 0)[1]();
};

const task = () => new Promise((resolve) => setTimeout(resolve));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const run = async () => {
  const log = [];
  let slowest = [0, ""];
  for (let left = count; left > 0; left -= 1) {
    const before = performance.now();
    log.push(event());
    await (left % 4 === 0 ? frame() : task());
    for (let waits = 50; soak.isTravelling && waits > 0; waits -= 1) await task();
    soak.isTravelling = false;
    const took = performance.now() - before;
    if (took > slowest[0]) slowest = [took, log.at(-1)];
  }
  await frame();
  return { log, slowest, faults: soak.faults.splice(0) };
};
run().then(done, (error) => done({ log: [], slowest: [0, ""], faults: [`the dice: ${error}`] }));
