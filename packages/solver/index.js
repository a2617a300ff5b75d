// The solver of Gros: exact routes at any size. What is calculated is in solver.wasm; this is its form in JavaScript.

import start, { Way, puzzles as ids } from "./program.js";

const BATCH = 512;

let started;

/** Starts the program once; `program` is where it is, or what it is. */
export function load(program = new URL("./solver.wasm", import.meta.url)) {
  started ??= start({ module_or_path: program }).catch((error) => {
    started = undefined;
    throw error;
  });
  return started.then(() => {});
}

export async function open(spec) {
  await load();
  return new Route(refusing(() => new Way(String(spec))));
}

export async function puzzles() {
  await load();
  return ids();
}

export class SpecError extends Error {
  name = "SpecError";

  constructor(field, message) {
    super(message);
    this.field = field;
  }
}

const number = (hex) => BigInt(`0x${hex}`);

/** Does what may be refused: the program says which field is wrong, and why. */
function refusing(act) {
  try {
    return act();
  } catch (refusal) {
    if (typeof refusal !== "string") throw refusal;
    const [field, ...message] = refusal.split("\n");
    throw new SpecError(field, message.join("\n"));
  }
}

export class Route {
  #way;

  constructor(way) {
    this.#way = way;
    this.puzzle = way.puzzle;
    this.spec = way.spec;
    this.steps = number(way.steps);
    this.step = number(way.step);
    this.guarantee = way.guarantee;
    this.routes = way.routes ?? null;
    this.unknownKeys = way.unknown;
    Object.freeze(this);
  }

  stateAt(step) {
    return this.#way.stateAt(this.#written(step));
  }

  moveAt(step) {
    return this.#way.moveAt(this.#written(step)) ?? null;
  }

  stepOf(state) {
    const step = refusing(() => this.#way.stepOf(String(state)));
    return step === undefined ? null : number(step);
  }

  play(state, move) {
    return refusing(() => this.#way.play(String(state), String(move)));
  }

  *moves(from = 0n, to = this.steps) {
    this.#written(from);
    this.#written(to);
    const end = BigInt(to);
    for (let step = BigInt(from); step < end; ) {
      const left = end - step;
      const listed = this.#way.moves(step.toString(16), left < BATCH ? Number(left) : BATCH);
      for (let index = 0; index < listed.length; index += 2) {
        step += 1n;
        yield { step, move: listed[index], state: listed[index + 1] };
      }
    }
  }

  *[Symbol.iterator]() {
    yield* this.moves();
  }

  /** Checks a step and writes it as the program reads it. */
  #written(step) {
    const exact = BigInt(step);
    if (exact < 0n || exact > this.steps) {
      throw new RangeError(`step ${exact} is outside 0 to ${this.steps}`);
    }
    return exact.toString(16);
  }
}
