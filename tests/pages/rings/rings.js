// The page of nine rings without a framework: the same board, status, ruler and tape with the same styles. Elements are
// created once, and a step writes only what it changes.
const N = 9;
const STEPS = 341;
const find = (selector) => document.querySelector(selector);

const make = (parent, name, attributes = {}) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return parent.appendChild(element);
};

// Skips writes of unchanged values.
const written = new Map();
const isNew = (element, key, value) => {
  const old = written.get(element) ?? {};
  if (old[key] === value) return false;
  old[key] = value;
  written.set(element, old);
  return true;
};
const set = (element, key, value) => isNew(element, key, value) && element.setAttribute(key, value);
const say = (element, text) => isNew(element, "text", text) && (element.textContent = text);
const style = (element, key, value) => isNew(element, key, value) && element.style.setProperty(key, value);

// The state at a step, and the ring that moves next.
const stateAt = (step) => {
  const rank = STEPS - step;
  return rank ^ (rank >> 1);
};
const isOn = (state, ring) => (state >> (ring - 1)) & 1;
const ringAt = (step) => 32 - Math.clz32(stateAt(step) ^ stateAt(step + 1));
const x = (ring) => 70 + 80 * (N - ring);
const eye = (on) => (on ? 86 : 152);
const rings = [...Array(N).keys()].map((index) => N - index);

// The board.
const drawing = find(".rings-drawing");
const definitions = make(drawing, "defs");
for (const on of [1, 0]) {
  const name = on ? "on" : "off";
  const fade = { id: `fade-${name}`, gradientUnits: "userSpaceOnUse", x1: 0, y1: eye(on) + 52, x2: 0, y2: eye(on) + 90 };
  const gradient = make(definitions, "linearGradient", fade);
  make(gradient, "stop", { offset: 0, "stop-color": `var(--ring-${name})` });
  make(gradient, "stop", { offset: 1, "stop-color": `var(--ring-${name}-back)` });
}
const paths = (parent, ...classes) => classes.map((name) => make(parent, "path", { class: name }));
const rail = (parent, d) => {
  for (const name of ["rail-line", "rail-shade", "rail-body", "rail-light"]) make(parent, "path", { class: name, d });
};
const layers = make(drawing, "g");
const below = paths(layers, "rod-line", "rod-body", "bead", "bead-light");
make(layers, "path", { class: "plate-top", d: "M24 278H756L768 302H12z" });
make(layers, "rect", { class: "plate-face", x: 12, y: 302, width: 756, height: 32, rx: 1.5 });
const holes = rings.map((ring) => `M${x(ring) - 8} 292a8 4 0 1 0 16 0a8 4 0 1 0 -16 0`).join("");
make(layers, "path", { class: "hole", d: holes });
const row = (metal, ...strokes) => paths(layers, ...strokes.map((stroke) => `ring-${metal}-${stroke}`));
const back = ["line", "back"];
const front = ["line", "front", "light"];
const backs = { on: row("brass", ...back), off: row("steel", ...back) };
const bar = make(layers, "g", { class: "bar-slide" });
rail(bar, "M-320 105.7H822");
const rods = paths(layers, "rod-line", "rod-body");
const tip = make(layers, "g", { class: "bar-slide" });
rail(tip, "M-320 134.3H822A17.1 14.3 0 0 0 822 105.7");
make(tip, "rect", { class: "handle", x: -240, y: 92, width: 248, height: 56, rx: 12 });
make(tip, "rect", { class: "ferrule", x: 6, y: 94, width: 18, height: 52, rx: 4 });
const fronts = { off: row("steel", ...front), on: row("brass", ...front) };
const [eyes] = paths(layers, "eye");
const halos = ["halo-casing", "halo", "halo-fill", "halo-legal"].map((name) => make(layers, "circle", { class: name, r: 17 }));
const numbers = make(drawing, "g", { "font-size": 26 });
for (const ring of rings) make(numbers, "text", { class: "plate-number", x: x(ring), y: 327 }).textContent = ring;
const place = (element, part) => style(element, "--left", `${(100 * part).toFixed(4)}%`);
const columns = (parent) => {
  const columns = find(parent).appendChild(document.createElement("div"));
  columns.className = "columns columns-picture";
  place(columns, 30 / 860);
  style(columns, "--width", `${72000 / 860}%`);
  return columns;
};
const inRow = (row, name) => rings.map(() => row.appendChild(document.createElement(name)));
const digits = inRow(columns(".digits"), "span");
const buttons = inRow(columns(".board"), "button");
for (const button of buttons) button.className = "piece";
style(find(".board"), "--ratio", "1.9725");
style(find(".board"), "--extra", "28px");
style(find(".step-field"), "--width", "3");
style(find(".step-field"), "--columns", "3");

// The ruler of the overview.
const ruler = find(".ruler svg");
const at = (step) => 12 + (1368 * step) / STEPS;
const [wedge, bracket] = paths(ruler, "ruler-wedge", "ruler-bracket");
make(ruler, "rect", { class: "ruler-track", x: 9, y: 12, width: 1374, height: 6 });
const done = make(ruler, "rect", { class: "ruler-done", x: 9, y: 12, height: 6 });
let marks = "";
for (let step = 3; step < STEPS; step += 4) marks += `M${at(step + 0.5).toFixed(1)} 30v${3 + 2 * ringAt(step)}`;
make(ruler, "path", { class: "ruler-tick", d: marks });

// The tape: for each kind of tick a path, a text for the notes, and a path for the arrows.
const strip = find(".tape-strip svg");
const [past, future, cell] = ["tape-past", "tape-future", "tape-next-cell"].map((name) =>
  make(strip, "rect", { class: name, x: name === "tape-past" ? 0 : 567, height: 58 }),
);
const states = make(strip, "path", { class: "tape-states" });
const ticks = paths(strip, "tape-tick-past", "tape-tick", "tape-tick-next");
const kinds = [["past", "past"], ["past-tall", "past"], [], ["tall"], ["next", "next"]].map(([note, way]) => {
  const named = (what, kind) => (kind ? `${what}-${kind}` : what);
  const text = make(strip, "text", { class: named("tape-note", note), y: 17, "font-size": 12.5 });
  return { text, arrows: make(strip, "path", { class: named("tape-way", way) }) };
});
make(strip, "path", { class: "tape-needle", d: "M561 -1h12l-5 7v46l5 7h-12l5-7v-46z" });

const showTape = (step) => {
  const lines = ["", "", ""];
  const notes = kinds.map(() => ["", "", ""]);
  let dots = "";
  for (let tick = Math.max(0, step - 19); tick < Math.min(STEPS, step + 19); tick += 1) {
    const left = 567 + 32 * (tick - step);
    const ring = ringAt(tick);
    const kind = tick < step ? 0 : tick > step ? 1 : 2;
    dots += `M${left} 53h0`;
    lines[kind] += `M${left + 16} 56v-${3 + 4 * ring}`;
    const note = notes[kind === 2 ? 4 : 2 * kind + (ring > 1 ? 1 : 0)];
    note[0] += ring;
    note[1] += `${left + 7.9} `;
    const arrow = isOn(stateAt(tick), ring) ? "8v9m-2.8-3l2.8 3l2.8-3" : "17v-9m-2.8 3l2.8-3l2.8 3";
    note[2] += `M${left + 20.2} ${arrow}`;
  }
  const [from, to] = [Math.max(0, 567 - 32 * step), Math.min(1134, 567 + 32 * (STEPS - step))];
  set(past, "x", from);
  set(past, "width", 567 - from);
  set(future, "width", to - 567);
  set(cell, "width", Math.min(32, to - 567));
  set(states, "d", dots);
  ticks.forEach((tick, kind) => set(tick, "d", lines[kind]));
  kinds.forEach(({ text, arrows }, kind) => {
    const [symbols, places, drawn] = notes[kind];
    say(text, symbols);
    set(text, "x", places);
    set(arrows, "d", drawn);
  });
};

const showBoard = (state, next) => {
  const hung = rings.map((ring) => [x(ring), eye(isOn(state, ring))]);
  const round = (dx, dy, rx, ry) =>
    hung.map(([x, y]) => `M${x + dx - rx} ${y + 282 + dy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 -${2 * rx} 0`).join("");
  const shafts = hung.map(([x, y]) => `M${x} 328V${y + 282}`).join("");
  [shafts, shafts, round(0, 0, 9, 9), round(-3, -3, 2.8, 2)].forEach((d, layer) => set(below[layer], "d", d));
  const lengths = hung.map(([x, y]) => `M${x} ${y + 6}V292`).join("");
  for (const rod of rods) set(rod, "d", lengths);
  const slow = 34 - Math.clz32(state & -state);
  for (const [name, on] of [["on", 1], ["off", 0]]) {
    const there = rings.filter((ring) => isOn(state, ring) === on);
    const halves = (sweep) => there.map((ring) => `M${x(ring)} ${eye(on)}a64.57 18.54 47.07 0 ${sweep} 92.15 82.97`).join("");
    for (const stroke of backs[name]) set(stroke, "d", halves(1));
    for (const stroke of fronts[name]) set(stroke, "d", halves(0));
    set(fronts[name][2], "pathLength", 100 * there.length);
  }
  set(eyes, "d", hung.map(([x, y]) => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`).join(""));
  rings.forEach((ring, index) => {
    const on = isOn(state, ring);
    say(digits[index], on ? "1" : "0");
    set(digits[index], "class", `digit ${on ? "digit-on" : ""} ${ring === next ? "digit-next" : ""}`);
    const moves = ring === 1 || ring === slow;
    set(buttons[index], "aria-label", `Ring ${ring}, ${on ? "on" : "off"}${moves ? ", can move" : ""}${ring === next ? ", best next" : ""}`);
    set(buttons[index], "aria-disabled", moves ? "false" : "true");
  });
  halos.forEach((halo, index) => {
    const ring = index < 3 ? next : next === 1 ? slow : 1;
    set(halo, "cx", x(ring));
    set(halo, "cy", eye(isOn(state, ring)));
  });
  say(find(".tag"), isOn(state, next) ? "off" : "on");
  place(find(".tag"), x(next) / 860);
};

const show = (step) => {
  const [state, next, left] = [stateAt(step), step < STEPS ? ringAt(step) : 1, STEPS - step];
  const move = `ring ${next} ${isOn(state, next) ? "off" : "on"}`;
  showBoard(state, next);
  say(find("#next"), move);
  say(find("#left"), `${left} to go`);
  set(find(".badge path"), "d", isOn(state, next) ? "M12 4v15M6 13l6 6 6-6" : "M12 20V5M6 11l6-6 6 6");
  find("textarea").value = step;
  say(find(".transport-left"), `${Math.floor(left / 120)} min ${Math.floor(left / 2) % 60} s left`);
  set(find("input"), "aria-valuetext", `Step ${step} of ${STEPS}. Next: ${move}. ${left} to go`);
  set(done, "width", (at(step) - 9).toFixed(1));
  const [from, to] = [at(Math.max(0, step - 17)).toFixed(1), at(Math.min(STEPS, step + 17)).toFixed(1)];
  set(wedge, "d", `M${from} 22H${to}L1263 58H129z`);
  set(bracket, "d", `M${from} 18v4H${to}v-4`);
  showTape(step);
};

find("input").addEventListener("input", (event) => show(+event.target.value));
show(0);
