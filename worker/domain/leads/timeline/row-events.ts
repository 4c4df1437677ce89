import { SAME_CALL_MS } from "../../money/ads/schedule-event.ts";
import { callWait } from "../../calls/call-wait.ts";
import { isoText, isoTextOrNull } from "../../time/iso-text.ts";
import { eventOf } from "./mark-events.ts";
import type { TimelineEvent } from "./timeline-event.ts";
import type { BookingRow, TimelineRows } from "./timeline-rows.ts";

/** Messages of a visitor with no longer a pause between them are one sitting. */
const SITTING_MS = 30 * 60_000;

/** The sittings of a chat. */
export function chatEvents(messages: TimelineRows["messages"]): TimelineEvent[] {
  const sittings: TimelineRows["messages"][] = [];
  for (const message of messages.toSorted((a, b) => a.at - b.at || a.id - b.id)) {
    const sitting = sittings.at(-1);
    const last = sitting?.at(-1);
    if (sitting && last && message.at - last.at <= SITTING_MS) sitting.push(message);
    else sittings.push([message]);
  }
  return sittings.flatMap((sitting) => {
    const [first, last] = [sitting[0], sitting.at(-1)];
    if (!first || !last) return [];
    return [eventOf("chat", first.id, last.at, { messages: sitting.length, since: isoText(first.at) })];
  });
}

/**
 * A booking was made or took the place of another one, and may have been moved in its own place or cancelled since, or
 * staff recorded its outcome.
 */
export function bookingEvents(bookings: readonly BookingRow[]): TimelineEvent[] {
  const places = new Set(bookings.map(({ provider, replacedBy }) => `${provider}:${replacedBy ?? ""}`));
  return bookings.flatMap((row) => {
    const { id, provider, createdAt, status, replacedBy } = row;
    const told = { provider, startsAt: isoTextOrNull(row.startsAt) };
    // A call of which only its replacement is known was never reported.
    if (replacedBy !== null && row.startsAt === null) return [];
    const isReplacement = places.has(`${provider}:${row.providerId}`);
    // The provider's clock is not ours.
    const changedAt = Math.max(createdAt, row.eventAt);
    const isMovedSince = status === "moved" && !isReplacement;
    // The row of a moved call no longer holds its previous time.
    const made = isMovedSince ? { provider, startsAt: null } : told;
    return [
      eventOf(isReplacement ? "moved" : "booked", id, createdAt, made),
      ...(isMovedSince ? [eventOf("moved", id, changedAt, told)] : []),
      ...(status === "cancelled" && replacedBy === null ? [eventOf("cancelled", id, changedAt, told)] : []),
      ...(row.attendsAt === null ? [] : [eventOf("attends", id, row.attendsAt, { startsAt: told.startsAt })]),
      ...outcomeEvents(row),
    ];
  });
}

/** That the lead's page said that a call was booked, unless one of the bookings is that call. */
export function saidBookedEvents({ marks: { callReportedAt: at }, bookings }: TimelineRows): TimelineEvent[] {
  if (at === null) return [];
  const isTold = bookings.some(({ createdAt }) => Math.abs(createdAt - at) < SAME_CALL_MS);
  return isTold ? [] : [eventOf("said-booked", 0, at, {})];
}

function outcomeEvents({ id, outcome, outcomeAt, outcomeBy: by, startsAt }: BookingRow): TimelineEvent[] {
  if (outcome === null || outcomeAt === null) return [];
  const told = { startsAt: isoTextOrNull(startsAt), by };
  return [eventOf(outcome === "held" ? "held" : "missed", id, outcomeAt, told)];
}

/** What the lead wrote by mail. */
export function receivedMailEvents(mails: TimelineRows["mails"]): TimelineEvent[] {
  return mails.map(({ id, at, subject, fromAddress: from, automatic }) =>
    eventOf("mail-received", id, at, { subject, from, isAutomatic: automatic === 1 }),
  );
}

/** Calls and changes of status. */
export function staffEvents({ calls, statusHistory, marks }: TimelineRows): TimelineEvent[] {
  const first = Math.min(...calls.map(({ id }) => id));
  return [
    ...calls.map(({ id, call }) => {
      const wait = id === first ? callWait(marks) : null;
      return eventOf("call", id, Date.parse(call.at), { call, wait });
    }),
    ...statusHistory.map(({ id, changedAt, fromStatus: from, toStatus: to, changedBy: by, ...lost }) =>
      eventOf("status", id, changedAt, {
        from,
        to,
        by,
        lostReason: lost.lostReason,
        lostNote: lost.lostNote,
        fields: [],
        undoneAt: isoTextOrNull(lost.undoneAt),
      }),
    ),
  ];
}
