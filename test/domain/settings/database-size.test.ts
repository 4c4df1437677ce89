import {
  DATABASE_BYTES_MAX,
  databaseRoom,
  dayOf,
  isNearlyFull,
  roomText,
} from "#domain/settings/database-size";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const NOW = Date.UTC(2026, 10, 22, 12);
const TODAY = dayOf(NOW);
const GB = 1000 ** 3;

const room = (bytes: number, ago: number, earlier: number) =>
  databaseRoom(bytes, { day: TODAY - ago, bytes: earlier }, NOW);

describe("the room in the database", () => {
  it.each([
    ["4 GB of 10 GB. At the pace of the last 30 days, full on January 21, 2027.", room(4 * GB, 30, GB), true],
    [
      "4 GB of 10 GB. At the pace of the last 30 days, full on January 21, 2027.",
      room(4 * GB, 7, 3.3 * GB),
      true,
    ],
    [
      "0.4 GB of 10 GB. At the pace of the last 30 days, full on March 5, 2053.",
      room(0.4 * GB, 10, 0.39 * GB),
      false,
    ],
    [
      "1 GB of 10 GB. At the pace of the last 30 days, full in more than a hundred years.",
      room(GB, 30, GB - 300_000),
      false,
    ],
    ["4 GB of 10 GB. It has not grown in the last 30 days.", room(4 * GB, 30, 4 * GB), false],
    ["8 GB of 10 GB. It has not grown in the last 30 days.", room(8 * GB, 30, 9 * GB), true],
    ["10 GB of 10 GB. It is full: nothing more can be stored.", room(DATABASE_BYTES_MAX, 30, 4 * GB), true],
    ["11 GB of 10 GB. It is full: nothing more can be stored.", room(11 * GB, 10, GB), true],
    ["1 GB of 10 GB. After a week, we’ll estimate when it fills up.", databaseRoom(GB, null, NOW), false],
    ["1 GB of 10 GB. After a week, we’ll estimate when it fills up.", room(GB, 6, 1), false],
    [
      "less than 0.1 GB of 10 GB. After a week, we’ll estimate when it fills up.",
      databaseRoom(1_000_000, null, NOW),
      false,
    ],
  ])("%s", (text, known, isWarning) => {
    expect(roomText(known)).toBe(text);
    expect(isNearlyFull(known, NOW)).toBe(isWarning);
  });

  it("is full no earlier the slower it grows, and always at a time that a date can hold", () => {
    const size = fc.integer({ min: 0, max: DATABASE_BYTES_MAX });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 7, max: 30 }), (bytes, earlier, ago) => {
        const full = ({ fullAt }: { fullAt: string | null }) => (fullAt ? Date.parse(fullAt) : Infinity);
        const soon = full(room(bytes, ago, earlier));
        expect(soon).toBeGreaterThanOrEqual(NOW);
        expect(full(room(bytes, ago, Math.min(bytes, earlier + 4096)))).toBeGreaterThanOrEqual(
          soon === Infinity ? NOW : soon,
        );
      }),
    );
  });
});
