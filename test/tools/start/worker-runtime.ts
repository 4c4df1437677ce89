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
  onLog: (log: WorkerLog) => void;
  /** Called with a sent mail as text: its head and the files that hold it. */
  onMail: (mail: string) => void;
};

/** Says nothing but problems and mails. */
class QuietLog extends Log {
  readonly #onMail: (mail: string) => void;

  constructor(onMail: (mail: string) => void) {
    super(LogLevel.INFO);
    this.#onMail = onMail;
  }

  override logWithLevel(level: LogLevel, message: string): void {
    if (level < LogLevel.INFO) super.logWithLevel(level, message);
    const mail = message.split(/send_email binding called with[^\n]*\n/)[1];
    if (mail) this.#onMail(mail.trim());
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

const UNLIMITED = { limit: 1_000_000_000, period: 60 } as const;

/**
 * Starts the built Worker in workerd, with its assets, on 127.0.0.1. Miniflare is used as the Vite
 * plug-in's preview uses it: one runtime process and nothing in front of it. A runtime that crashes
 * is started again by Miniflare.
 */
export async function startWorker(options: WorkerOptions): Promise<Miniflare> {
  const worker = builtWorker();
  const [country, regionCode = ""] = options.country.split("-");
  const ratelimits = Object.entries(worker.ratelimits ?? {}).map(([name, limit]) => [
    name,
    options.rateLimits ? limit : { ...limit, simple: UNLIMITED },
  ]);
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: options.port,
      log: new QuietLog(options.onMail),
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
          ratelimits: Object.fromEntries(ratelimits),
          assets: { ...worker.assets, directory: assetsFor(options.vars, builtVars(), options.tmp) },
        },
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
