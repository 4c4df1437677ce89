import { INITIAL_TARGETS } from "#domain/calls/call-targets";
import { INITIAL_WEEK } from "#domain/calls/desk-week";
import { expect, test } from "vitest";
import { actText, detailText } from "../../../web/features/admin/settings/audit-words.ts";

const entry = (entity: string, action: string, entityId = "12", details: Record<string, unknown> = {}) => ({
  entity,
  action,
  entityId,
  details,
});

test.each([
  [
    entry("assessment", "lead-status", "12", { fields: ["leadStatus", "statusUpdatedAt"] }),
    "Lead status changed (lead 12)",
  ],
  [
    entry("assessment", "lead-status", "12", { fields: ["leadStatus", "dealValue"] }),
    "Lead status and deal value changed (lead 12)",
  ],
  [entry("assessment", "deal-value", "12", { fields: ["dealValue"] }), "Deal value changed (lead 12)"],
  [entry("assessment", "notes", "12", { fields: ["adminNotes"] }), "Notes changed (lead 12)"],
  [entry("assessment", "erase"), "Lead erased (lead 12)"],
  [entry("personal-data", "export", "3,12"), "Personal data exported (leads 3, 12)"],
  [entry("personal-data", "export", ""), "Personal data exported"],
  [entry("delivery", "resend", "meta"), "Sent again (delivery meta)"],
  [entry("setting", "update", "extension_hours"), "Setting changed (extension hours)"],
  [entry("slack", "connect", "1"), "Slack connected"],
  [entry("override-rule", "delete", "4"), "Override rule deleted (rule 4)"],
  [entry("call-target", "hand-over", "4"), "Hand over: Call target (4)"],
])("%o is told as: %s", (act, text) => expect(actText(act)).toBe(text));

test.each([
  [{ fields: ["leadStatus", "statusUpdatedAt"] }, ""],
  [{ before: { value: "48" }, after: { value: "24" } }, "Value: 48 → 24"],
  [
    { before: { minScore: 0, targetTier: 2 }, after: { minScore: 10, targetTier: null } },
    "Min score: 0 → 10\nTarget tier: 2 → none",
  ],
  [{ after: { name: "Plan", features: ["a", "b"], version: 1 } }, "Name: Plan\nFeatures: a, b"],
  [{ before: { id: 3, version: 2, points: 5 } }, "Points: 5"],
  [{ channel: "meta" }, "Channel: meta"],
])("%o is shown as %o", (details, text) => expect(detailText({ details, entityId: "12" })).toBe(text));

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
  ["desk_time_zone", "UTC", "Europe/Berlin", ["Value: UTC → Europe/Berlin"]],
])("a change of %s is told in words", (entityId, before, after, lines) => {
  const details = { before: { value: before }, after: { value: after } };
  expect(detailText({ details, entityId })).toBe(lines.join("\n"));
});
