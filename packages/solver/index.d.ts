/** The id of a puzzle; {@link puzzles} lists them all. */
export type PuzzleId =
  | "rings" | "hanoi" | "spinout" | "brain" | "chain" | "elephants" | "kugellager" | "hexadecimal" | "wythoff"
  | (string & {});

/** How good a route is known to be. */
export type Guarantee = "shortest" | "presumed-shortest" | "upper-bound" | "line-of-play";

/** A step: the number of moves from the start. A `number` must be an integer. */
export type Step = bigint | number;

/** A move that was made. */
export interface Played {
  /** The step that it leads to. */
  readonly step: bigint;
  /** The move, as the spec writes it: `3`, `1C`, `2-1`. */
  readonly move: string;
  /** The state after the move, most significant piece first. */
  readonly state: string;
}

/** A route from the start to the goal of a spec. The cost of a query grows with the number of pieces, not with the step. */
export class Route implements Iterable<Played> {
  private constructor();
  /** The id of the puzzle. */
  readonly puzzle: PuzzleId;
  /** The spec in its shortest form. */
  readonly spec: string;
  /** The number of moves. */
  readonly steps: bigint;
  /** The step that the spec names; 0 if it names none. */
  readonly step: bigint;
  /** How good the route is known to be. */
  readonly guarantee: Guarantee;
  /** The number of equally short routes; null if it is unknown. */
  readonly routes: "1" | "2" | "several" | null;
  /** The unknown keys of the spec, which were ignored. */
  readonly unknownKeys: readonly string[];
  /**
   * The state at a step.
   * @throws RangeError outside 0 … {@link steps}
   */
  stateAt(step: Step): string;
  /** The move from a step to the next one; null at the end. */
  moveAt(step: Step): string | null;
  /**
   * The step of a state; null if it is not on the route.
   * @throws SpecError if the text is not a state of the puzzle
   */
  stepOf(state: string): bigint | null;
  /**
   * The state after a move in any state of the puzzle.
   * @throws SpecError if either cannot be read, or the rules forbid the move
   */
  play(state: string, move: string): string;
  /** Generates the moves from one step to a later one; by default, all moves. */
  moves(from?: Step, to?: Step): Generator<Played, void, undefined>;
  /** All moves. */
  [Symbol.iterator](): Generator<Played, void, undefined>;
}

/** An unusable value of a spec, a state or a move. */
export class SpecError extends Error {
  /** The key of the spec, `puzzle`, `state` or `move`. */
  readonly field: string;
}

/**
 * Opens the route of a spec, as in `hanoi?n=64` or `rings?n=9&from=111111111&to=000000000`; a whole address will do.
 * @throws SpecError if no puzzle has its id, or a value is unusable
 */
export function open(spec: string): Promise<Route>;

/** Lists the ids of all puzzles. */
export function puzzles(): Promise<PuzzleId[]>;

/**
 * Loads the program, which {@link open} does by itself. Call it if `solver.wasm` is elsewhere, or to choose the time of
 * loading.
 */
export function load(
  program?: URL | string | Request | Response | Promise<Response> | BufferSource | WebAssembly.Module,
): Promise<void>;
