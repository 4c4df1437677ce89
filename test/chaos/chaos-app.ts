import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type LegacyWorkerOptions } from "miniflare";
import { startStaff } from "../bench/staff.ts";
import type { TokenIssuer } from "../fakes/access/access-token.ts";
import { freePort } from "../tools/start/free-ports.ts";
import { Stops } from "../tools/start/stops.ts";
import { builtWorker } from "../tools/start/worker-runtime.ts";
import { connectSlack } from "./peers/connect-slack.ts";
import { startPeers, type Peers } from "./peers/peers.ts";
import type { Chaos } from "./scenario.ts";
import { noteWritten } from "./written.ts";

/** The built app in workerd with its peers, on a database of its own. A killed workerd comes up again. */
export type ChaosApp = {
  url: string;
  /** The other instance of the Worker, on the same database; there with `instances: 2` only. */
  otherUrl: string;
  /** Folder of the databases. */
  state: string;
  /** What staff send along, and who signed it. */
  staff: Record<string, string>;
  issuer: TokenIssuer;
  peers: Peers;
  /** Runs the scheduled jobs as of a time (ms; now unless given), and waits until they are done. */
  tick: (at?: number, url?: string) => Promise<void>;
  stop: () => Promise<void>;
};

type AppOptions = {
  instances?: 1 | 2;
  vars?: Record<string, string>;
  /** False leaves Slack for the scenario to connect. */
  connected?: boolean;
  /** What is to be in the folder of the databases before the app starts. */
  prepare?: (state: string) => void;
  /** Each call says by `CLOCK_AHEAD` how many milliseconds the Worker's clock is ahead. */
  movesClock?: true;
};

export const CLOCK_AHEAD = "X-Clock-Ahead";

const UNLIMITED = { limit: 1_000_000_000, period: 60 } as const;
const MAIL = "mail-service";

/** Starts the app on a copy of the empty database, with Slack connected. */
export async function startChaosApp(chaos: Chaos, name: string, options: AppOptions = {}): Promise<ChaosApp> {
  const stops = new Stops();
  try {
    const state = path.join(chaos.folder, name);
    cpSync(chaos.template, state, { recursive: true });
    options.prepare?.(state);
    const [staff, peers] = await Promise.all([startStaff(), startPeers()]);
    stops.add(staff.stop);
    stops.add(peers.stop);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const vars = { ...staff.vars, ...peers.vars, APP_ORIGIN: url, ...options.vars };
    const runtime = newRuntime({ ...options, port, state, vars, mailUrl: peers.servers.email.url });
    stops.add(() => runtime.dispose());
    await runtime.ready;
    if (options.connected !== false) await connectSlack(url, peers.slack, staff.headers);
    return {
      url,
      otherUrl: `http://127.0.0.1:${port}`,
      state,
      staff: staff.headers,
      issuer: staff.issuer,
      peers,
      tick: (at = Date.now(), on = url) => tick(on, at),
      stop: () => stops.stop(),
    };
  } catch (error) {
    await stops.stop();
    throw error;
  }
}

type RuntimeOptions = {
  port: number;
  state: string;
  vars: Record<string, string>;
  mailUrl: string;
  instances?: 1 | 2;
  movesClock?: true;
};

function newRuntime({ port, state, vars, mailUrl, instances = 1, movesClock }: RuntimeOptions): Miniflare {
  const app = appWorker(vars, movesClock === true);
  const other = {
    ...app,
    name: "other-instance",
    routes: ["127.0.0.1/*"],
    durableObjects: sharedObjects(app),
  };
  return new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      log: new Log(LogLevel.NONE),
      logRequests: false,
      // Failing peers and full disks are what is wanted here: that the Worker speaks of them is no news.
      handleStructuredLogs: ({ message }) => noteWritten(message),
      telemetry: { enabled: false },
      cf: { country: "US" },
      unsafeTriggerHandlers: true,
      resourcePersistencePath: path.join(state, "v3"),
      resourceTmpPath: path.join(state, "tmp"),
      workers: [app, ...(instances === 2 ? [other] : []), mailWorker(app, mailUrl)],
    }),
  );
}

function appWorker(vars: Record<string, string>, movesClock: boolean): LegacyWorkerOptions {
  const { email: _, modules, ...built } = builtWorker();
  const limiters = Object.entries(built.ratelimits ?? {});
  return {
    ...built,
    // The first one is the entry.
    modules: movesClock ? [clockModule(built.rootPath), ...modules] : modules,
    bindings: { ...built.bindings, ...vars },
    ratelimits: Object.fromEntries(limiters.map(([key, limit]) => [key, { ...limit, simple: UNLIMITED }])),
    serviceBindings: { EMAIL: { name: MAIL, entrypoint: "MailService" } },
  };
}

function clockModule(rootPath: string) {
  const contents = readFileSync(path.join(import.meta.dirname, "peers", "moved-clock.mjs"), "utf8");
  return { type: "ESModule" as const, path: path.join(rootPath, "moved-clock.js"), contents };
}

/** The objects are of the first instance, as two deployments of one Worker share them. */
function sharedObjects({ name }: LegacyWorkerOptions) {
  if (name === undefined) throw new Error("The built Worker has no name.");
  return {
    CHAT_SESSIONS: { className: "ChatSession", scriptName: name },
    DESK: { className: "Desk", scriptName: name },
  };
}

function mailWorker({ compatibilityDate = "" }: LegacyWorkerOptions, mailUrl: string): LegacyWorkerOptions {
  const rootPath = path.join(import.meta.dirname, "peers");
  const modules = [{ type: "ESModule" as const, path: path.join(rootPath, "mail-service.mjs") }];
  return { name: MAIL, compatibilityDate, rootPath, modules, bindings: { MAIL_URL: mailUrl } };
}

async function tick(url: string, at: number): Promise<void> {
  const address = new URL("/cdn-cgi/local/scheduled", url);
  address.searchParams.set("cron", "* * * * *");
  address.searchParams.set("time", String(at));
  const response = await fetch(address);
  const outcome = await response.text();
  if (!response.ok) throw new Error(`The scheduled jobs failed: ${outcome}`);
}
