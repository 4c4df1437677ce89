import { adEventIdsSchema, adEventSchema } from "#domain/money/ads/ad-event-schemas";
import { BROWSER_AD_EVENTS } from "#domain/money/ads/ad-events";
import { describe, expect, test } from "vitest";

const ids = {
  sessionId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  eventId: "3f2504e0-4f89-41d3-9a0c-0305e82c3302",
};

describe("an event of the browser", () => {
  test.each(BROWSER_AD_EVENTS.filter((name) => name !== "CalendarClick"))("%s needs no params", (name) => {
    expect(adEventSchema.parse({ ...ids, name })).toEqual({ ...ids, name, params: {} });
  });

  test("CalendarClick needs a known source", () => {
    const event = (params: unknown) => adEventSchema.safeParse({ ...ids, name: "CalendarClick", params });
    for (const source of ["quiz_results", "chat_results", "strategy_hub"]) {
      expect(event({ source }).data?.params).toEqual({ source });
    }
    expect(event({ source: "elsewhere" }).success).toBe(false);
    expect(event({}).success).toBe(false);
    expect(event(undefined).success).toBe(false);
  });

  test("HubPageView carries a tier, and never the session id", () => {
    const params = { tier: 3, session_id: ids.sessionId };
    expect(adEventSchema.parse({ ...ids, name: "HubPageView", params }).params).toEqual({ tier: 3 });
    expect(adEventSchema.safeParse({ ...ids, name: "HubPageView", params: { tier: "3" } }).success).toBe(
      false,
    );
  });

  test.each([
    { ...ids, name: "Lead" },
    { ...ids, name: "QuizCompleted", params: { tier: 5, value: 1e9 } },
    { ...ids, name: "Won" },
    { ...ids, name: "PageView" },
    { ...ids, name: "QuizStarted", eventId: "1" },
    { ...ids, name: "QuizStarted", sessionId: "1" },
    { ...ids, name: "QuizStarted", params: "x" },
    { name: "QuizStarted" },
  ])("is refused as %j", (event) => expect(adEventSchema.safeParse(event).success).toBe(false));
});

test("event ids are UUIDs under known names; unknown names are dropped", () => {
  expect(adEventIdsSchema.parse({ Lead: ids.eventId.toUpperCase(), Other: "x" })).toEqual({
    Lead: ids.eventId,
  });
  expect(adEventIdsSchema.safeParse({ Lead: "1" }).success).toBe(false);
});
