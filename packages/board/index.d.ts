/** The id of a puzzle. */
export type PuzzleId =
  | "rings" | "hanoi" | "spinout" | "brain" | "chain" | "elephants" | "kugellager" | "hexadecimal" | "wythoff"
  | (string & {});

/** A step: its number, a part of the way, an end, a neighbour; or as a link writes it, as in `2^70` and `-218` (to go). */
export type StepLike = bigint | number | `${number}%` | "start" | "end" | "next" | "back" | (string & {});

/** Where a board is. */
export interface Position {
  puzzle: PuzzleId;
  /** The whole position as text: what *Share* copies, and the command line takes. */
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
  /** The pieces in its way. */
  blockers: number[];
  /** After how many moves of the plan its piece moves; null if that is not known, or not to be told. */
  possibleIn: bigint | null;
  sentence: string;
}

export interface GrosEvents {
  /** The board is there. */
  "gros-ready": Position;
  /** The position is another one. */
  "gros-change": Position & { move?: Move; cause: "seek" | "play" | "hand" | "undo" | "open" };
  /** A move was refused. */
  "gros-refuse": Refusal;
  /** The goal is reached. */
  "gros-goal": Position;
  /** A value cannot be used, and the usual one is; or the program cannot be loaded (`program`). */
  "gros-error": { field: string; sentence: string };
}

/** A board. Every attribute has a property of its name; without it, the puzzle's own value holds. */
export class GrosBoard extends HTMLElement {
  puzzle: PuzzleId;
  n: number | null;
  pegs: number | null;
  rule: "linear" | "cyclic" | null;
  from: string | null;
  to: string | null;
  /** Wins over the parts above; its view keys give what no attribute says. */
  spec: string | null;
  /** Where it is; what is set may be anything that the attribute takes. */
  get step(): bigint;
  set step(step: StepLike);
  /** Moves a second, 1 to 100; 2 by default. */
  tempo: number;
  controls: "full" | "minimal" | "none";
  hands: "free" | "locked";
  /** In `solve`, nothing of the route is told. */
  mode: "guided" | "solve";
  /** A language, or `auto`: that of what is around the board, or else the reader's. */
  lang: string;
  /** By default that of the page (`color-scheme`). */
  theme: "auto" | "light" | "dark";
  look: "realistic" | "vertical" | "lights";
  /** `lazy` waits until the board comes near the screen. */
  loading: "eager" | "lazy";
  readonly position: Position;
  readonly ready: Promise<void>;
  /** Goes to a step. */
  seek(to: StepLike): Promise<Position>;
  /** Lets the moves follow each other. */
  start(): void;
  pause(): void;
  /** Makes a move, which the rules may refuse. */
  move(text: string): Promise<Position | Refusal>;
  /** Takes the last change back; returns whether there was one. */
  undo(): boolean;
  redo(): boolean;
  /** Begins the same task anew. */
  reset(): void;
  /** Writes the picture of the position as a file. */
  toSVG(options?: { width?: number; background?: string }): Promise<string>;
  /** Goes where another board goes: to the same step, or to the same part of another length. */
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
