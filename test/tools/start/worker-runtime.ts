import { readdirSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type LegacyWorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { assetsFor } from "./assets-for.ts";
import { BUILT_CONFIG } from "./build-app.ts";

/** One line that the Worker wrote to its console. */
export type WorkerLog = { level: string; message: string };

/** A Worker's modules, its entry first. */
export type Modules = {
  rootPath: string;
  modules: { type: "ESModule"; path: string; contents?: string }[];
};

export type WorkerOptions = {
  port: number;
  /** Absolute folder of the databases, as `wrangler --persist-to` takes it. */
  state: string;
  /** Absolute folder for what is only looked at, such as mails. */
  tmp: string;
  /** Every var and secret that the Worker gets. */
  vars: Record<string, string>;
  /** Where requests come from: a country, with a region of it or without: `US`, `CA-QC`. */
  country: string;
  rateLimits: boolean;
  /** The mailbox, which is shown every mail that is sent. */
  mailUrl: string;
  onLog: (log: WorkerLog) => void;
};

/** Says nothing but problems. */
class QuietLog extends Log {
  constructor() {
    super(LogLevel.INFO);
  }

  override logWithLevel(level: LogLevel, message: string): void {
    if (level < LogLevel.INFO) super.logWithLevel(level, message);
  }

  override logReady(): void {}
}

/** A built Worker as its configuration describes it, vars and secrets included. */
export function builtWorker(configFile: string = BUILT_CONFIG): LegacyWorkerOptions & Modules {
  // Else wrangler announces the file that it takes the secrets from.
  process.env["WRANGLER_LOG"] ??= "warn";
  const config = unstable_readConfig({ config: configFile }, { hideWarnings: true });
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config);
  if (!main) throw new Error("The build has no Worker in it.");
  // The build is one module and its chunks, all listed here; the rules for finding others are not for it.
  const { modulesRules: _rules, ...settings } = workerOptions;
  return { ...settings, name: config.name, rootPath: path.dirname(main), modules: builtModules(main) };
}

function builtModules(main: string) {
  const root = path.dirname(main);
  const chunks = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(root, file))
    .filter((file) => file.endsWith(".js") && file !== main);
  // The first one is the entry.
  return [main, ...chunks].map((file) => ({ type: "ESModule" as const, path: file }));
}

/** The vars and secrets that the Worker gets unless they are overridden. */
export function builtVars(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(builtWorker().bindings ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

const MAIL_BINDING = "mail-binding";
const MAIL_BINDING_FILE = path.join(import.meta.dirname, "mail-binding-worker.js");

/** The Worker that sends what the app's mail binding is given. */
function mailBinding(
  { email = {}, compatibilityDate = "" }: LegacyWorkerOptions,
  mailUrl: string,
): LegacyWorkerOptions & Modules {
  return {
    email,
    compatibilityDate,
    name: MAIL_BINDING,
    rootPath: import.meta.dirname,
    modules: [{ type: "ESModule", path: MAIL_BINDING_FILE }],
    bindings: { MAIL_URL: mailUrl },
  };
}

const UNLIMITED = { limit: 1_000_000_000, period: 60 } as const;

function rateLimitsOf({ ratelimits = {} }: LegacyWorkerOptions, areKept: boolean) {
  const limits = Object.entries(ratelimits);
  return Object.fromEntries(
    limits.map(([name, limit]) => [name, areKept ? limit : { ...limit, simple: UNLIMITED }]),
  );
}

/**
 * Starts the built Worker in workerd, with its assets, on 127.0.0.1. Miniflare is used as the Vite
 * plug-in's preview uses it: one runtime process and nothing in front of it. A runtime that crashes
 * is started again by Miniflare.
 */
export async function startWorker(options: WorkerOptions): Promise<Miniflare> {
  const built = builtWorker();
  const { email: _, ...worker } = built;
  const [country, regionCode = ""] = options.country.split("-");
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: options.port,
      log: new QuietLog(),
      logRequests: false,
      handleStructuredLogs: options.onLog,
      telemetry: { enabled: false },
      cf: { country, regionCode },
      unsafeTriggerHandlers: true,
      resourcePersistencePath: path.join(options.state, "v3"),
      resourceTmpPath: options.tmp,
      workers: [
        {
          ...worker,
          bindings: options.vars,
          ratelimits: rateLimitsOf(worker, options.rateLimits),
          serviceBindings: { ...worker.serviceBindings, EMAIL: { name: MAIL_BINDING, entrypoint: "Mail" } },
          assets: { ...worker.assets, directory: assetsFor(options.vars, builtVars(), options.tmp) },
        },
        mailBinding(built, options.mailUrl),
      ],
    }),
  );
  try {
    await runtime.ready;
    return runtime;
  } catch (error) {
    await runtime.dispose();
    throw error;
  }
}
