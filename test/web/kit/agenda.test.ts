import { BUILT_IN_WORDS } from "#domain/content/staff-words";
import type { AgendaCall } from "#domain/calls/queue/agenda";
import { clocksOf } from "#domain/time/zoned-time";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { agendaDays, isAhead, nextCall } from "../../../web/features/booking/agenda/agenda-days.ts";
import {
  briefText,
  gistOf,
  lengthWords,
  untilWords,
} from "../../../web/features/booking/agenda/agenda-words.ts";
import { callTimeText, leadTimeText } from "../../../web/features/kit/time/call-time.ts";
import { dueTime } from "../../../web/features/kit/time/due-time.ts";
import { timeText } from "../../../web/features/kit/time/times.ts";
import { browserIn } from "../browser-in.ts";
import { sampleView } from "../leads/live/sample-view.ts";

afterEach(() => vi.restoreAllMocks());

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
    attendsAt: null,
    clocks: [],
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

  it("are those that the server says, where the browser knows the zone otherwise", () => {
    browserIn("America/Edmonton", -7 * 60);
    const at = Date.parse("2026-12-01T06:30:00Z");
    const clocks = clocksOf(at, ["America/Edmonton", "America/Vancouver"]);
    expect(clocks.map((one) => one.at)).toEqual([
      "2026-12-01T00:30:00.000-06:00",
      "2026-11-30T23:30:00.000-07:00",
    ]);
    const days = agendaDays([call(at, { clocks })], at - 8 * HOUR);
    expect(days.map(({ day }) => day && new Date(day).toISOString().slice(0, 10))).toEqual([
      "2026-11-30",
      "2026-12-01",
    ]);
    const startsAt = new Date(at).toISOString();
    expect(callTimeText(startsAt, clocks)).toBe("Tue, Dec 1, 12:30 AM");
    expect(timeText(startsAt, clocks)).toBe("Dec 1, 2026, 12:30 AM");
    expect(leadTimeText(startsAt, "America/Vancouver", clocks)).toBe("Mon, Nov 30, 11:30 PM in Vancouver");
    expect(leadTimeText(startsAt, "America/Edmonton", clocks)).toBeNull();
    expect(dueTime(at, at - 8 * HOUR, true, clocks).words).toBe("Tomorrow 12:30 AM");
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
  const text = briefText(lead, [], call(null), BUILT_IN_WORDS);
  expect(text).toMatch(/^Priya Raman\n- Open with: “/);
  expect(text).toContain("- In their words: “We get clicks but nobody buys” (Frustration)");
  expect(gistOf(lead, [], BUILT_IN_WORDS)).toBe("“We get clicks but nobody buys”");
  expect(gistOf(sampleView(2, { answers: { situation: "yo-yo" } }), [], BUILT_IN_WORDS)).toMatch(
    /^Biggest roadblock: /,
  );
});
