import { BOOKING_OUTCOMES } from "#domain/booking/booking-status";
import { timelineOf } from "#domain/leads/timeline/timeline";
import { TIMELINE_LIMIT, type TimelineEvent } from "#domain/leads/timeline/timeline-event";
import { byPlace, placeOf, timelinePage } from "#domain/leads/timeline/timeline-page";
import type { TimelineRows } from "#domain/leads/timeline/timeline-rows";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { isoText } from "#domain/time/iso-text";
import fc from "fast-check";
import { expect, it } from "vitest";
import { MARKS, NO_ROWS, sentMessage } from "./lead-rows.ts";

// So few times and people that most rows share them.
const time = fc.integer({ min: 0, max: 5 });
const who = fc.constantFrom("ada@example.com", "grace@example.com");
const numbered = <Row extends object>(row: fc.Arbitrary<Row>, maxLength: number) =>
  fc.array(row, { maxLength }).map((rows) => rows.map((each, index) => ({ ...each, id: index + 1 })));

const leadStatus = fc.constantFrom(...LEAD_STATUSES);
const ACTIONS = ["lead-status", "call", "phone", "claim", "take-over", "hand-over", "notes"];
const PAYLOADS = [
  { channel: "slack", kind: "slack-mql", payload: {} },
  { channel: "slack", kind: "slack-call-request", payload: {} },
  { channel: "slack", kind: "slack-move", payload: { from: "MQL", to: "SQL", by: "ada@example.com" } },
  { channel: "slack", kind: "slack-booking", payload: { bookingId: 1, status: "booked", startsAt: 2 } },
  { channel: "slack", kind: "slack-of-old", payload: {} },
  { channel: "email", kind: "hub-mail", payload: {} },
  { channel: "meta", kind: "ad-event", payload: { name: "Lead", source: "", byDefault: true } },
  { channel: "meta", kind: "stage-event", payload: { stage: "Won", eventId: "e", byDefault: false } },
] as const;

const call = {
  callId: "c",
  outcome: "reached",
  note: null,
  nextAction: null,
  nextActionAt: null,
} as const;

const maybe = fc.option(time, { nil: null });
const rowsOf = (most: number): fc.Arbitrary<TimelineRows> =>
  fc.record({
    marks: fc
      .record({ completedAt: maybe, callRequestedAt: maybe, callConsentAt: maybe, bookingLinkClicked: maybe })
      .map((marks) => ({ ...MARKS, ...marks, callConsentBy: "ada@example.com" })),
    statusHistory: numbered(
      fc.record({
        fromStatus: leadStatus,
        toStatus: leadStatus,
        lostReason: fc.constant(null),
        lostNote: fc.constant(null),
        changedBy: who,
        changedAt: time,
        undoneAt: fc.constant(null),
      }),
      most,
    ),
    audit: numbered(
      fc.record({ at: time, who, action: fc.constantFrom(...ACTIONS), fields: fc.constant(["a"]) }),
      most,
    ),
    adEvents: fc
      .uniqueArray(
        fc.constantFrom("Lead", "QuizStarted", "QuizQuestion1", "CalendarClick", "Contact", "Schedule"),
      )
      .chain((names) =>
        fc.tuple(...names.map((name) => time.map((createdAt) => ({ name, source: "", createdAt })))),
      )
      .map((events) => events.map((event, index) => ({ ...event, id: index + 1 }))),
    laterTouches: numbered(
      time.map((at) => ({ touch: { at: isoText(at), utm_source: "facebook" } })),
      4,
    ),
    outbox: fc
      .array(fc.tuple(time, fc.constantFrom(...PAYLOADS)), { maxLength: most })
      .map((sent) => sent.map(([at, message], index) => sentMessage(index + 1, at, message))),
    bookings: numbered(
      fc.record({
        provider: fc.constant("cal" as const),
        status: fc.constantFrom("booked", "moved", "cancelled"),
        startsAt: time,
        eventAt: time,
        createdAt: time,
        outcome: fc.constantFrom(null, ...BOOKING_OUTCOMES),
        outcomeBy: who,
        attendsAt: fc.constant(null),
        outcomeAt: time,
        replacedBy: fc.constant(null),
      }),
      4,
    ).map((rows) => rows.map((row) => ({ ...row, providerId: `b${row.id}` }))),
    mails: numbered(
      fc.record({ at: time, subject: fc.constant("Re: Plan"), fromAddress: who, automatic: fc.constant(0) }),
      most,
    ),
    calls: numbered(fc.record({ at: time, calledBy: who }), most).map((made) =>
      made.map(({ id, at, calledBy }) => ({ id, call: { ...call, calledBy, at: isoText(at) } })),
    ),
    messages: numbered(fc.record({ at: time }), 5),
  });

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
const numbersOf = (events: TimelineEvent[], ...kinds: TimelineEvent["kind"][]) =>
  sorted(events.flatMap(({ kind, n }) => (kinds.includes(kind) ? [n] : [])));

it("has each row once, in one order", () => {
  fc.assert(
    fc.property(rowsOf(12), (rows) => {
      const events = timelineOf(rows);
      expect(numbersOf(events, "status")).toEqual(idsOf(rows.statusHistory));
      expect(numbersOf(events, "call")).toEqual(idsOf(rows.calls));
      expect(numbersOf(events, "touch")).toEqual(idsOf(rows.laterTouches).map((id) => id + 1));
      const started = events.filter(({ kind, n }) => (kind === "booked" || kind === "moved") && n > 0);
      expect(new Set(started.map(({ n }) => n))).toEqual(new Set(idsOf(rows.bookings)));
      expect(events.flatMap(({ ads }) => ads.filter(({ name }) => name !== "Won"))).toHaveLength(
        rows.adEvents.length,
      );
      const deliveries = events.flatMap((event) => [
        ...event.deliveries,
        ...event.ads.flatMap(({ delivery }) => delivery ?? []),
      ]);
      expect(sorted(idsOf(deliveries))).toEqual(idsOf(rows.outbox));
      const ownAudit = numbersOf(events, "owner", "edit");
      expect(new Set(ownAudit).size).toBe(ownAudit.length);
      // What has no event of its own says how another event came about.
      const others = rows.audit.filter(({ id }) => !ownAudit.includes(id));
      const changed = events.flatMap((event) => (event.kind === "status" ? event.fields : []));
      expect(changed).toHaveLength(others.filter(({ action }) => action === "lead-status").length);
      expect(others.every(({ action }) => ["lead-status", "call", "phone"].includes(action))).toBe(true);
      for (const [index, event] of events.entries()) {
        const next = events[index + 1];
        if (next) expect(byPlace(event, next)).toBeLessThan(0);
      }
    }),
  );
});

it("pages without a gap or a repeat, whatever shares a time", () => {
  fc.assert(
    fc.property(rowsOf(150), (rows) => {
      const events = timelineOf(rows);
      const seen: TimelineEvent[] = [];
      let cursor: string | null = null;
      do {
        const page = timelinePage(events, cursor === null ? null : placeOf(cursor));
        expect(page.timeline.length).toBeLessThanOrEqual(TIMELINE_LIMIT);
        seen.push(...page.timeline);
        cursor = page.olderTimeline;
      } while (cursor !== null);
      expect(seen).toEqual(events);
    }),
    { numRuns: 30 },
  );
});

it("goes on after an event that is gone", () => {
  const messages = Array.from({ length: TIMELINE_LIMIT + 5 }, (_, n) => ({ id: n, at: n * 3_600_000 }));
  const first = timelinePage(timelineOf({ ...NO_ROWS, messages }), null);
  const last = first.timeline.at(-1);
  const without = messages.filter(({ id }) => id !== last?.n);
  const place = placeOf(first.olderTimeline ?? "");
  const second = timelinePage(timelineOf({ ...NO_ROWS, messages: without }), place);
  expect(second.timeline.map(({ kind, n }) => `${kind} ${n}`)).toEqual([
    "chat 4",
    "chat 3",
    "chat 2",
    "chat 1",
    "chat 0",
    "started 0",
  ]);
});

it.each(["", "1", "1.status", "1.no-such.1", "x.status.1", "-1.status.1", "999999999999999999.status.1"])(
  "takes no cursor that was not handed out: '%s'",
  (cursor) => {
    expect(placeOf(cursor)).toBeNull();
  },
);
