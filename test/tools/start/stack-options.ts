import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { StandInPorts } from "./stand-ins.ts";

/** How a local stack is to run. What is left out takes the value that `npm start` uses. */
export type StackOptions = {
  /** `random` takes free ports, so that stacks can run side by side. */
  ports?: StackPorts | "random";
  /** Folder of the databases; `temporary` makes one and removes it at the end. */
  state?: string;
  /** Folder of migrated databases to begin with a copy of, which takes a tenth of migrating new ones. */
  copyOf?: string;
  /** False starts what is in `dist/`, whatever its age. */
  build?: boolean;
  /** False leaves the scheduled jobs to `stack.tick()`. */
  cron?: boolean;
  /** False lifts the flood guards, for load from one address. */
  rateLimits?: boolean;
  /** Override vars and secrets of the Worker by name. */
  vars?: Record<string, string>;
  /** Where requests come from: a country, with a region of it or without: `US`, `CA-QC`. */
  country?: string;
};

export type StackPorts = { app: number } & StandInPorts;

export const DEFAULT_PORTS: StackPorts = {
  app: 8787,
  access: 8788,
  booking: 8789,
  slack: 8790,
  meta: 8791,
  mail: 8792,
};
export const DEFAULT_STATE = ".wrangler/state";

/** What `npm start -- --help` says. */
export const USAGE = `npm start -- [options]
  --port N, --access-port N, --booking-port N, --slack-port N, --meta-port N, --mail-port N
                        where to listen (8787, 8788, 8789, 8790, 8791, 8792)
  --state DIR          where the databases are kept (${DEFAULT_STATE})
  --var NAME=VALUE     override a var or secret of the Worker; repeatable
  --country XX[-YY]    country and region that visitors seem to come from (US)
  --no-build           start the last build
  --no-cron            do not run the scheduled jobs
  --no-rate-limits     lift the flood guards
  --ready-file FILE    write the addresses there once everything answers`;

/** The option of the command line that moves a part to another port. */
export function portOption(part: keyof StackPorts): string {
  return part === "app" ? "--port" : `--${part}-port`;
}

function parseVar(text: string): [string, string] {
  const split = text.indexOf("=");
  if (split < 1) throw new Error(`--var takes NAME=VALUE, not "${text}"`);
  return [text.slice(0, split), text.slice(split + 1)];
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${text}" is not a port`);
  return port;
}

const OPTIONS = {
  port: { type: "string", default: String(DEFAULT_PORTS.app) },
  "access-port": { type: "string", default: String(DEFAULT_PORTS.access) },
  "booking-port": { type: "string", default: String(DEFAULT_PORTS.booking) },
  "slack-port": { type: "string", default: String(DEFAULT_PORTS.slack) },
  "meta-port": { type: "string", default: String(DEFAULT_PORTS.meta) },
  "mail-port": { type: "string", default: String(DEFAULT_PORTS.mail) },
  state: { type: "string", default: DEFAULT_STATE },
  build: { type: "boolean", default: true },
  cron: { type: "boolean", default: true },
  "rate-limits": { type: "boolean", default: true },
  var: { type: "string", multiple: true, default: [] },
  country: { type: "string", default: "US" },
  "ready-file": { type: "string" },
} satisfies ParseArgsOptionsConfig;

/** Reads the command line of `npm start`. Throws with the usage when it cannot. */
export function parseStackOptions(args: string[]): StackOptions & { readyFile: string | null } {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: OPTIONS,
    });
    return {
      ports: {
        app: parsePort(values.port),
        access: parsePort(values["access-port"]),
        booking: parsePort(values["booking-port"]),
        slack: parsePort(values["slack-port"]),
        meta: parsePort(values["meta-port"]),
        mail: parsePort(values["mail-port"]),
      },
      state: values.state,
      build: values.build,
      cron: values.cron,
      rateLimits: values["rate-limits"],
      vars: Object.fromEntries(values.var.map(parseVar)),
      country: values.country,
      readyFile: values["ready-file"] ?? null,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, { cause: error });
  }
}
