// The solver in Node, from its archive.

import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { open, puzzles, SpecError } from "@gros/solver";

test("a tower of 64 discs is exact", async () => {
  const route = await open("hanoi?n=64");
  assert.equal(route.steps, 2n ** 64n - 1n);
  assert.equal(route.guarantee, "shortest");
  assert.equal(route.routes, "1");
  const half = route.stateAt(2n ** 63n);
  assert.equal(half, `C${"B".repeat(63)}`);
  assert.equal(route.stepOf(half), 2n ** 63n);
  assert.equal(route.moveAt(0n), "1B");
  assert.equal(route.moveAt(route.steps), null);
});

test("moves lead from state to state", async () => {
  const route = await open("rings?n=3");
  const moves = [...route];
  assert.equal(moves.length, 5);
  assert.deepEqual(moves[0], { step: 1n, move: "1", state: "110" });
  assert.equal(moves.at(-1).state, "000");
  for (const { step, state } of moves) assert.equal(route.stateAt(step), state);
  assert.deepEqual([...route.moves(2, 3n)].map(({ step }) => step), [3n]);
});

test("more moves than are listed at once come one after another", async () => {
  const route = await open("rings?n=64");
  let expected = 5n;
  for (const { step, state } of route.moves(5n, 2_005n)) {
    expected += 1n;
    assert.equal(step, expected);
    if (step % 500n === 0n) assert.equal(state, route.stateAt(step));
  }
  assert.equal(expected, 2_005n);
});

test("a step may have thousands of digits", async () => {
  const route = await open("rings?n=20000");
  assert.ok(route.steps > 2n ** 19_999n);
  const third = route.steps / 3n;
  assert.equal(route.stepOf(route.stateAt(third)), third);
});

test("what was played by hand is part of the way", async () => {
  const route = await open("rings?n=5&play=~3.1&step=2");
  assert.equal(route.step, 2n);
  assert.equal(route.spec, "rings?n=5&play=~3.1&step=2");
});

test("what cannot be used says so", async () => {
  await assert.rejects(open("hanoi?n=0"), (error) => error instanceof SpecError && error.field === "n");
  await assert.rejects(open("hnoi"), (error) => error.field === "puzzle");
  const route = await open("rings?n=3&colour=red");
  assert.deepEqual(route.unknownKeys, ["colour"]);
  assert.throws(() => route.stateAt(-1), RangeError);
  assert.throws(() => route.moves(0, 6).next(), RangeError);
  assert.throws(() => route.stepOf("12"), { field: "state" });
  assert.throws(() => route.play("111", "3"), { field: "move" });
  assert.equal(route.play("111", "1"), "110");
  assert.equal(route.stepOf("101"), null);
});

test("every puzzle opens", async () => {
  for (const id of await puzzles()) assert.equal((await open(id)).puzzle, id);
});

test("a worker solves too", async () => {
  const worker = new Worker(new URL("./worker.js", import.meta.url));
  const [steps] = await once(worker, "message");
  assert.equal(steps, 85n);
});
