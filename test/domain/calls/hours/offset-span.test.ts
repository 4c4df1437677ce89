import { offsetSpan } from "#domain/calls/hours/clock-hours";
import { expect, test } from "vitest";

const HOUR = 3_600_000;
const SPRING = Date.parse("2026-03-29T01:00Z");
const AUTUMN = Date.parse("2026-10-25T01:00Z");

/** Each order in a zone of its own, for what was found is kept. */
test.each([
  ["Europe/Berlin", [SPRING, SPRING - 1, AUTUMN]],
  ["Europe/Vienna", [AUTUMN, AUTUMN - 1, SPRING - 1, SPRING]],
  ["Europe/Rome", [SPRING - 1, AUTUMN, SPRING]],
])("%s: the same offsets, whichever is asked for first", (zone, order) => {
  for (const time of order) offsetSpan(time, zone);
  expect(offsetSpan(SPRING - 1, zone)).toMatchObject({ to: SPRING, offset: HOUR });
  expect(offsetSpan(SPRING, zone)).toMatchObject({ to: AUTUMN, offset: 2 * HOUR });
  expect(offsetSpan(AUTUMN - 1, zone)).toMatchObject({ to: AUTUMN, offset: 2 * HOUR });
  expect(offsetSpan(AUTUMN, zone).offset).toBe(HOUR);
});

test("what was found is kept, and reaches further back when an earlier time is asked for", () => {
  const zone = "Europe/Madrid";
  const later = offsetSpan(AUTUMN - HOUR, zone);
  expect(offsetSpan(AUTUMN - 1, zone)).toBe(later);
  const earlier = offsetSpan(SPRING, zone);
  expect(earlier).toEqual({ ...later, from: SPRING });
  expect(offsetSpan(AUTUMN - 1, zone)).toBe(earlier);
});

test("a zone whose clocks never change", () => {
  expect(offsetSpan(SPRING, "UTC")).toEqual({ from: SPRING, to: Infinity, offset: 0 });
});

test("there is no such zone", () => {
  expect(() => offsetSpan(SPRING, "Atlantis/Centre")).toThrow(RangeError);
});
