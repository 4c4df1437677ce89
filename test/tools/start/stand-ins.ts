import { fork } from "node:child_process";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";
import type { Stops } from "./stops.ts";

const ACCESS_KEY_FILE = path.join(repoRoot, ".local", "access-key.json");

type StandInsOptions = {
  access: number;
  booking: number;
  appUrl: string;
  /** Vars and secrets of the Worker: the stand-ins share its staff domain and its webhook secret. */
  vars: Record<string, string>;
};

export type StandIns = {
  accessUrl: string;
  bookingUrl: string;
  /** Settles with the name of a stand-in that ended before it was told to. */
  failed: Promise<string>;
};

type StandInProcess = {
  url: string;
  /** Settles when the process is gone. */
  exited: Promise<void>;
  stop: () => Promise<void>;
};

type ProcessOptions = { port: number; args: Record<string, string>; env?: Record<string, string> };

/** Starts a stand-in of `test/fakes` in a process of its own. Rejects when it dies before it listens. */
async function startStandIn(name: "access" | "booking", options: ProcessOptions): Promise<StandInProcess> {
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
    void exited.then(() => reject(new Error(`The ${name} stand-in ended before it could answer.`)));
  });
  const stop = () => {
    child.kill("SIGTERM");
    return exited;
  };
  return { url: `http://localhost:${options.port}`, exited, stop };
}

/** Starts the Access and the booking stand-in on their ports. */
export async function startStandIns(options: StandInsOptions, stops: Stops): Promise<StandIns> {
  const { appUrl, vars } = options;
  const access = await startStandIn("access", {
    port: options.access,
    args: {
      "app-url": appUrl,
      "key-file": ACCESS_KEY_FILE,
      "staff-domain": vars["ADMIN_EMAIL_DOMAIN"] ?? "",
    },
  });
  stops.add(access.stop);
  const booking = await startStandIn("booking", {
    port: options.booking,
    args: { "app-url": appUrl },
    env: { BOOKING_WEBHOOK_SECRET: vars["BOOKING_WEBHOOK_SECRET"] ?? "" },
  });
  stops.add(booking.stop);
  const failed = Promise.race([
    access.exited.then(() => "the Access stand-in"),
    booking.exited.then(() => "the booking stand-in"),
  ]);
  return { accessUrl: access.url, bookingUrl: booking.url, failed };
}
