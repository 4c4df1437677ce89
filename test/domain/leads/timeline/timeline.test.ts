import { timelineOf } from "#domain/leads/timeline/timeline";
import type { TimelineEvent } from "#domain/leads/timeline/timeline-event";
import type { LeadMarks, TimelineRows } from "#domain/leads/timeline/timeline-rows";
import { isoText } from "#domain/time/iso-text";
import { describe, expect, it } from "vitest";
import { MARKS, NO_ROWS, sentMessage } from "./lead-rows.ts";

const GRACE = "grace@example.com";
const MINUTE = 60_000;

/** A history without its beginning, oldest first: kind, time, and what was sent because of it. */
function told(rows: Partial<Omit<TimelineRows, "marks">> & { marks?: Partial<LeadMarks> }) {
  const events = timelineOf({ ...NO_ROWS, ...rows, marks: { ...MARKS, ...rows.marks } });
  return events.toReversed().map(line).slice(1);
}

function line({ kind, at, deliveries, ads }: TimelineEvent): string {
  const sent = deliveries.map((delivery) => delivery.kind);
  const said = ads.map(({ name, delivery }) => `${name} ${delivery?.status ?? "unsent"}`);
  return [`${Date.parse(at)} ${kind}`, ...sent, ...said].join(", ");
}

const NOT_LOST = { lostReason: null, lostNote: null };
const status = {
  undoneAt: null,
  id: 7,
  fromStatus: "MQL",
  toStatus: "SQL",
  changedBy: GRACE,
  changedAt: 50,
  ...NOT_LOST,
} as const;
const booking = {
  id: 4,
  provider: "cal",
  providerId: "b4",
  status: "booked",
  startsAt: 9000,
  eventAt: 60,
  outcome: null,
  outcomeBy: null,
  attendsAt: null,
  outcomeAt: null,
  replacedBy: null,
  createdAt: 61,
} as const;
const call = {
  callId: "c1",
  calledBy: GRACE,
  at: isoText(70),
  outcome: "reached",
  note: null,
  nextAction: null,
  nextActionAt: null,
} as const;
const audited = (fields: string[], action: string, at = 50, who = GRACE) => ({
  id: at,
  at,
  who,
  action,
  fields,
});
const booked = (id: number, at: number, state: string, startsAt: number) =>
  sentMessage(id, at, {
    channel: "slack",
    kind: "slack-booking",
    payload: { bookingId: 4, status: state, startsAt },
  });

const CASES: [what: string, rows: Parameters<typeof told>[0], expected: string[]][] = [
  ["a start alone", {}, []],
  [
    "one arrival that is both the first and the last",
    { marks: { firstTouch: { at: isoText(5) }, lastTouch: { at: isoText(5) } } },
    ["5 touch"],
  ],
  [
    "a first and a last arrival",
    { marks: { firstTouch: { at: isoText(5) }, lastTouch: { at: isoText(6) } } },
    ["5 touch", "6 touch"],
  ],
  [
    "a completion with its message, its events and their answers, and the mail",
    {
      marks: { completedAt: 10, emailConsent: 10 },
      adEvents: [
        { id: 1, name: "Lead", source: "", createdAt: 10 },
        { id: 2, name: "QuizCompleted", source: "", createdAt: 10 },
      ],
      outbox: [
        sentMessage(1, 10, { channel: "slack", kind: "slack-mql" }),
        sentMessage(2, 10, { channel: "email", kind: "hub-mail", payload: { origin: null } }),
        sentMessage(3, 10, {
          channel: "meta",
          kind: "ad-event",
          payload: { name: "Lead", source: "", byDefault: true },
        }),
      ],
    },
    ["10 completed, slack-mql, Lead sent, QuizCompleted unsent", "10 mail-consent", "1010 mail, hub-mail"],
  ],
  [
    "an answer of which only the ad event is stored",
    { adEvents: [{ id: 1, name: "QuizQuestion2", source: "", createdAt: 3 }] },
    ["3 answered, QuizQuestion2 unsent"],
  ],
  [
    "a click on one page's invitation, and one on another's",
    {
      marks: { bookingLinkClicked: 20, bookingClickSource: "quiz_results" },
      adEvents: [
        { id: 1, name: "CalendarClick", source: "quiz_results", createdAt: 21 },
        { id: 2, name: "CalendarClick", source: "strategy_hub", createdAt: 30 },
      ],
    },
    ["20 booking-clicked, CalendarClick unsent", "30 booking-clicked, CalendarClick unsent"],
  ],
  [
    "a call that the page alone says is booked, with its event",
    {
      marks: { callReportedAt: 40 },
      adEvents: [{ id: 1, name: "Schedule", source: "", createdAt: 41 }],
    },
    ["40 said-booked, Schedule unsent"],
  ],
  [
    "a call that the page says is booked once it is known",
    { marks: { callReportedAt: 62 }, bookings: [booking] },
    ["61 booked"],
  ],
  [
    "a call that the page says is booked long after another was",
    { marks: { callReportedAt: 61 + 60 * MINUTE }, bookings: [booking] },
    ["61 booked", `${61 + 60 * MINUTE} said-booked`],
  ],
  [
    "a change of status: history, audit, Slack and Meta",
    {
      statusHistory: [status],
      audit: [audited(["leadStatus", "dealValue", "statusUpdatedAt", "statusUpdatedBy"], "lead-status")],
      outbox: [
        sentMessage(1, 50, {
          channel: "slack",
          kind: "slack-move",
          payload: { from: "MQL", to: "SQL", by: GRACE },
        }),
        sentMessage(2, 50, {
          channel: "meta",
          kind: "stage-event",
          payload: { stage: "SQL", eventId: "e", byDefault: true },
        }),
      ],
    },
    ["50 status, slack-move, SQL sent"],
  ],
  [
    "an edit by somebody else at the time of a change of status",
    { statusHistory: [status], audit: [audited(["adminNotes"], "notes", 50, "ada@example.com")] },
    ["50 status", "50 edit"],
  ],
  [
    "a call: its row and its audit",
    { calls: [{ id: 3, call }], audit: [audited(["calls"], "call", 70)] },
    ["70 call"],
  ],
  [
    "a request to be called, which is its own consent",
    {
      marks: { callRequestedAt: 40, callConsentAt: 40, callConsentWay: "form" },
      adEvents: [{ id: 1, name: "Contact", source: "quiz_results", createdAt: 40 }],
      outbox: [sentMessage(1, 40, { channel: "slack", kind: "slack-call-request" })],
    },
    ["40 call-asked, slack-call-request, Contact unsent"],
  ],
  [
    "a request that was taken back",
    {
      marks: { callWithdrawnAt: 45 },
      adEvents: [{ id: 1, name: "Contact", source: "", createdAt: 40 }],
      outbox: [sentMessage(1, 40, { channel: "slack", kind: "slack-call-request" })],
    },
    ["40 ad, Contact unsent", "40 message, slack-call-request", "45 call-consent"],
  ],
  [
    "a number that staff entered: the row and its audit",
    {
      marks: { callConsentAt: 50, callConsentWay: "person", callConsentBy: GRACE },
      audit: [audited(["phone"], "phone"), audited(["phone"], "phone", 49)],
    },
    ["49 edit", "50 call-consent"],
  ],
  [
    "a lead that was claimed and taken over",
    {
      marks: { owner: GRACE, ownerSince: 50 },
      audit: [audited(["owner"], "claim", 48, "ada@example.com"), audited(["owner"], "take-over")],
      outbox: [
        sentMessage(1, 50, {
          channel: "slack",
          kind: "slack-taken-over",
          payload: { from: "ada@example.com", by: GRACE },
        }),
      ],
    },
    ["48 owner", "50 owner, slack-taken-over"],
  ],
  [
    "a booking",
    { bookings: [booking], outbox: [booked(1, 61, "booked", 9000)] },
    ["61 booked, slack-booking"],
  ],
  [
    "a booking that was moved twice in its place, and cancelled",
    {
      bookings: [{ ...booking, status: "cancelled", startsAt: 9900, eventAt: 90 }],
      outbox: [booked(1, 61, "booked", 9000), booked(2, 70, "moved", 9500), booked(3, 90, "cancelled", 9900)],
    },
    ["61 booked", "61 message, slack-booking", "70 message, slack-booking", "90 cancelled, slack-booking"],
  ],
  [
    "a call that was held",
    {
      bookings: [{ ...booking, outcome: "held", outcomeBy: GRACE, outcomeAt: 99 }],
      audit: [],
    },
    ["61 booked", "99 held"],
  ],
  [
    "a call that was missed, and another that took its place",
    {
      bookings: [
        {
          ...booking,
          status: "cancelled",
          outcome: "no_show",
          outcomeBy: GRACE,
          outcomeAt: 70,
          replacedBy: "b5",
        },
        { ...booking, id: 5, providerId: "b5", status: "moved", startsAt: 9900, createdAt: 80, eventAt: 80 },
      ],
    },
    ["61 booked", "70 missed", "80 moved"],
  ],
  [
    "a booking that another one replaced",
    {
      bookings: [
        { ...booking, status: "cancelled", replacedBy: "b5" },
        { ...booking, id: 5, providerId: "b5", status: "moved", startsAt: 9900, createdAt: 80, eventAt: 80 },
      ],
    },
    ["61 booked", "80 moved"],
  ],
  [
    "a booking that took the place of one that was never told of",
    {
      bookings: [
        { ...booking, status: "cancelled", startsAt: null, createdAt: 80, replacedBy: "b5" },
        { ...booking, id: 5, providerId: "b5", status: "moved", createdAt: 80, eventAt: 80 },
      ],
    },
    ["80 moved"],
  ],
  [
    "a chat of two sittings",
    {
      messages: [0, 5, 34, 65, 66].map((minute, index) => ({ id: 2 * index + 2, at: minute * MINUTE })),
    },
    [`${34 * MINUTE} chat`, `${66 * MINUTE} chat`],
  ],
  [
    "an expired hub, and a lead that nobody called in time",
    { marks: { hubExpiresAt: 90, hubExpiryHandledAt: 95, escalatedAt: 80 } },
    ["80 overdue", "90 hub-expired"],
  ],
  ["a hub that was given a new end", { marks: { hubExpiresAt: 90 } }, []],
  [
    "a message of another time than ours",
    { outbox: [sentMessage(1, 10, { channel: "slack", kind: "slack-of-old" })] },
    ["10 message, slack-of-old"],
  ],
];

describe("a lead's history", () => {
  it.each(CASES)("tells once of %s", (_what, rows, expected) => {
    expect(told(rows)).toEqual(expected);
  });

  it("says what else was changed with a status, and by whom", () => {
    const fields = ["leadStatus", "dealValue", "statusUpdatedAt", "statusUpdatedBy"];
    const [event] = timelineOf({
      ...NO_ROWS,
      statusHistory: [status],
      audit: [audited(fields, "lead-status")],
    });
    expect(event).toMatchObject({ kind: "status", from: "MQL", to: "SQL", by: GRACE, fields: ["dealValue"] });
  });

  it("says why a lead was lost", () => {
    const lost = { ...status, toStatus: "Lost", lostReason: "other", lostNote: "Moved abroad" } as const;
    const audit = [audited(["leadStatus", "lostReason", "lostNote"], "lead-status")];
    const [event] = timelineOf({ ...NO_ROWS, statusHistory: [lost], audit });
    expect(event).toMatchObject({ to: "Lost", lostReason: "other", lostNote: "Moved abroad", fields: [] });
  });

  it("tells of an undone move once, with all that was said of it", () => {
    const audit = [
      { ...audited([], "undo-move", 70), id: 3 },
      { ...audited(["dealValue"], "deal-value", 60), id: 2 },
      { ...audited(["leadStatus"], "lead-status"), id: 1 },
    ];
    const events = timelineOf({ ...NO_ROWS, statusHistory: [{ ...status, undoneAt: 70 }], audit });
    const about = events.filter(({ kind }) => kind !== "started");
    expect(about).toMatchObject([{ kind: "status", at: isoText(50), undoneAt: isoText(70) }]);
  });

  it("says where a call was before it was moved, if the message still tells", () => {
    const moved = { ...booking, status: "moved", startsAt: 9500, eventAt: 70 } as const;
    const outbox = [booked(1, 61, "booked", 9000), booked(2, 70, "moved", 9500)];
    const [after, before] = timelineOf({ ...NO_ROWS, bookings: [moved], outbox });
    expect(after).toMatchObject({ kind: "moved", startsAt: isoText(9500), deliveries: [{ id: 2 }] });
    expect(before).toMatchObject({ kind: "booked", startsAt: isoText(9000), deliveries: [{ id: 1 }] });
  });

  it.each([
    ["claim", GRACE],
    ["take-over", GRACE],
    ["release", null],
    ["hand-over", "ada@example.com"],
  ])("says who has the lead after a %s", (action, to) => {
    const marks = { ...MARKS, owner: "ada@example.com", ownerSince: 50 };
    const [event] = timelineOf({ ...NO_ROWS, marks, audit: [audited(["owner"], action)] });
    expect(event).toMatchObject({ kind: "owner", change: action, by: GRACE, to });
  });
});

it("tells the time of a booked call by the clocks of the team and of the lead", () => {
  const marks = { ...MARKS, teamZone: "America/Toronto", timeZone: "America/Halifax" };
  const startsAt = Date.parse("2026-12-01T17:00:00.000Z");
  const events = timelineOf({
    ...NO_ROWS,
    marks,
    bookings: [{ ...booking, startsAt, outcome: "held", outcomeAt: 90 }],
  });
  const clocks = [
    { at: "2026-12-01T12:00:00.000-05:00", zone: "America/Toronto" },
    { at: "2026-12-01T13:00:00.000-04:00", zone: "America/Halifax" },
  ];
  for (const kind of ["booked", "held"])
    expect(events.find((event) => event.kind === kind)).toMatchObject({
      startsAt: isoText(startsAt),
      clocks,
    });
});
