import { DATABASE_BYTES_MAX, databaseRoom, dayOf } from "#domain/database-size/database-size";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const NOW = Date.UTC(2026, 10, 22, 12);
const TODAY = dayOf(NOW);
const GB = 1000 ** 3;

const room = (bytes: number, ago: number, earlier: number) =>
  databaseRoom(bytes, { day: TODAY - ago, bytes: earlier }, NOW);

describe("the room in the database", () => {
  it.each([
    ["grows by 100 MB a day", room(4 * GB, 30, GB), 100_000_000, "2027-01-21"],
    ["is known for a week", room(4 * GB, 7, 3.3 * GB), 100_000_000, "2027-01-21"],
    ["does not grow", room(4 * GB, 30, 4 * GB), 0, undefined],
    ["shrinks", room(4 * GB, 30, 7 * GB), -100_000_000, undefined],
    ["lasts for more than ten years", room(GB, 30, GB - 3_000_000), 100_000, undefined],
    ["is full", room(DATABASE_BYTES_MAX, 30, 4 * GB), 200_000_000, "2026-11-22"],
    ["is more than full", room(11 * GB, 10, GB), GB, "2026-11-22"],
  ])("%s", (_, { pace, fullAt }, bytesADay, day) => {
    expect(pace?.bytesADay).toBe(bytesADay);
    expect(fullAt?.slice(0, 10)).toBe(day);
  });

  it("has no pace before a week is known", () => {
    expect(databaseRoom(GB, null, NOW)).toEqual({
      bytes: GB,
      bytesMax: DATABASE_BYTES_MAX,
      pace: null,
      fullAt: null,
    });
    expect(room(GB, 6, 1)).toMatchObject({ pace: null, fullAt: null });
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
