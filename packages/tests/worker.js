import { parentPort } from "node:worker_threads";
import { open } from "@gros/solver";

parentPort.postMessage((await open("spinout")).steps);
