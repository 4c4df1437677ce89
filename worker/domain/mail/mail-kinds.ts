import type { Message } from "../delivery/messages.ts";
import type { MailStopKind } from "./mail-stop.ts";

export type MailKind = Message<"email">["kind"];

/**
 * The order under the sender's daily quota (contract 22): reminders and changes of calls, answers to what a lead wrote or
 * asked for, mails that staff begin, mails about the hub.
 */
const MAIL_RANKS = ["call", "answer", "staff", "hub"] as const;

type AboutMail = {
  /** What a recipient stops who wants no more mails like this. */
  stop: Exclude<MailStopKind, "all">;
  rank: (typeof MAIL_RANKS)[number];
  /** Whether the caps for each recipient count it and hold it back. */
  capped: boolean;
  /** Whether it may go on consent alone. Whether one of staff may, or one after a missed call, is seen as it is sent. */
  onConsent: boolean;
};

/** The rules of each kind of mail. */
export const MAIL_KINDS = {
  "hub-mail": { stop: "hub", rank: "hub", capped: true, onConsent: true },
  reminder: { stop: "hub", rank: "hub", capped: true, onConsent: true },
  "new-link": { stop: "hub", rank: "answer", capped: false, onConsent: false },
  "call-booked": { stop: "booking", rank: "call", capped: false, onConsent: false },
  "call-moved": { stop: "booking", rank: "call", capped: false, onConsent: false },
  "call-cancelled": { stop: "booking", rank: "call", capped: false, onConsent: false },
  "call-day-before": { stop: "booking", rank: "call", capped: false, onConsent: false },
  "call-hour-before": { stop: "booking", rank: "call", capped: false, onConsent: false },
  "call-missed": { stop: "booking", rank: "staff", capped: false, onConsent: false },
  "staff-answer": { stop: "staff", rank: "answer", capped: false, onConsent: false },
  "staff-mail": { stop: "staff", rank: "staff", capped: false, onConsent: false },
} as const satisfies Record<MailKind, AboutMail>;

/** The kinds of what staff write: an answer to what the lead wrote or asked for, or a mail that staff begin. */
export const STAFF_MAIL_KINDS = ["staff-answer", "staff-mail"] as const satisfies readonly MailKind[];
export type StaffMailKind = (typeof STAFF_MAIL_KINDS)[number];

const entries: readonly [string, AboutMail][] = Object.entries(MAIL_KINDS);

/** Each kind with what stops it, its place in the order of sending, and whether the caps concern it. */
export const MAIL_RULES = entries.map(([kind, { stop, rank, capped }]) => ({
  kind,
  stop,
  rank: MAIL_RANKS.indexOf(rank),
  capped,
}));

/** The kinds that a withdrawal of consent ends at once. */
export const KINDS_ON_CONSENT = entries.flatMap(([kind, { onConsent }]) => (onConsent ? [kind] : []));

/** The place of a mail in the order of sending, from 0. */
export function mailRank(kind: MailKind): number {
  return MAIL_RANKS.indexOf(MAIL_KINDS[kind].rank);
}

/** The kinds of mail that end with one of these stops. */
export function kindsStoppedBy(stops: readonly MailStopKind[]): string[] {
  const isStopped = ({ stop }: AboutMail) => stops.includes("all") || stops.includes(stop);
  return entries.flatMap(([kind, about]) => (isStopped(about) ? [kind] : []));
}
