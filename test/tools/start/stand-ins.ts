import { fromEntries } from "#domain/from-entries";
import { fork } from "node:child_process";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";
import type { Stops } from "./stops.ts";

const ACCESS_KEY_FILE = path.join(repoRoot, ".local", "access-key.json");

/** In the order in which they start. */
export const STAND_INS = ["access", "booking", "slack", "meta", "mail"] as const;
export type StandInName = (typeof STAND_INS)[number];
export type StandInPorts = Record<StandInName, number>;

/** `vars`: vars and secrets of the Worker, some of which a stand-in shares. */
type Given = { appUrl: string; vars: Record<string, string> };

export type StandIns = Record<StandInName, { url: string }> & {
  /** Settles with the name of a stand-in that ended before it was told to. */
  failed: Promise<string>;
};

const NAMES: Record<StandInName, string> = {
  access: "Access",
  booking: "booking",
  slack: "Slack",
  meta: "Meta",
  mail: "mail",
};

/** What each is started with: arguments, and vars and secrets by its environment. */
const STARTED_WITH: Record<
  StandInName,
  (given: Given) => { args: Record<string, string>; secrets: readonly string[] }
> = {
  access: ({ vars }) => ({
    args: { "key-file": ACCESS_KEY_FILE, "staff-domain": vars["ADMIN_EMAIL_DOMAIN"] ?? "" },
    secrets: [],
  }),
  booking: () => ({ args: {}, secrets: ["BOOKING_WEBHOOK_SECRET"] }),
  slack: ({ vars }) => ({
    args: { "staff-domain": vars["ADMIN_EMAIL_DOMAIN"] ?? "" },
    secrets: ["SLACK_CLIENT_ID", "SLACK_CLIENT_SECRET", "SLACK_SIGNING_SECRET"],
  }),
  meta: () => ({
    args: {},
    secrets: ["META_ADS_TOKEN", "META_PIXEL_ID", "META_CAPI_TOKEN", "META_LEADS_TOKEN", "META_APP_SECRET"],
  }),
  mail: () => ({ args: {}, secrets: [] }),
};

type StandInProcess = {
  url: string;
  /** Settles when the process is gone. */
  exited: Promise<void>;
  stop: () => Promise<void>;
};

type ProcessOptions = { port: number; args: Record<string, string>; env: Record<string, string> };

/** Starts a stand-in of `test/fakes` in a process of its own. Rejects when it dies before it listens. */
async function startStandIn(name: StandInName, options: ProcessOptions): Promise<StandInProcess> {
  const args = Object.entries({ port: String(options.port), ...options.args }).flatMap(([key, value]) => [
    `--${key}`,
    value,
  ]);
  const child = fork(path.join(repoRoot, "test", "fakes", name, "main.ts"), args, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...options.env },
    // Whoever runs this under a loader or a test runner does not mean it for the stand-in.
    execArgv: [],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("error", reject);
    void exited.then(() => reject(new Error(`The ${NAMES[name]} stand-in ended before it could answer.`)));
  });
  const stop = () => {
    child.kill("SIGTERM");
    return exited;
  };
  return { url: `http://localhost:${options.port}`, exited, stop };
}

/** Starts all stand-ins on their ports. */
export async function startStandIns(options: Given & StandInPorts, stops: Stops): Promise<StandIns> {
  const start = async (name: StandInName): Promise<StandInProcess> => {
    const { args, secrets } = STARTED_WITH[name](options);
    const env = Object.fromEntries(secrets.map((secret) => [secret, options.vars[secret] ?? ""]));
    const started = await startStandIn(name, {
      port: options[name],
      args: { "app-url": options.appUrl, ...args },
      env,
    });
    stops.add(started.stop);
    return started;
  };
  const started: [StandInName, StandInProcess][] = [];
  for (const name of STAND_INS) started.push([name, await start(name)]);
  const ends = started.map(([name, { exited }]) => exited.then(() => `the ${NAMES[name]} stand-in`));
  const urls = fromEntries<Record<StandInName, { url: string }>>(started);
  return { ...urls, failed: Promise.race(ends) };
}
