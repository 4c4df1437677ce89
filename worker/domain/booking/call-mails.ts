import { isSwitchedOn, type BookingSwitchKey } from "./booking-switches.ts";
import type { BookingOutcome, BookingStatus } from "./booking-status.ts";

/** The mails about a booked call (contract 22). */
export const CALL_MAIL_KINDS = [
  "call-booked",
  "call-moved",
  "call-cancelled",
  "call-day-before",
  "call-hour-before",
  "call-missed",
] as const;
export type CallMailKind = (typeof CALL_MAIL_KINDS)[number];

export function isCallMail(kind: string): kind is CallMailKind {
  return CALL_MAIL_KINDS.some((known) => known === kind);
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A reminder says nothing new to somebody who booked, or heard of the call, shortly before it. */
const BETWEEN_MS = 2 * HOUR_MS;
/** Later than this, a reminder comes to somebody who is on their way, or who missed what it asks for. */
const LATE_MS = 30 * 60_000;
const MISSED_AFTER_MS = 10 * 60_000;

type ReminderKind = Extract<CallMailKind, `${string}-before`>;

type Reminder = { setting: BookingSwitchKey; before: number; bookedAhead: number };

/** Each reminder, the earlier one first: how long before the call it is due, of calls booked at least how far ahead. */
const REMINDERS: Record<ReminderKind, Reminder> = {
  "call-day-before": { setting: "reminder_day_before", before: DAY_MS, bookedAhead: 36 * HOUR_MS },
  "call-hour-before": { setting: "reminder_hour_before", before: HOUR_MS, bookedAhead: 0 },
};

function isReminder(kind: CallMailKind): kind is ReminderKind {
  return Object.hasOwn(REMINDERS, kind);
}

type Switches = Readonly<Record<string, string>>;
export type PlannedMail = { kind: CallMailKind; dueAt: number };

/**
 * The mails of a call that starts at `startsAt` and whose time was set at `now`: `news` of it at once, and its
 * reminders. Times are in milliseconds.
 */
export function plannedMails(
  news: "call-booked" | "call-moved",
  { startsAt, now }: { startsAt: number; now: number },
  settings: Switches,
): PlannedMail[] {
  if (startsAt <= now) return [];
  const planned: PlannedMail[] = [{ kind: news, dueAt: now }];
  for (const kind of CALL_MAIL_KINDS.filter(isReminder)) {
    const { setting, before, bookedAhead } = REMINDERS[kind];
    const dueAt = startsAt - before;
    const last = planned.at(-1)?.dueAt ?? now;
    const isWanted = isSwitchedOn(settings, setting) && startsAt - now >= bookedAhead;
    if (isWanted && dueAt - last >= BETWEEN_MS) planned.push({ kind, dueAt });
  }
  return planned;
}

type Reported = { status: BookingStatus; startsAt: number | null };

/** The mails that a provider's report causes of a call that was `before` (null if it was not known) as it is now. */
export function mailsOfReport(
  { status, startsAt }: Reported,
  before: Reported | null,
  settings: Switches,
  now: number,
): PlannedMail[] {
  const wasOn = before !== null && before.status !== "cancelled";
  // Of a call that we hear of only as it ends, nobody was told.
  if (status === "cancelled") return wasOn ? [{ kind: "call-cancelled", dueAt: now }] : [];
  if (startsAt === null || (wasOn && before.startsAt === startsAt)) return [];
  const isFirst = status === "booked" && before === null;
  return plannedMails(isFirst ? "call-booked" : "call-moved", { startsAt, now }, settings);
}

/** The mail after a call that was missed. Staff who chose the wrong outcome have time to correct it first. */
export function missedMail(now: number): PlannedMail {
  return { kind: "call-missed", dueAt: now + MISSED_AFTER_MS };
}

/** What of a booking decides whether a mail about it may go. Times are in milliseconds. */
export type CallState = {
  status: BookingStatus;
  outcome: BookingOutcome | null;
  replacedBy: string | null;
  sequence: number;
  startsAt: number | null;
  email: string | null;
  isSuspect: boolean;
};

type Asked = {
  sequence: number;
  now: number;
  settings: Switches;
  /** Why the mail after a missed call may not go, which is the only one that the booking itself does not call for. */
  notAfterMissed: string | null;
};

/** Why a mail about a call, queued at a `sequence`, may not go now; null if it may. */
export function reasonNotToSendCall(
  kind: CallMailKind,
  call: CallState | null,
  { sequence, now, settings, notAfterMissed }: Asked,
): string | null {
  if (!isSwitchedOn(settings, "booking_mails")) return "switched_off";
  // Staff may have erased who booked, and left the time to another person's lead.
  if (!call || call.email === null) return "erased";
  if (call.isSuspect) return "suspect";
  if (call.replacedBy !== null || call.sequence !== sequence || call.startsAt === null) return "call_changed";
  if (kind === "call-missed") return call.outcome === "no_show" ? notAfterMissed : "call_changed";
  if ((call.status === "cancelled") !== (kind === "call-cancelled")) return "call_changed";
  if (call.startsAt <= now) return "call_over";
  if (!isReminder(kind)) return null;
  const { setting, before } = REMINDERS[kind];
  if (!isSwitchedOn(settings, setting)) return "switched_off";
  return now > call.startsAt - before + LATE_MS ? "late" : null;
}
