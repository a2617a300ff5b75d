// Sends `count` random events to the page, driven by random 32-bit numbers. Returns a log of the events and all uncaught
// errors.
const [numbers, count, done] = arguments;

let used = 0;
const random = () => numbers[used++ % numbers.length] / 4294967296;
const below = (limit) => Math.floor(random() * limit);
const choice = (values) => values[below(values.length)];

// Once per page load: block whatever leaves the page.
if (!window.soak) {
  window.soak = { errors: [], isTravelling: false };
  // Browsers report layout that takes another frame as an error.
  addEventListener("error", ({ message }) => message.startsWith("ResizeObserver loop") || soak.errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => soak.errors.push(String(reason)));
  window.print = () => {};
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (link && (link.target || link.download || !link.getAttribute("href").startsWith("#"))) event.preventDefault();
    if (event.target.closest?.("input[type=file]")) event.preventDefault();
  }, true);
  // The page itself goes back when an overlay is closed. Two traversals at once might leave the page, so wait for each.
  const go = history.go;
  history.go = function (by) {
    soak.isTravelling = true;
    return go.call(this, by);
  };
  addEventListener("popstate", () => (soak.isTravelling = false));
  HTMLAnchorElement.prototype.click = () => {};
}

const root = () => [...document.querySelectorAll("dialog:modal")].pop() ?? document.body;
const visible = (selector) =>
  [...root().querySelectorAll(selector)].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[inert]"));
const describe = (e) => `${e.localName}.${e.getAttribute("class") ?? ""} ${(e.ariaLabel ?? e.textContent ?? "").trim().slice(0, 40)}`;

const pointer = (target, type, x, y) =>
  target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, button: type === "pointermove" ? -1 : 0,
    buttons: type === "pointerup" ? 0 : 1, pointerId: 1, isPrimary: true, pointerType: choice(["mouse", "touch"]),
  }));
const at = (x, y) => document.elementFromPoint(x, y);
const pointInside = (e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [left + random() * width, top + random() * height];
};

const click = (selector) => {
  const e = choice(visible(selector));
  if (!e) return "no target to click";
  const [x, y] = pointInside(e);
  e.focus?.();
  pointer(e, "pointerdown", x, y);
  pointer(e, "pointerup", x, y);
  e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1 }));
  return `click ${describe(e)}`;
};

const drag = () => {
  const e = choice(visible("[data-puzzle], [data-puzzle] button, .tape-strip, .graph-picture, .strip"));
  if (!e) return "no target to drag";
  const [x, y] = pointInside(e);
  const start = at(x, y) ?? e;
  pointer(start, "pointerdown", x, y);
  let [nx, ny] = [x, y];
  for (let left = 1 + below(4); left > 0; left -= 1) {
    [nx, ny] = [x + (random() - 0.5) * 400, y + (random() - 0.5) * 300];
    pointer(at(nx, ny) ?? start, "pointermove", nx, ny);
  }
  pointer(random() < 0.1 ? start : at(nx, ny) ?? start, random() < 0.05 ? "pointercancel" : "pointerup", nx, ny);
  return `drag ${describe(e)}`;
};

const slide = () => {
  const e = choice(visible("input[type=range]"));
  if (!e) return "no slider";
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
  if (random() < 0.3) choice(visible("button, input, select, [tabindex], a[href]"))?.focus();
  const key = choice(KEYS);
  const [ctrlKey, shiftKey] = [random() < 0.1, random() < 0.1];
  const target = document.activeElement ?? document.body;
  const press = (type) => new KeyboardEvent(type, { key, ctrlKey, shiftKey, bubbles: true, cancelable: true, composed: true });
  target.dispatchEvent(press("keydown"));
  target.dispatchEvent(press("keyup"));
  return `press ${ctrlKey ? "Control " : ""}${key} on ${describe(target)}`;
};

const TEXTS = ["", "0", "12", "50%", "-5", "1111", "AB CA", "1*40", "９", "99999999999999999999999", "~7", "half", "九"];
const type = () => {
  const e = choice(visible("input[type=text], input:not([type]), input[type=number], textarea"));
  if (!e) return "no text field";
  e.focus();
  e.value = choice(TEXTS);
  e.dispatchEvent(new InputEvent("input", { bubbles: true }));
  e.dispatchEvent(new Event("change", { bubbles: true }));
  e.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  if (random() < 0.5) e.blur();
  return `type ${e.value} into ${describe(e)}`;
};

const choose = (selector) => {
  const e = choice(visible(selector));
  if (!e) return "no list";
  e.focus();
  e.selectedIndex = below(e.options.length);
  e.dispatchEvent(new Event("input", { bubbles: true }));
  e.dispatchEvent(new Event("change", { bubbles: true }));
  return `choose ${e.value} of ${describe(e)}`;
};

const scroll = () => {
  const e = choice(visible("[data-puzzle], .tape-strip, .graph-picture, input[type=range], .panel"));
  if (!e) return "no target to scroll";
  const [x, y] = pointInside(e);
  e.dispatchEvent(new WheelEvent("wheel", {
    bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: (random() - 0.5) * 400, shiftKey: random() < 0.3,
    ctrlKey: random() < 0.2,
  }));
  return `scroll over ${describe(e)}`;
};

const travel = () => {
  const by = random() < 0.6 ? -1 : 1;
  // WebKit does not tell where an entry leads.
  const to = window.navigation?.entries()[navigation.currentEntry.index + by];
  if (soak.isTravelling || !to?.sameDocument) return "no history entry";
  history.go(by);
  return by < 0 ? "back" : "forward";
};

const EVENTS = [
  [34, () => click("button, a[href], input[type=radio], input[type=checkbox], summary, [role=option], [role=tab]")],
  [14, () => click("[data-puzzle] button, [data-puzzle] [role=button]")],
  [12, drag], [5, slide], [20, press], [4, type], [4, () => choose("select")], [3, scroll], [4, travel],
];
const TOTAL_WEIGHT = EVENTS.reduce((sum, [weight]) => sum + weight, 0);
const sendEvent = () => {
  let left = below(TOTAL_WEIGHT);
  return EVENTS.find(([weight]) => (left -= weight) < 0)[1]();
};

const task = () => new Promise((resolve) => setTimeout(resolve));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// Whether what had the focus is gone, and nothing else has the focus: the next key would be for nobody.
const isLost = (before) =>
  document.activeElement === document.body && before !== document.body && !(before.isConnected && before.checkVisibility({ visibilityProperty: true }));
const expectFocus = async (before, event) => {
  for (let waits = 20; isLost(before) && waits > 0; waits -= 1) await frame();
  if (isLost(before)) soak.errors.push(`the focus was on ${describe(before)} and is nowhere after: ${event}`);
};

const run = async () => {
  const log = [];
  for (let left = count; left > 0; left -= 1) {
    let focused = document.activeElement ?? document.body;
    // What a click does begins with the focus on its target.
    const follow = ({ target }) => (focused = target);
    addEventListener("focusin", follow);
    log.push(sendEvent());
    removeEventListener("focusin", follow);
    await (left % 4 === 0 ? frame() : task());
    for (let waits = 50; soak.isTravelling && waits > 0; waits -= 1) await task();
    soak.isTravelling = false;
    await expectFocus(focused, log.at(-1));
  }
  await frame();
  return { log, errors: soak.errors.splice(0) };
};
run().then(done, (error) => done({ log: [], errors: [`events.js: ${error}`] }));
