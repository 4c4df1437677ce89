import { Worker } from "node:worker_threads";
import { TEST_FILE_MAX_MS } from "./test-file-max.ts";

// A loop that never ends keeps this process from hearing anything. A thread of its own still runs, and kills it.
const end = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${TEST_FILE_MAX_MS})`;
new Worker(end, { eval: true }).unref();
