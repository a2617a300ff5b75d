// What the types allow, and what they do not.

import { GrosBoard, type GrosEvents, type Position, type Refusal } from "@gros/board";
import { open, type Guarantee, type Played, SpecError } from "@gros/solver";

export async function board(): Promise<string> {
  const element = document.createElement("gros-board");
  element.puzzle = "hanoi";
  element.n = 5;
  element.step = "50%";
  element.controls = "minimal";
  const step: bigint = element.step;
  element.addEventListener("gros-change", ({ detail }) => detail.cause === "hand" && detail.move?.spoken);
  element.addEventListener("gros-error", (event: CustomEvent<GrosEvents["gros-error"]>) => event.detail.field);
  element.addEventListener("click", (event) => event.clientX);
  const moved: Position | Refusal = await element.move("1C");
  if ("sentence" in moved) return moved.sentence;
  const other: GrosBoard = new GrosBoard();
  other.follow(element);
  // @ts-expect-error: not one of the words
  element.controls = "some";
  // @ts-expect-error: only its attributes say where it is
  element.position = moved;
  // @ts-expect-error: no such event
  element.addEventListener("gros-changed", ({ detail }) => detail);
  return `${step} ${await element.toSVG({ width: 300 })}`;
}

export async function solver(): Promise<bigint> {
  const route = await open("hanoi?n=64");
  const guarantee: Guarantee = route.guarantee;
  const played: Played[] = [...route.moves(0n, 10)];
  // @ts-expect-error: it is what it is
  route.steps = 1n;
  return guarantee === "shortest" && !(played[0] instanceof SpecError) ? route.steps : 0n;
}
