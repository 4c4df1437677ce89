import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import type { AcceptedMail } from "../peers/fake-mailbox.ts";

export type Call = { method?: "GET" | "POST"; body?: string; headers?: Record<string, string> };

/** What the app said, once it did. */
export type Answer = { status: number; text: string };

/** The app and all around it, in a time of their own. Times are in milliseconds. */
export type World = {
  now: () => number;
  /** Moves the clock on, once nothing is under way that the jump would make late. */
  moveTo: (time: number) => Promise<void>;
  /** Waits until nothing is being sent. */
  quiet: () => Promise<void>;
  /** Calls the app until it answers: again after a crash, as providers and people do. */
  call: (path: string, call?: Call) => Promise<Answer>;
  /** Posts JSON as a member of staff. */
  asStaff: (path: string, body: object) => Promise<Answer>;
  /** Hands the app a mail as the network would. */
  mail: (from: string, to: string, raw: string) => Promise<Answer>;
  /** Runs the cron. One that a crash ended comes again a minute later. */
  tick: () => Promise<void>;
  /** Lets the mail service fail and the app crash while something is done. */
  storm: (random: Random, what: () => Promise<unknown>) => Promise<void>;
  /** When the app crashed. */
  crashes: readonly number[];
  /** How long a mail may be under way from the last look at whether it may go to the mail service (ms). */
  onTheWay: number;
  /** What the mail service accepted. */
  accepted: readonly AcceptedMail[];
  rows: <Row>(sql: string) => Row[];
  stop: () => Promise<void>;
};

/** What a crash leaves behind is tried again; what answers an error so often has another reason. */
export const MOST_TRIES = 200;
/** Of the tries of a mail in a storm. */
export const FAILING = 0.3;

/** How many mails are due by a time (ms), and not sent. */
export function waitingBy({ rows }: World, by: number): number {
  const [row] = rows<{ n: number }>(
    `select count(*) as n from outbox where channel = 'email' and status = 'pending' and due_at <= ${by}`,
  );
  return row?.n ?? 0;
}

/** When the next mail is due; null if none is. */
export function nextDue({ rows }: World): number | null {
  const [row] = rows<{ at: number | null }>(
    "select min(due_at) as at from outbox where channel = 'email' and status = 'pending'",
  );
  return row?.at ?? null;
}
