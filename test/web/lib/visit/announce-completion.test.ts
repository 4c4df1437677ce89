import { beforeEach, expect, test, vi } from "vitest";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";

// Another file may have left what it reported.
beforeEach(() => void vi.resetModules());

const RESULT = { offerTier: 4, leadScore: 110 };

async function reported(headers: Record<string, string>) {
  const [{ announceCompletion }, { onAdEvent }] = await Promise.all([
    import("../../../../web/lib/visit/announce-completion.ts"),
    import("../../../../web/lib/visit/ad-event-feed.ts"),
  ]);
  const ids = { Lead: freshSessionId(), QuizCompleted: freshSessionId() };
  announceCompletion("quiz", ids, RESULT, { headers: new Headers(headers) });
  const events: unknown[] = [];
  onAdEvent(({ name, eventId, params }) => events.push([name, eventId === ids.Lead, params]));
  return events;
}

test("the pixel reports a completion's value in the currency that the server told", async () => {
  expect(await reported({ "x-deal-currency": "EUR" })).toEqual([
    ["Lead", true, { content_name: "Quiz Email Capture" }],
    ["QuizCompleted", false, { tier: 4, value: 110, currency: "EUR" }],
  ]);
});

test("where the server told none, it reports no value", async () => {
  expect((await reported({}))[1]).toEqual(["QuizCompleted", false, { tier: 4 }]);
});
