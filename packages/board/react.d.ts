// The element in JSX: `import type {} from "@gros/board/react"`.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GrosBoard, GrosEvents, PuzzleId } from "@gros/board";

type Handlers = { [K in keyof GrosEvents as `on${K}`]?: (event: CustomEvent<GrosEvents[K]>) => void };

export interface GrosBoardProps extends DetailedHTMLProps<HTMLAttributes<GrosBoard>, GrosBoard>, Handlers {
  puzzle?: PuzzleId;
  n?: number;
  pegs?: number;
  rule?: "linear" | "cyclic";
  from?: string;
  to?: string;
  spec?: string;
  step?: bigint | number | string;
  tempo?: number;
  controls?: "full" | "minimal" | "none";
  hands?: "free" | "locked";
  mode?: "guided" | "solve";
  theme?: "auto" | "light" | "dark";
  look?: "realistic" | "vertical" | "lights";
  loading?: "eager" | "lazy";
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gros-board": GrosBoardProps;
    }
  }
}
