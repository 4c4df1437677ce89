import path from "node:path";
import { isLoopbackUrl } from "../../fakes/loopback-server.ts";
import { startCron, tickCron } from "./cron-ticker.ts";
import type { StackOptions, StackPorts } from "./stack-options.ts";
import { startStandIns, type StandIns } from "./stand-ins.ts";
import type { Stops } from "./stops.ts";
import { builtVars, startWorker, type WorkerLog } from "./worker-runtime.ts";

/** Receives what happens while a stack runs. */
export type StackEvents = {
  onStep?: (step: string) => void;
  onLog?: (log: WorkerLog) => void;
};

export type StackParts = {
  appUrl: string;
  accessUrl: string;
  bookingUrl: string;
  /** The page with the channel of the Slack stand-in. */
  slackUrl: string;
  /** Where the stand-in for Meta listens; its instant form is at `/form`. */
  metaUrl: string;
  /** The page with the mails that were sent. */
  mailUrl: string;
  /** Vars and secrets as the Worker has them. */
  vars: Record<string, string>;
  /** Folder of the databases. */
  state: string;
  /** Folder that mails are written to, until the stack stops. */
  mailDir: string;
  /** Runs the scheduled jobs now, as if for this cron expression. */
  tick: (cron?: string) => Promise<void>;
  /** Settles with the name of a part that ended before it was told to. */
  failed: Promise<string>;
};

type Folders = { state: string; tmp: string };

/** What the Worker is to be told: the address of the stand-in, unless its own leads to the real service. */
function standInOr(own: string | undefined, standIn: string): string {
  if (!own || !isLoopbackUrl(own)) return own ?? "";
  const { origin } = new URL(standIn);
  return own.replace(new URL(own).origin, origin);
}

/** Where the mailbox answers to, unless a run has a domain of its own. */
const MAILBOX_DOMAIN = "reply.example.com";

function standInVars(built: Record<string, string>, standIns: StandIns) {
  return {
    ACCESS_TEAM_DOMAIN: standInOr(built["ACCESS_TEAM_DOMAIN"], standIns.access.url),
    BOOKING_URL: standInOr(built["BOOKING_URL"], standIns.booking.url),
    SLACK_ORIGIN: standInOr(built["SLACK_ORIGIN"], standIns.slack.url),
    META_GRAPH_ORIGIN: standInOr(built["META_GRAPH_ORIGIN"], standIns.meta.url),
    REPLY_DOMAIN: built["REPLY_DOMAIN"] || MAILBOX_DOMAIN,
  };
}

/** Starts every part of a stack that is built and migrated. */
export async function startParts(
  options: StackOptions,
  ports: StackPorts,
  folders: Folders,
  events: StackEvents,
  stops: Stops,
): Promise<StackParts> {
  const appUrl = `http://localhost:${ports.app}`;
  const built = { ...builtVars(), ...options.vars };
  const standIns = await startStandIns({ ...ports, vars: built, appUrl }, stops);
  const vars = { ...built, ...standInVars(built, standIns), ...options.vars };
  const runtime = await startWorker({
    ...folders,
    vars,
    port: ports.app,
    mailUrl: standIns.mail.url,
    country: options.country ?? "US",
    rateLimits: options.rateLimits !== false,
    onLog: events.onLog ?? (() => {}),
  });
  stops.add(() => runtime.dispose());
  if (options.cron !== false) stops.add(startCron(appUrl));
  return {
    appUrl,
    accessUrl: standIns.access.url,
    bookingUrl: vars.BOOKING_URL,
    slackUrl: standIns.slack.url,
    metaUrl: standIns.meta.url,
    mailUrl: standIns.mail.url,
    vars,
    state: folders.state,
    mailDir: path.join(folders.tmp, "email"),
    tick: (cron) => tickCron(appUrl, cron),
    failed: standIns.failed,
  };
}
