import path from "node:path";
import { repoRoot } from "../repo-root.mjs";
import { startStandIn } from "./stand-in-process.ts";
import type { Stops } from "./stops.ts";

const ACCESS_KEY_FILE = path.join(repoRoot, ".local", "access-key.json");

type StandInOptions = {
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

/** Starts the Access and the booking stand-in on their ports. */
export async function startStandIns(options: StandInOptions, stops: Stops): Promise<StandIns> {
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
