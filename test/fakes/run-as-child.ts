import type { LoopbackServer } from "./loopback-server.ts";

/** Runs a stand-in as a child process: says when it listens, and ends with its parent. */
export async function runAsChild(server: Promise<LoopbackServer>): Promise<void> {
  // Also when the parent was killed: nobody else would stop this process then.
  process.once("disconnect", () => process.exit(0));
  await server;
  process.send?.("ready");
}
