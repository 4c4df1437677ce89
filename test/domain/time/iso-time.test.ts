import { isoTime } from "#domain/time/iso-time";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const schema = isoTime("Please send an ISO time");

test.each([
  ["2026-11-20T14:00:00.000Z", true],
  ["2026-11-20T14:00:00Z", true],
  ["2026-11-20T14:00Z", true],
  ["2024-02-29T00:00:00Z", true],
  ["2026-02-29T00:00:00Z", false],
  ["2026-02-30T00:00:00Z", false],
  ["2026-11-20T25:00:00Z", false],
  ["2026-11-20T24:00:00Z", false],
  ["2026-11-20", false],
  ["2026-11-20T14:00:00", false],
  ["2026-11-20T14:00:00+01:00", false],
  ["20 November 2026", false],
  ["", false],
  [5, false],
])("%s: %s", (value, isOne) => {
  expect(schema.safeParse(value).success).toBe(isOne);
});

test("every time that is written here is one", () => {
  const date = fc.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true });
  fc.assert(fc.property(date, (at) => schema.safeParse(at.toISOString()).success));
});

test("agrees with zod's own", () => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, "0"));
  const parts = fc.tuple(fc.integer({ min: 1900, max: 2100 }), two(14), two(33), two(25), two(61), two(61));
  const texts = parts.map(([y, mo, d, h, mi, s]) => `${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  fc.assert(
    fc.property(texts, (text) => schema.safeParse(text).success === z.iso.datetime().safeParse(text).success),
  );
});
