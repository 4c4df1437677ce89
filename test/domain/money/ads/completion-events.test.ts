import { completionEvents } from "#domain/money/ads/completion-events";
import { expect, test } from "vitest";

const RESULT = { offerTier: 4, leadScore: 110 };

test.each([
  ["quiz", "Quiz Email Capture", "QuizCompleted"],
  ["chat", "Chat Email Capture", "ChatCompleted"],
] as const)(
  "a completed %s is a Lead and its own event, whose value has its currency",
  (type, lead, name) => {
    expect(completionEvents(type, RESULT, "JPY")).toEqual([
      { name: "Lead", params: { content_name: lead } },
      { name, params: { tier: 4, value: 110, currency: "JPY" } },
    ]);
  },
);

test("a value without a currency is not told", () => {
  expect(completionEvents("quiz", RESULT, null)[1]?.params).toEqual({ tier: 4 });
});
