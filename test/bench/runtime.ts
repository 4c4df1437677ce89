import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type LegacyWorkerOptions } from "miniflare";
import { builtWorker, type Modules } from "../tools/start/worker-runtime.ts";
import { migrateLocal } from "../tools/start/migrate-local.ts";
import type { BenchBuild, Helper } from "./build.ts";
import { HttpClient } from "./http-client.ts";
import { withLimits } from "./with-limits.ts";

type Vars = Record<string, string>;

/** What the app is told, and what it is to meet. */
export type BenchApp = { vars: Vars; mail?: keyof typeof STAND_INS };

/** What takes the place of the mail service, by its name among the stand-ins. */
const STAND_INS = { failing: "FailingMail", slow: "SlowMail" } as const;

export type BenchRuntime = {
  /** The app as it ships. */
  app: HttpClient;
  /** What it is compared with. */
  bare: HttpClient;
  /** The app, answering what its answers cost. */
  counted: HttpClient;
  /** The app, with each round trip to D1 taking its time. */
  slow: HttpClient;
  /** Renders hubs and does nothing else. */
  renderer: HttpClient;
  /** Process id of workerd. */
  pid: number;
  stop: () => Promise<void>;
};

const LISTEN = "127.0.0.1";
/** A socket of a Worker's own. */
const DIRECT = { host: LISTEN, port: 0 };

/** A new folder with the app's empty database in it. */
export async function newState(folder: string, name: string): Promise<string> {
  const state = path.join(folder, name);
  mkdirSync(state, { recursive: true });
  await migrateLocal(state);
  return state;
}

/**
 * Starts the app and the bare Worker in one workerd, on the database of a state folder. Both answer at
 * the runtime's own socket, told apart by the name they are asked by.
 */
export async function startRuntime(build: BenchBuild, state: string, app: BenchApp): Promise<BenchRuntime> {
  const known = new Set(runtimePids());
  const runtime = newRuntime(build, state, app);
  try {
    const { port } = await runtime.ready;
    const direct = async (name: string) => new HttpClient((await runtime.unsafeGetDirectURL(name)).origin);
    const [counted, slow, renderer] = [
      await direct("counted"),
      await direct("slow"),
      await direct("renderer"),
    ];
    const pid = runtimePids().find((one) => !known.has(one));
    if (pid === undefined) throw new Error("The process of workerd was not found.");
    return {
      app: new HttpClient(`http://localhost:${port}`),
      bare: new HttpClient(`http://127.0.0.1:${port}`),
      counted,
      slow,
      renderer,
      pid,
      stop: () => runtime.dispose(),
    };
  } catch (error) {
    await runtime.dispose();
    throw error;
  }
}

function newRuntime(build: BenchBuild, state: string, app: BenchApp): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      host: LISTEN,
      port: 0,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      // What the Worker writes of failing peers is no news here; an unexpected answer ends the run.
      handleStructuredLogs: () => {},
      telemetry: { enabled: false },
      cf: { country: "US" },
      resourcePersistencePath: path.join(state, "v3"),
      resourceTmpPath: path.join(state, "tmp"),
      workers: [
        appWorker(build, app),
        besideApp(build, app, "counted"),
        besideApp(build, app, "slow"),
        bareWorker(build, app),
        helperWorker(build, "stand-ins"),
        { ...helperWorker(build, "renderer"), unsafeDirectSockets: [DIRECT] },
        staticFiles(build),
      ],
    }),
  );
}

/** The app as it is built, or another Worker in its place, with all that the app is given. */
function appWorker(build: BenchBuild, { vars, mail }: BenchApp, main?: Modules): LegacyWorkerOptions {
  const { assets: _, email, ratelimits = {}, ...built } = builtWorker(build.appConfig);
  const options: LegacyWorkerOptions = {
    ...built,
    ...withLimits(main ?? built, Object.keys(ratelimits)),
    bindings: { ...built.bindings, ...vars },
    // As in production the files are another Worker's, and no router of them is part of what is timed.
    serviceBindings: {
      ASSETS: "static-files",
      ...(mail ? { EMAIL: { name: "stand-ins", entrypoint: STAND_INS[mail] } } : {}),
    },
  };
  return mail || !email ? options : { ...options, email };
}

function besideApp(build: BenchBuild, app: BenchApp, name: "counted" | "slow"): LegacyWorkerOptions {
  return {
    ...appWorker(build, app, modulesOf(build, `${name}-worker`)),
    name,
    unsafeDirectSockets: [DIRECT],
  };
}

function bareWorker(build: BenchBuild, { vars }: BenchApp): LegacyWorkerOptions {
  const { d1Databases } = builtWorker(build.appConfig);
  if (!d1Databases) throw new Error("The build has no database.");
  const routes = [`${LISTEN}/*`];
  return { ...helperWorker(build, "bare-worker"), d1Databases, bindings: vars, routes };
}

function helperWorker(build: BenchBuild, name: Helper): LegacyWorkerOptions {
  const { compatibilityDate = "" } = builtWorker(build.appConfig);
  return { name, compatibilityDate, ...modulesOf(build, name) };
}

function staticFiles(build: BenchBuild): LegacyWorkerOptions {
  const { assets } = builtWorker(build.appConfig);
  if (!assets) throw new Error("The build has no files in it.");
  // The app's own first claim on some paths is for requests that come from outside.
  const { run_worker_first: _, routerConfig: __, ...files } = assets;
  return { ...helperWorker(build, "stand-ins"), name: "static-files", assets: files };
}

function modulesOf(build: BenchBuild, name: Helper): Modules {
  const file = build.helpers[name];
  return { rootPath: path.dirname(file), modules: [{ type: "ESModule", path: file }] };
}

/** The workerd processes that this process has started. */
function runtimePids(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  return children
    .trim()
    .split(/\s+/)
    .map(Number)
    .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "workerd");
}
