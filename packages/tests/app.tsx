// A small page of React with boards, as a bundler finds it.

import "@gros/board";
import type { GrosBoard, Position } from "@gros/board";
import type {} from "@gros/board/react";
import { open } from "@gros/solver";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

function App() {
  const [position, setPosition] = useState<Position>();
  const [discs, setDiscs] = useState(3);
  const [steps, setSteps] = useState<bigint>();
  const rings = useRef<GrosBoard>(null);
  useEffect(() => void open("rings?n=64").then((route) => setSteps(route.steps)), []);
  return (
    <main>
      <gros-board ref={rings} puzzle="rings" n={3} ongros-change={(event) => setPosition(event.detail)} />
      <gros-board puzzle="hanoi" n={discs} controls="none" />
      <button onClick={() => setDiscs(discs + 1)}>One more</button>
      <button onClick={() => rings.current?.seek("end")}>To the end</button>
      <p>{`State ${position?.state ?? "unknown"}`}</p>
      <p>{`64 rings: ${steps}`}</p>
    </main>
  );
}

createRoot(document.querySelector("#app")!).render(<App />);
