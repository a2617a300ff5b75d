// In Node, where a file is not fetched but read.

import { readFile } from "node:fs/promises";
import { load } from "./index.js";

await load(await readFile(new URL("./solver.wasm", import.meta.url)));

export * from "./index.js";
