import { dueFetch, type EndedFetch } from "#domain/money/ads/due-fetch";
import { daysBetween } from "#domain/time/day-text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const ZONE = "America/Los_Angeles";
const HOUR = 3_600_000;
/** 4:00 in Los Angeles on Wednesday, January 21. */
const NOW = Date.UTC(2026, 0, 21, 12);

const ended = (firstDay: string, lastDay: string, changes: Partial<EndedFetch> = {}): EndedFetch => ({
  firstDay,
  lastDay,
  startedAt: Date.parse(`${lastDay}T12:00:00Z`),
  whole: true,
  ...changes,
});
/** The account has been read back for a year. */
const FULL = "2025-01-20";

describe("what to ask Meta for", () => {
  test("is the last month at first, at any hour", () => {
    const month = { firstDay: "2025-12-25", lastDay: "2026-01-21" };
    expect(dueFetch([], null, NOW, ZONE)).toEqual(month);
    expect(dueFetch([], null, NOW - 3 * HOUR, ZONE)).toEqual(month);
  });

  const lastWeek = ended("2025-12-20", "2026-01-16");
  const yesterday = ended("2026-01-13", "2026-01-20");

  test("is eight days each night, from three o'clock on, and the same again the next night", () => {
    const known = [yesterday, lastWeek];
    expect(dueFetch(known, FULL, NOW - HOUR - 1, ZONE)).toBeNull();
    expect(dueFetch(known, FULL, NOW - HOUR, ZONE)).toEqual({
      firstDay: "2026-01-14",
      lastDay: "2026-01-21",
    });
    const tonight = ended("2026-01-14", "2026-01-21", { startedAt: NOW });
    expect(dueFetch([tonight, ...known], FULL, NOW + 20 * HOUR, ZONE)).toBeNull();
    expect(dueFetch([tonight, ...known], FULL, NOW + 24 * HOUR, ZONE)).toMatchObject({
      lastDay: "2026-01-22",
    });
  });

  test("is a month once the last whole month is a week old", () => {
    const month = ended("2025-12-18", "2026-01-14");
    expect(dueFetch([yesterday, month], FULL, NOW, ZONE)).toEqual({
      firstDay: "2025-12-25",
      lastDay: "2026-01-21",
    });
    const failed = ended("2025-12-24", "2026-01-20", { whole: false });
    expect(dueFetch([failed, yesterday, month], FULL, NOW, ZONE)).toMatchObject({ firstDay: "2025-12-25" });
  });

  test("reaches back to where the last whole one ended", () => {
    expect(dueFetch([ended("2025-10-05", "2025-11-01")], FULL, NOW, ZONE)).toEqual({
      firstDay: "2025-10-26",
      lastDay: "2026-01-21",
    });
    expect(dueFetch([ended("2020-01-01", "2020-01-28")], FULL, NOW, ZONE)?.firstDay).toBe("2025-01-23");
  });

  test("is nothing more tonight after a fetch that failed", () => {
    const failed = ended("2026-01-14", "2026-01-21", { startedAt: NOW, whole: false });
    expect(dueFetch([failed, yesterday], "2025-12-01", NOW + HOUR, ZONE)).toBeNull();
  });

  test("is the year before, a month at a time, until all of it is there", () => {
    const tonight = ended("2025-12-25", "2026-01-21", { startedAt: NOW });
    expect(dueFetch([tonight], "2025-12-25", NOW, ZONE)).toEqual({
      firstDay: "2025-11-27",
      lastDay: "2025-12-24",
    });
    let coveredFrom = "2025-12-25";
    let rounds = 0;
    for (;;) {
      const due = dueFetch([ended(coveredFrom, coveredFrom), tonight], coveredFrom, NOW, ZONE);
      if (!due) break;
      expect(daysBetween(due.lastDay, coveredFrom)).toBe(1);
      coveredFrom = due.firstDay;
      rounds++;
    }
    expect(coveredFrom).toBe("2025-01-23");
    expect(rounds).toBe(12);
  });

  test("never lies ahead, and ends however it begins", () => {
    const day = fc
      .integer({ min: 0, max: 800 })
      .map((n) => new Date(NOW - n * 24 * HOUR).toISOString().slice(0, 10));
    const fetches = fc.array(
      fc.record({
        firstDay: day,
        lastDay: day,
        startedAt: fc.constant(NOW - 48 * HOUR),
        whole: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fetches, fc.option(day), (known, coveredFrom) => {
        const due = dueFetch(known, coveredFrom, NOW, ZONE);
        if (!due) return;
        expect(due.lastDay <= "2026-01-21" && due.firstDay <= due.lastDay).toBe(true);
        expect(daysBetween(due.firstDay, due.lastDay)).toBeLessThan(364);
      }),
    );
  });
});
