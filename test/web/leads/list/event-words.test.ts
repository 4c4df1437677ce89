import type { CallView } from "#domain/calls/call-view";
import { BUILT_IN_WORDS } from "#domain/content/staff-words";
import type { TimelineDelivery, TimelineEvent } from "#domain/leads/timeline/timeline-event";
import { expect, test } from "vitest";
import {
  adWords,
  deliveryWords,
  eventWords,
} from "../../../../web/features/leads/lead/timeline/event-words.ts";

const AT = "2026-11-20T16:00:00.000Z";
const STORED = { n: 1, at: AT, deliveries: [], ads: [] };
const ADA = "ada.lovelace@example.com";
const DELIVERY: TimelineDelivery = {
  id: 1,
  channel: "slack",
  kind: "slack-mql",
  status: "sent",
  createdAt: AT,
  dueAt: AT,
  sentAt: AT,
  attempts: 1,
  error: null,
};

const CALL: CallView = {
  callId: "c1",
  calledBy: ADA,
  at: AT,
  outcome: "reached",
  note: "Wants ads",
  nextAction: null,
  nextActionAt: null,
};

test.each<[string, string | null, string | undefined, TimelineEvent]>([
  [
    "First visit",
    null,
    "facebook · spring · /quiz",
    {
      ...STORED,
      kind: "touch",
      which: "first",
      touch: {
        at: AT,
        utm_source: "facebook",
        utm_campaign: "spring",
        ad_id: "120210000000000003",
        fbclid: "secret",
        landingPath: "/quiz",
      },
    },
  ],
  [
    "Came back",
    null,
    "autumn",
    { ...STORED, kind: "touch", which: "later", touch: { at: AT, utm_campaign: "autumn" } },
  ],
  [
    "Wrote 5 messages in the chat",
    null,
    expect.stringContaining("Since Nov 20"),
    { ...STORED, kind: "chat", messages: 5, since: AT },
  ],
  [
    "Completed the assessment",
    null,
    "Tier 4 · Score 0 · Lead score 84 (High)",
    { ...STORED, kind: "completed", offerTier: 4, score: 0, leadScore: 84 },
  ],
  [
    "Handed the lead to Grace",
    "Ada Lovelace",
    undefined,
    { ...STORED, kind: "owner", change: "hand-over", by: ADA, to: "grace@example.com" },
  ],
  [
    "SQL → Lost",
    "Ada Lovelace",
    "Other: sold the business · Deal value changed",
    {
      ...STORED,
      kind: "status",
      from: "SQL",
      to: "Lost",
      by: ADA,
      fields: ["dealValue"],
      lostReason: "other",
      lostNote: "sold the business",
      undoneAt: null,
    },
  ],
  [
    "MQL → Hold",
    "Ada Lovelace",
    "Undone",
    {
      ...STORED,
      kind: "status",
      from: "MQL",
      to: "Hold",
      by: ADA,
      fields: [],
      lostReason: null,
      lostNote: null,
      undoneAt: "2026-07-14T10:00:00.000Z",
    },
  ],
  [
    "Call: Reached",
    "Ada Lovelace",
    "First call after 12 min of calling hours, 15 h 4 min by the clock\nWants ads",
    { ...STORED, kind: "call", call: CALL, wait: { callingMinutes: 12, livedMinutes: 904 } },
  ],
  [
    "Call: Reached",
    "Ada Lovelace",
    "First call after 12 min of calling hours\nWants ads",
    { ...STORED, kind: "call", call: CALL, wait: { callingMinutes: 12, livedMinutes: 20 } },
  ],
  ["Call: Reached", "Ada Lovelace", "Wants ads", { ...STORED, kind: "call", call: CALL, wait: null }],
  [
    "Notes changed",
    "Ada Lovelace",
    undefined,
    { ...STORED, kind: "edit", action: "notes", by: ADA, fields: ["adminNotes"] },
  ],
  ["Slack: New lead", null, undefined, { ...STORED, kind: "message", deliveries: [DELIVERY] }],
])("reads '%s'", (title, by, text, event) =>
  expect(eventWords(event, BUILT_IN_WORDS)).toEqual({ title, by, text }),
);

test("what was sent says how it went, and why not", () => {
  expect(deliveryWords(DELIVERY)).toBe("Slack: New lead · Sent");
  expect(deliveryWords({ ...DELIVERY, status: "dead", error: "not_connected" })).toBe(
    "Slack: New lead · Failed: Slack is not connected (not_connected)",
  );
  expect(adWords({ name: "Lead", source: "", delivery: null })).toBe("Meta: Lead · Not sent");
});

test("a booked call is at the time that the server says, whatever this browser knows of zones", () => {
  const clocks = [{ at: "2026-11-20T09:00:00.000-07:00", zone: "UTC" }];
  const call = { ...STORED, kind: "booked", provider: "cal", startsAt: AT } as const;
  expect(eventWords(call, BUILT_IN_WORDS).text).toBe("For Nov 20, 2026, 4:00 PM");
  expect(eventWords({ ...call, clocks }, BUILT_IN_WORDS).text).toBe("For Nov 20, 2026, 9:00 AM");
});
