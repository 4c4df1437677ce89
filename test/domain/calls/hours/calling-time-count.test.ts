import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { callingMinutesBetween, dueAt, isOpen, nextOpening } from "#domain/calls/hours/calling-time";
import { minuteOf, type CallingInterval, type Weekday } from "#domain/calls/hours/calling-week";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { randomCases } from "../../../setup/random/random-cases.ts";
import { isOpenMinute, openMinutes } from "./minute-count.ts";

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
/** How far the slow count looks. */
const LOOKED_AT = 4 * DAY_MINUTES;

const ZONES = [
  "America/Edmonton",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "America/St_Johns",
] as const;
/** Days on which clocks change somewhere in these zones, by an hour or by half of one, and two on which none does. */
const DAYS = [
  "2025-03-09",
  "2025-03-30",
  "2025-04-06",
  "2025-06-18",
  "2025-10-05",
  "2025-10-26",
  "2025-11-02",
  "2026-01-01",
] as const;

const zone = fc.constantFrom(...ZONES);
const startDay = fc.constantFrom(...DAYS).map((day) => Date.parse(day));
/** A whole minute from a day before such a day to two days after. */
const start = fc
  .tuple(startDay, fc.integer({ min: -DAY_MINUTES, max: 2 * DAY_MINUTES }))
  .map(([day, minutes]) => day + minutes * MINUTE);
const holidays = fc.subarray([...DAYS, "2025-03-10", "2025-10-27", "2025-11-03", "2026-01-02"], {
  maxLength: 4,
});

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Up to three intervals of a day, and whether the team works through the night that follows. */
const day = fc.record({
  marks: fc
    .uniqueArray(fc.integer({ min: 0, max: DAY_MINUTES - 1 }), { minLength: 0, maxLength: 6 })
    .map((marks) => marks.toSorted((a, b) => a - b)),
  night: fc.boolean(),
});

const week = fc
  .array(day, { minLength: 7, maxLength: 7 })
  .map((days) => days.map((one, index) => intervals(one, days[(index + 1) % 7] ?? one)));

const hours = fc.record({ zone, holidays, week }).map(({ zone: timeZone, holidays: closed, week: days }) => {
  const of = (index: number) => days[index] ?? [];
  const named: Record<Weekday, CallingInterval[]> = {
    monday: of(0),
    tuesday: of(1),
    wednesday: of(2),
    thursday: of(3),
    friday: of(4),
    saturday: of(5),
    sunday: of(6),
  };
  return { timeZone, holidays: closed, week: named } satisfies CallingHours;
});

function intervals({ marks, night }: { marks: number[]; night: boolean }, next: { marks: number[] }) {
  const list: CallingInterval[] = [];
  for (let index = 0; index + 1 < marks.length; index += 2) {
    list.push({ from: clock(marks[index] ?? 0), to: clock(marks[index + 1] ?? 0) });
  }
  const from = Math.max(minuteOf(list.at(-1)?.to ?? "00:00"), 20 * 60);
  const to = Math.min(next.marks[0] ?? 360, 360);
  return night ? [...list, { from: clock(from), to: clock(to), nextDay: true as const }] : list;
}

const leadZone = fc.option(zone, { freq: 3 });

test("as many minutes of calling time as there are minutes that are open, each looked at by itself", () => {
  fc.assert(
    fc.property(
      start,
      fc.integer({ min: 0, max: LOOKED_AT }),
      hours,
      leadZone,
      (from, length, team, lead) => {
        const counted = openMinutes(from, length, team, lead).length;
        expect(callingMinutesBetween(from, from + length * MINUTE, team, lead)).toBe(counted);
      },
    ),
    { numRuns: randomCases(400) },
  );
});

test("due when the last of its minutes is over", () => {
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 600 }), hours, leadZone, (from, minutes, team, lead) => {
      const last = openMinutes(from, LOOKED_AT, team, lead)[minutes - 1];
      const due = dueAt(from, minutes, team, lead);
      if (last === undefined) expect(due ?? Infinity).toBeGreaterThan(from + LOOKED_AT * MINUTE);
      else expect(due).toBe(last + MINUTE);
    }),
    { numRuns: randomCases(400) },
  );
});

test("opens next at the first open minute, and is open in the very minutes that are", () => {
  fc.assert(
    fc.property(start, hours, leadZone, (at, team, lead) => {
      const [first] = openMinutes(at, LOOKED_AT, team, lead);
      const opening = nextOpening(at, team, lead);
      if (first === undefined) expect(opening ?? Infinity).toBeGreaterThanOrEqual(at + LOOKED_AT * MINUTE);
      else expect(opening).toBe(first);
      for (let minute = at; minute < at + 2 * DAY_MINUTES * MINUTE; minute += 7 * MINUTE) {
        expect(isOpen(minute, team, lead)).toBe(isOpenMinute(minute, team, lead));
      }
    }),
    { numRuns: 100 },
  );
});

test("any moment, not only whole minutes: what is due has had its minutes", () => {
  const moment = fc.integer({ min: Date.parse("2025-01-01"), max: Date.parse("2027-01-01") });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 2000 }), hours, leadZone, (from, minutes, team, lead) => {
      const due = dueAt(from, minutes, team, lead);
      if (due === null) return;
      expect(callingMinutesBetween(from, due, team, lead)).toBeCloseTo(minutes, 6);
      expect(callingMinutesBetween(from, due - 1, team, lead)).toBeLessThan(minutes);
    }),
  );
});
