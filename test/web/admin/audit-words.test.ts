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
])("%o is shown as %o", (details, text) => expect(detailText({ details })).toBe(text));
