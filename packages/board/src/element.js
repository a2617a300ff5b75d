// The element: its attributes, its tree, its clock and its events. What it shows is decided by the program.

import sheet from "./board.css";
import { Controls, element } from "./controls.js";
import { Hands } from "./hands.js";
import { forPuzzle, idOf } from "./program.js";

/** The keys of a spec that are attributes. */
const PARTS = ["n", "pegs", "rule", "from", "to"];
/** The attributes that make another task. */
const TASK = new Set(["puzzle", "spec", ...PARTS]);
const WORDS = {
  controls: ["full", "minimal", "none"],
  hands: ["free", "locked"],
  mode: ["guided", "solve"],
  theme: ["auto", "light", "dark"],
  look: ["realistic", "vertical", "lights"],
};
const TEMPO = { least: 1, usual: 2, most: 100 };
/** The shortest time between two frames of moves that follow each other, in milliseconds. */
const FRAME = 33;
/** How far from the screen a lazy board is loaded. */
const NEAR = "200px";

const number = (hex) => BigInt(`0x${hex}`);
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const Base = globalThis.HTMLElement ?? class {};

const sheets = new Map();

/** Constructs a style sheet once; that needs no policy to allow inline styles. */
function styleSheet(key, text) {
  if (!sheets.has(key)) {
    const made = new CSSStyleSheet();
    made.replaceSync(text());
    sheets.set(key, made);
  }
  return sheets.get(key);
}

/** The styles of a board: those of the program's pictures, and those of what is around them. */
function styleSheets(program) {
  return [styleSheet(program, () => program.styles()), styleSheet("board", () => sheet)];
}

export class GrosBoard extends Base {
  static observedAttributes = [...TASK, "step", "tempo", "lang", "flip", ...Object.keys(WORDS)];

  #board;
  #program;
  #lang;
  #view = {};
  #frame;
  #stage;
  #root;
  #controls;
  #hands;
  #live;
  #changed = new Set();
  #updating = Promise.resolve();
  #isQueued = false;
  #near;
  #sizes;
  #timer;
  #animation;
  #last;
  #leader;
  #unfollow;
  #settle;

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
    // Who does not wait for it hears about it from the event.
    this.ready.catch(() => {});
    this.attachShadow?.({ mode: "open" }).append(document.createElement("slot"));
  }

  connectedCallback() {
    if (this.#board) {
      this.#sizes.observe(this.#stage);
    } else if (this.getAttribute("loading") === "lazy" && !this.#near) {
      this.#near = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) this.#load();
      }, { rootMargin: NEAR });
      this.#near.observe(this);
    } else {
      this.#load();
    }
  }

  disconnectedCallback() {
    this.pause();
    cancelAnimationFrame(this.#animation);
    this.#sizes?.disconnect();
    this.#near?.disconnect();
    this.#near = undefined;
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    this.#changed.add(name);
    if (this.#board) this.#queue();
  }

  #load() {
    this.#near?.disconnect();
    for (const name of GrosBoard.observedAttributes) this.#changed.add(name);
    this.#queue();
  }

  /** Several attributes that change together are one change. */
  #queue() {
    if (this.#isQueued) return;
    this.#isQueued = true;
    this.#updating = this.#updating.then(() => {
      this.#isQueued = false;
      return this.#update();
    });
  }

  async #update() {
    const changed = this.#changed;
    this.#changed = new Set();
    const isTask = !this.#board || [...changed].some((name) => TASK.has(name));
    const spec = this.#spec();
    let loaded;
    try {
      loaded = await forPuzzle(isTask ? idOf(spec) : this.#last.puzzle, this.#tags());
    } catch (error) {
      this.#error("program", error.message);
      this.#settle.reject(error);
      return;
    }
    const isNew = loaded.program !== this.#program;
    if (isNew) this.#mount(loaded.program);
    this.#lang = loaded.lang;
    this.#controls.name(loaded.names);
    if (isTask) this.#view = view(loaded.program, spec);
    this.#wish();
    if (isTask) {
      const problems = this.#board.open(spec);
      // The look depends on the puzzle.
      this.#wish();
      for (let index = 0; index < problems.length; index += 2) this.#error(problems[index], problems[index + 1]);
    }
    this.#check(changed);
    const step = this.getAttribute("step");
    if (step !== null && (isTask || changed.has("step")) && !this.#board.seek(step.trim())) {
      this.#error("step", this.#board.problem("step", step));
    }
    this.#fit();
    if (isNew) this.#sizes.observe(this.#stage);
    if (this.#last) return this.#happened(isTask ? "open" : "seek");
    this.#shown();
    this.#settle.resolve();
    this.#tell("gros-ready", this.position);
  }

  /** Returns the spec that the attributes make. */
  #spec() {
    const spec = this.getAttribute("spec");
    if (spec !== null) return spec;
    const parts = PARTS.filter((key) => this.hasAttribute(key));
    const pairs = parts.map((key) => `${key}=${encodeURIComponent(this.getAttribute(key))}`);
    return `${this.getAttribute("puzzle") ?? "rings"}${pairs.length ? "?" : ""}${pairs.join("&")}`;
  }

  /** Returns the languages to choose from: the element's own, that of what is around it, the reader's. */
  #tags() {
    const own = this.getAttribute("lang") ?? this.#view.lang ?? "auto";
    const around = this.parentElement?.closest("[lang]")?.lang;
    const tags = own === "auto" ? [around, ...navigator.languages] : [own, around, ...navigator.languages];
    return tags.filter(Boolean);
  }

  /** Returns the word of an attribute, or of a view key of the spec, or the usual one. */
  #word(name) {
    const word = this.getAttribute(name)?.trim().toLowerCase();
    return WORDS[name].includes(word) ? word : this.#view[name] || (name === "look" ? "" : WORDS[name][0]);
  }

  /** Says which attributes are not one of their words, or not a number. */
  #check(changed) {
    for (const name of changed) {
      const value = this.getAttribute(name);
      if (value === null) continue;
      const isWord = WORDS[name]?.includes(value.trim().toLowerCase()) ?? true;
      if (!isWord) this.#error(name, this.#board.problem(name, value));
      if (name === "tempo" && !(Number(value) >= TEMPO.least && Number(value) <= TEMPO.most)) {
        this.#error(name, this.#board.problem(name, value));
      }
    }
    if (changed.has("tempo") && this.#timer) this.start();
  }

  #wish() {
    const frame = this.#frame.dataset;
    for (const name of ["controls", "hands", "theme"]) frame[name] = this.#word(name);
    this.#frame.lang = this.#lang;
    const flip = this.hasAttribute("flip") || this.#view.flip === "1";
    const solve = this.#word("mode") === "solve";
    const locked = frame.hands === "locked";
    this.#board.wish(this.#lang, this.#word("look"), flip, solve, locked, still?.matches ?? false);
  }

  /** Builds the tree and puts a board of this program into it. */
  #mount(program) {
    this.#program = program;
    this.#sizes?.disconnect();
    const drawing = element("div", "drawing");
    const pieces = element("div", "pieces");
    this.#root = element("div", "board", { part: "board", role: "group" }, [drawing, pieces]);
    this.#stage = element("div", "stage", {}, [this.#root]);
    this.#controls = new Controls((asks, value) => this.#asked(asks, value));
    this.#hands = new Hands((id, text) => this.#told(this.#board.operate(id, text)));
    this.#live = element("div", "live", { role: "status" });
    const { caption, timeline } = this.#controls;
    const all = element("div", "all", {}, [this.#stage, this.#hands.root, caption, timeline]);
    this.#frame = element("div", "frame", {}, [all, this.#live]);
    this.#frame.addEventListener("keydown", (event) => this.#key(event));
    this.#board = program.Board.mount(this.#root, drawing, pieces, (texts) => this.#told(texts));
    this.shadowRoot.adoptedStyleSheets = styleSheets(program);
    this.shadowRoot.replaceChildren(this.#frame);
    this.#sizes = new ResizeObserver(() => this.#fit());
  }

  #fit() {
    const { clientWidth, clientHeight } = this.#stage;
    this.#board.resize(clientWidth, clientHeight);
  }

  /** Shows everything around the board as it is now, and says which position it is. */
  #shown() {
    const [puzzle, spec, state, step, steps, guarantee, isOnPlan] = this.#board.position();
    this.#last = { puzzle, spec, state, step: number(step), steps: number(steps), onTimeline: isOnPlan === "1" };
    const said = { puzzle, state, step: `${this.#last.step}`, steps: `${this.#last.steps}`, guarantee };
    for (const [name, value] of Object.entries(said)) {
      if (this.dataset[name] !== value) this.dataset[name] = value;
    }
    this.#root.setAttribute("aria-label", this.#board.name());
    this.#hands.show(this.#board.controls());
    this.#controls.show(this.#board, this.#timer !== undefined);
    this.#animate();
  }

  /** Shows what happened, and tells about it if the position is another one. */
  #happened(cause, move) {
    const before = this.#last;
    const wasSolved = this.dataset.step === this.dataset.steps;
    this.#shown();
    const isOther = ["puzzle", "spec", "state", "step", "steps"].some((key) => before?.[key] !== this.#last[key]);
    if (!isOther) return;
    this.#tell("gros-change", { ...this.position, cause, ...(move && { move }) });
    if (this.#board.isSolved() && !wasSolved && cause !== "open") this.#tell("gros-goal", this.position);
  }

  #animate() {
    cancelAnimationFrame(this.#animation);
    this.#animation = requestAnimationFrame((now) => {
      if (this.#board.frame(now)) this.#animate();
    });
  }

  /** A hand has done something on the board. */
  #told([kind, ...texts]) {
    if (kind === "played") {
      this.pause();
      this.#happened("hand", move(texts));
    } else if (kind === "refused") {
      this.pause();
      this.#shown();
      this.#tell("gros-refuse", refusal(texts));
    } else {
      this.#shown();
    }
    const said = kind === "shown" ? texts[0] : this.#board.spoken();
    if (said) this.#live.textContent = said;
  }

  #asked(asks, value) {
    if (asks === "play") return this.#timer ? this.pause() : this.start();
    this.pause();
    if (asks === "undo") return void this.undo();
    if (asks === "slide") this.#board.slide(value);
    else this.#board.seek(asks);
    this.#happened("seek");
  }

  /** The shortcuts of the page, while the focus is inside. */
  #key(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const does = isCommand
      ? { z: () => (event.shiftKey ? this.redo() : this.undo()), y: () => this.redo() }[key]
      : {
        ",": () => this.#asked("back"),
        ".": () => this.#asked("next"),
        "u": () => (event.shiftKey ? this.redo() : this.undo()),
        "escape": () => this.#board.putBack() || this.#timer === undefined || this.pause(),
      }[key];
    if (!does) return;
    does();
    if (key !== "escape") event.preventDefault();
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #error(field, sentence) {
    this.#tell("gros-error", { field, sentence });
  }

  get position() {
    return { ...this.#last, playing: this.#timer !== undefined };
  }

  async seek(to) {
    await this.ready;
    if (!this.#board.seek(String(to))) throw new RangeError(`${to} is not a step`);
    this.#happened("seek");
    return this.position;
  }

  start() {
    if (!this.#board) return void this.ready.then(() => this.start(), () => {});
    clearTimeout(this.#timer);
    if (this.#board.isAtEnd()) this.#board.seek("start");
    const tempo = Math.min(Math.max(Number(this.getAttribute("tempo")) || TEMPO.usual, TEMPO.least), TEMPO.most);
    const between = Math.max(1000 / tempo, FRAME);
    const moves = Math.max(Math.round((tempo * between) / 1000), 1);
    const go = () => {
      this.#timer = setTimeout(go, between);
      this.#board.advance(moves);
      if (this.#board.isAtEnd()) this.#stop();
      this.#happened("play");
    };
    this.#board.playing(between);
    go();
  }

  pause() {
    if (this.#timer === undefined) return;
    this.#stop();
    this.#shown();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#board.playing(0);
  }

  async move(text) {
    await this.ready;
    const [kind, ...texts] = this.#board.play(String(text));
    if (kind === "nothing") throw new RangeError(`${text} is not a move of this puzzle`);
    this.#told([kind, ...texts]);
    return kind === "refused" ? refusal(texts) : this.position;
  }

  undo() {
    return this.#changes("undo");
  }

  redo() {
    return this.#changes("redo");
  }

  reset() {
    this.#changes("reset");
  }

  #changes(how) {
    if (!this.#board) return false;
    this.pause();
    const isDone = this.#board[how]();
    this.#happened(how === "reset" ? "open" : "undo");
    return isDone ?? true;
  }

  async toSVG({ width = 640, background } = {}) {
    await this.ready;
    const file = this.#board.toSvg(Number(width) || 640, this.#isDark());
    return background ? behind(file, background) : file;
  }

  #isDark() {
    const scheme = getComputedStyle(this.#frame).colorScheme;
    if (!scheme.includes("dark")) return false;
    return !scheme.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches;
  }

  follow(other) {
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.#leader = other;
    if (!other) return;
    const go = async () => {
      await Promise.all([this.ready, other.ready]);
      const { step, steps } = other.position;
      // Boards of one length share their steps; others share the way that is done.
      const mine = this.#last.steps;
      if (this.#leader === other) this.seek(steps === mine || steps === 0n ? step : (step * mine) / steps);
    };
    other.addEventListener("gros-change", go);
    this.#unfollow = () => other.removeEventListener("gros-change", go);
    go();
  }

  get step() {
    return this.#last?.step ?? 0n;
  }

  set step(step) {
    this.setAttribute("step", String(step));
  }
}

/** Makes properties of attributes. */
function reflect(name, read) {
  Object.defineProperty(GrosBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return read(this.getAttribute(name), this);
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}

const asNumber = (usual) => (text) => (text === null || text.trim() === "" ? usual : Number(text));
reflect("puzzle", (text, board) => text ?? board.position.puzzle ?? "rings");
reflect("n", asNumber(null));
reflect("pegs", asNumber(null));
reflect("tempo", asNumber(TEMPO.usual));
for (const name of ["rule", "from", "to"]) reflect(name, (text) => text);
reflect("spec", (text, board) => text ?? board.position.spec ?? null);
for (const [name, words] of Object.entries(WORDS)) {
  reflect(name, (text) => (words.includes(text) ? text : words[0]));
}
reflect("lang", (text) => text ?? "auto");
reflect("loading", (text) => (text === "lazy" ? "lazy" : "eager"));

function view(program, spec) {
  const pairs = program.Board.viewOf(spec);
  const view = {};
  for (let index = 0; index < pairs.length; index += 2) view[pairs[index]] = pairs[index + 1] || undefined;
  return view;
}

function move([text, spoken, piece, from, to]) {
  return { text, spoken, piece: Number(piece), from, to };
}

function refusal([move, rule, blockers, possibleIn, sentence]) {
  return {
    move,
    rule,
    blockers: blockers ? blockers.split(",").map(Number) : [],
    possibleIn: possibleIn ? number(possibleIn) : null,
    sentence,
  };
}

/** Puts a colour behind a picture. */
function behind(file, colour) {
  const [x, y, width, height] = file.match(/viewBox="([^"]*)"/)[1].split(" ");
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x, y, width, height, fill: colour })) rect.setAttribute(name, value);
  const written = new XMLSerializer().serializeToString(rect).replace(/ xmlns="[^"]*"/, "");
  const end = file.match(/^<svg[^>]*>(<title>.*?<\/title>)?(<desc>.*?<\/desc>)?/s)[0].length;
  return file.slice(0, end) + written + file.slice(end);
}
