/** The id of a puzzle. */
export type PuzzleId =
  | "rings" | "hanoi" | "spinout" | "brain" | "chain" | "elephants" | "kugellager" | "hexadecimal" | "wythoff"
  | (string & {});

/** A step: a number, a percentage, an end, a neighbour, or anything a link accepts, such as `2^70` and `-218` (to go). */
export type StepLike = bigint | number | `${number}%` | "start" | "end" | "next" | "back" | (string & {});

/** The current position of a board. */
export interface Position {
  puzzle: PuzzleId;
  /** The whole position as text: *Share* copies it, and the command line accepts it. */
  spec: string;
  /** Most significant piece first. */
  state: string;
  step: bigint;
  /** The length of the timeline. */
  steps: bigint;
  /** Whether no move by hand has left the first plan. */
  onTimeline: boolean;
  playing: boolean;
}

/** A move that was made. */
export interface Move {
  /** As the spec writes it: `3`, `1C`, `2-1`. */
  text: string;
  /** In words. */
  spoken: string;
  piece: number;
  /** The places that the piece left and reached: a peg's letter, or a number. */
  from?: string;
  to?: string;
}

/** A move that the rules forbid. */
export interface Refusal {
  move: string;
  rule: string;
  /** The pieces in the way. */
  blockers: number[];
  /** The number of moves in the plan before the piece moves; null if it is unknown, or hidden by the mode. */
  possibleIn: bigint | null;
  sentence: string;
}

export interface GrosEvents {
  /** The board is ready. */
  "gros-ready": Position;
  /** The position has changed. */
  "gros-change": Position & { move?: Move; cause: "seek" | "play" | "hand" | "undo" | "open" };
  /** A move was refused. */
  "gros-refuse": Refusal;
  /** The goal is reached. */
  "gros-goal": Position;
  /** A bad value was replaced by the default, or the program cannot be loaded (`program`). */
  "gros-error": { field: string; sentence: string };
}

/** A board. Every attribute is also a property of the same name; if it is not set, the puzzle's default holds. */
export class GrosBoard extends HTMLElement {
  puzzle: PuzzleId;
  n: number | null;
  pegs: number | null;
  rule: "linear" | "cyclic" | null;
  from: string | null;
  to: string | null;
  /** Takes precedence over the properties above; its view keys apply where no attribute is set. */
  spec: string | null;
  /** The current step; it can be set to anything that the attribute accepts. */
  get step(): bigint;
  set step(step: StepLike);
  /** Moves per second, 1 to 100; 2 by default. */
  tempo: number;
  controls: "full" | "minimal" | "none";
  hands: "free" | "locked";
  /** In `solve`, the board gives nothing of the route away. */
  mode: "guided" | "solve";
  /** A language, or `auto`: the language of the surrounding element, or else the reader's. */
  lang: string;
  /** By default the theme of the page (`color-scheme`). */
  theme: "auto" | "light" | "dark";
  look: "realistic" | "vertical" | "lights";
  /** `lazy` waits until the board comes near the screen. */
  loading: "eager" | "lazy";
  readonly position: Position;
  readonly ready: Promise<void>;
  /** Goes to a step. */
  seek(to: StepLike): Promise<Position>;
  /** Plays the moves. */
  start(): void;
  pause(): void;
  /** Makes a move, which the rules may refuse. */
  move(text: string): Promise<Position | Refusal>;
  /** Takes the last change back; returns whether there was one. */
  undo(): boolean;
  redo(): boolean;
  /** Restarts the same task. */
  reset(): void;
  /** Returns the picture of the position as SVG. */
  toSVG(options?: { width?: number; background?: string }): Promise<string>;
  /** Follows another board: to the same step, or to the same fraction if the lengths differ. */
  follow(other: GrosBoard | null): void;
  addEventListener<K extends keyof GrosEvents>(
    type: K,
    listener: (this: GrosBoard, event: CustomEvent<GrosEvents[K]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: GrosBoard, event: HTMLElementEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "gros-board": GrosBoard;
  }
}
