// What is below the board: a caption, a slider and buttons.

const SVG = "http://www.w3.org/2000/svg";

/** The names of the controls come in this order (`CONTROLS` of crates/board-js/src/lib.rs). */
const [STEP, TO_START, BACK, PLAY, PAUSE, REPLAY, FORWARD, TO_GOAL, UNDO] = Array(9).keys();

const FILLED = {
  [TO_START]: "M6 5h2.4v14H6zM19 5v14L9 12z",
  [BACK]: "M17 5v14L7 12z",
  [PLAY]: "M8 5l11 7-11 7z",
  [PAUSE]: "M7 5h3.6v14H7zM13.4 5H17v14h-3.6z",
  [FORWARD]: "M7 5l10 7-10 7z",
  [TO_GOAL]: "M15.6 5H18v14h-2.4zM5 5l10 7-10 7z",
};

const LINES = {
  [REPLAY]: "M5 12a7 7 0 1 0 2.6-5.4M5 4v4.5h4.5",
  [UNDO]: "M8 5L4 9l4 4M4 9h9.5a5 5 0 0 1 0 10H9",
};

export function element(tag, className, attributes = {}, children = []) {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function icon() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "path"));
  return svg;
}

/** The controls of a board; `act` is told what is asked for. */
export class Controls {
  constructor(act) {
    const button = (className, asks) => {
      const made = element("button", `button ${className}`, { type: "button", part: "button" }, [icon()]);
      made.addEventListener("click", () => act(asks));
      return made;
    };
    this.buttons = {
      [TO_START]: button("to-start", "start"),
      [BACK]: button("back", "back"),
      [PLAY]: button("play", "play"),
      [FORWARD]: button("forward", "next"),
      [TO_GOAL]: button("to-goal", "end"),
      [UNDO]: button("undo", "undo"),
    };
    this.slider = element("input", "slider", { type: "range", min: "0", part: "slider" });
    this.slider.addEventListener("input", () => act("slide", Number(this.slider.value)));
    this.slider.addEventListener("keydown", (event) => {
      const asks = SLIDER_KEYS[event.key];
      if (!asks || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act(asks);
    });
    this.first = element("p", "first");
    this.second = element("p", "second");
    this.caption = element("div", "caption", { part: "caption" }, [this.first, this.second]);
    const order = [TO_START, BACK, PLAY, FORWARD, TO_GOAL, UNDO].map((key) => this.buttons[key]);
    const row = element("div", "row", {}, order);
    this.timeline = element("div", "timeline", { part: "timeline" }, [this.slider, row]);
  }

  name(names) {
    this.names = names;
    this.slider.setAttribute("aria-label", names[STEP]);
  }

  show(board, isPlaying) {
    const [tick, ticks, value] = board.slider();
    this.slider.max = ticks;
    this.slider.value = tick;
    this.slider.setAttribute("aria-valuetext", value);
    const [kind, first, second] = board.caption();
    this.caption.dataset.kind = kind;
    this.first.textContent = first;
    this.second.textContent = second;
    const isAtEnd = board.isAtEnd();
    const play = isPlaying ? PAUSE : isAtEnd && ticks !== "0" ? REPLAY : PLAY;
    for (const [key, button] of Object.entries(this.buttons)) this.#show(button, Number(key) === PLAY ? play : key);
    this.#enable([TO_START, BACK], tick !== "0");
    this.#enable([FORWARD, TO_GOAL], !isAtEnd);
    this.#enable([PLAY], ticks !== "0");
    this.#enable([UNDO], board.canUndo());
  }

  /** A button that does nothing keeps the focus, and says so. */
  #enable(keys, isEnabled) {
    for (const key of keys) this.buttons[key].setAttribute("aria-disabled", String(!isEnabled));
  }

  #show(button, key) {
    if (button.dataset.shows === `${key}` && button.ariaLabel === this.names[key]) return;
    button.dataset.shows = key;
    button.setAttribute("aria-label", this.names[key]);
    button.title = this.names[key];
    const path = button.querySelector("path");
    path.setAttribute("d", FILLED[key] ?? LINES[key]);
    path.setAttribute("class", key in FILLED ? "filled" : "line");
  }
}

/** On the slider, arrows are single steps, however long the timeline is. */
const SLIDER_KEYS = {
  ArrowLeft: "back",
  ArrowDown: "back",
  ArrowRight: "next",
  ArrowUp: "next",
  Home: "start",
  End: "end",
};
