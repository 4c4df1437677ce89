import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { repoRoot } from "../repo-root.mjs";

const WORKERD = path.join(repoRoot, "node_modules/.bin/workerd");
/** Of each; the middle one counts. */
const RUNS = 5;
const NANOSECONDS = 1e6;
const EMPTY = `export default { fetch: () => new Response("ok") };`;

/**
 * The processor's time, in milliseconds, that workerd takes to start and to answer one request: with nothing in the
 * Worker, and with the built one beside it, all of whose modules are compiled and whose entry runs. The first says how
 * fast the machine is just now. Null where the system does not tell it to the nanosecond.
 */
export async function startTimes(folder: string): Promise<{ empty: number; built: number } | null> {
  if (process.platform !== "linux") return null;
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  const [empty, built]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    empty.push(await startTime(EMPTY, folder, []));
    built.push(await startTime(`import "index.js";${EMPTY}`, folder, modules));
  }
  return { empty: middle(empty), built: middle(built) };
}

async function startTime(entry: string, folder: string, modules: readonly string[]): Promise<number> {
  const scratch = mkdtempSync(path.join(tmpdir(), "worker-start-"));
  writeFileSync(path.join(scratch, "entry.js"), entry);
  for (const file of modules) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(scratch, file));
  }
  writeFileSync(path.join(scratch, "start.capnp"), configOf(["entry.js", ...modules]));
  const child = spawn(WORKERD, ["serve", path.join(scratch, "start.capnp"), "--control-fd=3"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  try {
    await fetch(`http://127.0.0.1:${await portOf(child)}/`);
    return taken(child);
  } finally {
    child.kill();
    await once(child, "exit");
    rmSync(scratch, { recursive: true });
  }
}

function configOf(modules: readonly string[]): string {
  const embedded = modules.map((name) => `(name = "${name}", esModule = embed "${name}")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (compatibilityDate = "${compatibilityDate()}", modules = [${embedded.join(", ")}]);
`;
}

function compatibilityDate(): string {
  const toml = readFileSync(path.join(repoRoot, "wrangler.toml"), "utf8");
  return /^compatibility_date = "(.+)"$/m.exec(toml)?.[1] ?? "";
}

/** It says on its fourth stream where it listens. */
async function portOf({ stdio }: ChildProcess): Promise<string> {
  const control = stdio[3];
  let said = "";
  for await (const piece of control instanceof Readable ? control : []) {
    said += String(piece);
    const port = /"port":(\d+)/.exec(said)?.[1];
    if (port !== undefined) return port;
  }
  throw new Error("workerd did not start.");
}

/** The time that all its threads have run. */
function taken({ pid }: ChildProcess): number {
  const threads = `/proc/${pid}/task`;
  const ran = (thread: string) =>
    Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]);
  return readdirSync(threads).reduce((sum, thread) => sum + ran(thread), 0) / NANOSECONDS;
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
