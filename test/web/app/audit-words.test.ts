import { INITIAL_TARGETS } from "#domain/calls/hours/call-targets";
import { INITIAL_WEEK } from "#domain/calls/hours/calling-week";
import { BUILT_IN_WORDS } from "#domain/content/staff-words";
import { expect, test } from "vitest";
import { messageName, reasonWords } from "../../../web/features/delivery/words/delivery-words.ts";
import { actText, detailText } from "../../../web/features/people/audit/audit-words.ts";

const entry = (entity: string, action: string, details: Record<string, unknown> = {}) => ({
  entity,
  action,
  details,
});

test.each([
  [entry("assessment", "lead-status", { fields: ["leadStatus", "statusUpdatedAt"] }), "Lead status changed"],
  [
    entry("assessment", "lead-status", { fields: ["leadStatus", "dealValue"] }),
    "Lead status and deal value changed",
  ],
  [entry("assessment", "erase"), "Lead erased"],
  [entry("assessment", "lead-status"), "Lead status changed"],
  [entry("personal-data", "export"), "Personal data exported"],
  [entry("leads", "export"), "Leads exported to be erased"],
  [entry("old-leads", "export"), "Old leads exported"],
  [entry("delivery", "resend"), "Messages resent"],
  [entry("override-rule", "delete"), "Override rule deleted"],
  [entry("call-target", "hand-over"), "Call target: hand over"],
])("%o is told as: %s", (act, text) => expect(actText(act)).toBe(text));

test.each([
  ["assessment", "lead-status", { fields: ["leadStatus", "statusUpdatedAt"] }, ""],
  ["setting", "update", { before: { value: "48" }, after: { value: "24" } }, "48 → 24"],
  [
    "score-range",
    "update",
    { before: { minScore: 0, targetTier: 2 }, after: { minScore: 10, targetTier: null } },
    "Min score: 0 → 10\nTarget tier: 2 → none",
  ],
  [
    "offer",
    "create",
    { after: { name: "Plan", features: ["a", "b"], version: 1 } },
    "Name: Plan\nFeatures: a, b",
  ],
  [
    "offer",
    "update",
    { before: { discount: 0, isActive: 1 }, after: { discount: 5, isActive: 0 } },
    "Discount (%): 0 → 5\nActive: yes → no",
  ],
  [
    "scoring-rule",
    "delete",
    { before: { id: 3, version: 2, questionId: "funnel", answerValue: "converting", points: 5 } },
    "Question: Funnel\nAnswer: It converts well\nPoints: 5",
  ],
  [
    "slack",
    "connect",
    { teamName: "Analytical", channelName: "#leads" },
    "Team name: Analytical\nChannel name: #leads",
  ],
  ["delivery", "resend", { channel: "meta" }, ""],
  ["booking", "match", {}, ""],
  ["booking", "outcome", { outcome: "no_show" }, "Call missed"],
  ["booking", "outcome", { outcome: null }, "Undone"],
  ["scoring", "recalculated", { done: 1 }, "1 lead"],
  ["old-leads", "export", { kind: "lost", before: "2026-05-01" }, "Lost, unchanged since 2026-05-01"],
  // Entries of an earlier version.
  ["slack", "connect", { teamName: "Analytical" }, "Team name: Analytical"],
  ["call-target", "hand-over", { minutes: 5 }, "Minutes: 5"],
])("details of %s, %s, %o, are shown as %o", (entity, action, details, text) =>
  expect(detailText({ details, action, entity, entityId: "12" }, BUILT_IN_WORDS)).toBe(text),
);

test.each([
  [
    "desk_hours",
    JSON.stringify(INITIAL_WEEK),
    JSON.stringify({
      ...INITIAL_WEEK,
      friday: [],
      saturday: [{ from: "22:00", to: "02:00", nextDay: true }],
    }),
    [
      "Before: Friday: 09:00–17:00",
      "Before: Saturday: closed",
      "Now: Friday: closed",
      "Now: Saturday: 22:00–02:00 (next day)",
    ],
  ],
  ["desk_holidays", '["2026-12-25"]', '["2026-12-25","2027-01-01"]', ["Now: Friday, January 1, 2027"]],
  [
    "desk_targets",
    JSON.stringify(INITIAL_TARGETS),
    JSON.stringify({ ...INITIAL_TARGETS, Low: 90 }),
    ["Before: Low lead score: 480", "Now: Low lead score: 90"],
  ],
  ["desk_time_zone", "UTC", "Europe/Berlin", ["UTC → Europe/Berlin"]],
])("a change of %s is told in words", (entityId, before, after, lines) => {
  const details = { before: { value: before }, after: { value: after } };
  expect(detailText({ details, action: "update", entity: "setting", entityId }, BUILT_IN_WORDS)).toBe(
    lines.join("\n"),
  );
});

test.each([
  [{ channel: "slack", kind: "slack-mql" }, "Slack: New lead"],
  [{ channel: "meta", kind: "ad-event", event: "QuizCompleted" }, "Meta: QuizCompleted"],
  [{ channel: "meta", kind: "ad-event", event: null }, "Meta: Ad event"],
  // A row of an earlier version.
  [{ channel: "email", kind: "news-letter" }, "Email: News letter"],
] as const)("the message %o is called %s", (message, text) => expect(messageName(message)).toBe(text));

test.each([
  ["channel_is_archived", "The Slack channel is archived (channel_is_archived)"],
  ["meta_190_463", "Meta refused the access token; set a new META_CAPI_TOKEN (meta_190_463)"],
  ["meta_200", "The access token lacks a permission; set META_CAPI_TOKEN to one that has it (meta_200)"],
  [
    "meta_100_33",
    "Meta does not know this pixel, or the token may not send to it; check the pixel under Ads, and META_CAPI_TOKEN (meta_100_33)",
  ],
  [
    "meta_803",
    "Meta does not know this pixel, or the token may not send to it; check the pixel under Ads, and META_CAPI_TOKEN (meta_803)",
  ],
  ["invalid_client_id", "Slack does not know the app in SLACK_CLIENT_ID (invalid_client_id)"],
  ["meta_100", "Meta refused the event (meta_100)"],
  ["http_429", "The service asked us to slow down (http_429)"],
  ["http_503", "The service failed (http_503)"],
  [
    "E_SENDER_NOT_VERIFIED",
    "The email service refused the sender; verify the domain of EMAIL_FROM under Email Sending (E_SENDER_NOT_VERIFIED)",
  ],
  ["invalid_blocks", "Slack refused the message (invalid_blocks)"],
  ["AbortError", "AbortError"],
])("the reason %s is told as: %s", (code, text) => expect(reasonWords(code)).toBe(text));
