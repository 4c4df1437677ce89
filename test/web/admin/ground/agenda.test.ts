import type { AgendaCall } from "#domain/queue/agenda";
import { describe, expect, it, test } from "vitest";
import { agendaDays, isAhead, nextCall } from "../../../../web/features/admin/ground/agenda/agenda-days.ts";
import {
  briefText,
  gistOf,
  lengthWords,
  untilWords,
} from "../../../../web/features/admin/ground/agenda/agenda-words.ts";
import { sampleView } from "./live/sample-view.ts";

const NOW = new Date(2026, 10, 23, 13, 12).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let ids = 0;
function call(at: number | null, changes: Partial<AgendaCall> = {}): AgendaCall {
  ids += 1;
  const startsAt = at === null ? null : new Date(at).toISOString();
  const rest = {
    provider: "calendly",
    said: null,
    name: null,
    email: null,
    contactId: null,
    endsAt: null,
  } as const;
  return { ...rest, id: ids, status: "booked", joinUrl: null, page: null, lead: null, startsAt, ...changes };
}

describe("the days of the agenda", () => {
  it("begin with today, then what is open of the days before, and leave out days without calls", () => {
    const [old, morning, evening, later] = [NOW - DAY, NOW - 4 * HOUR, NOW + 3 * HOUR, NOW + 3 * DAY].map(
      (at) => call(at),
    );
    const timeless = call(null);
    const days = agendaDays(
      [timeless, old, morning, evening, later].flatMap((one) => one ?? []),
      NOW,
    );
    expect(days.map(({ calls }) => calls.map(({ id }) => id))).toEqual([
      [morning?.id, evening?.id],
      [timeless.id, old?.id],
      [later?.id],
    ]);
    expect(days.map(({ day }) => day === null)).toEqual([false, true, false]);
  });

  it("have today also without calls", () => {
    expect(agendaDays([], NOW)).toEqual([{ day: new Date(NOW).setHours(0, 0, 0, 0), calls: [] }]);
  });
});

describe("the next call", () => {
  it("is the soonest that has not ended and is not decided", () => {
    const calls = [call(NOW - HOUR), call(NOW - 10 * MINUTE, { status: "held" }), call(NOW + HOUR)];
    expect(nextCall(calls, NOW)?.id).toBe(calls[2]?.id);
    expect(nextCall([], NOW)).toBeNull();
  });

  test.each([
    [{ at: NOW - 29 * MINUTE, ends: null }, true],
    [{ at: NOW - 31 * MINUTE, ends: null }, false],
    [{ at: NOW - 50 * MINUTE, ends: NOW + 10 * MINUTE }, true],
    [{ at: NOW - 20 * MINUTE, ends: NOW - 5 * MINUTE }, false],
  ])("one of %j is ahead or on: %s", ({ at, ends }, is) => {
    const endsAt = ends === null ? null : new Date(ends).toISOString();
    expect(isAhead(call(at, { endsAt }), NOW)).toBe(is);
  });
});

test.each([
  [NOW + 108 * MINUTE, "in 1 h 48 min"],
  [NOW + 20 * MINUTE, "in 20 min"],
  [NOW + 2 * HOUR, "in 2 h"],
  [NOW, "now"],
  [NOW - 5 * MINUTE, "now"],
  [NOW + DAY, ""],
])("a call at %d is %j", (at, words) => expect(untilWords(new Date(at).toISOString(), NOW)).toBe(words));

test("its length is told where the provider tells its end", () => {
  const startsAt = new Date(NOW).toISOString();
  expect(lengthWords({ startsAt, endsAt: new Date(NOW + 45 * MINUTE).toISOString() })).toBe("45 min");
  expect(lengthWords({ startsAt, endsAt: null })).toBe("");
});

test("its brief is copied as text, and its gist is in the lead's own words", () => {
  const answers = { situation: "yo-yo", frustration: "We get clicks but nobody buys" } as const;
  const lead = sampleView(1, { name: "Priya Raman", answers });
  const text = briefText(lead, [], null);
  expect(text).toMatch(/^Priya Raman\n- Open with: “/);
  expect(text).toContain("- In their words: “We get clicks but nobody buys” (Frustration)");
  expect(gistOf(lead, [])).toBe("“We get clicks but nobody buys”");
  expect(gistOf(sampleView(2, { answers: { situation: "yo-yo" } }), [])).toMatch(/^Biggest roadblock: /);
});
