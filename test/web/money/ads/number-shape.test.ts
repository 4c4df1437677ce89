import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readNumber,
  shapeOfNumber,
  type NumberShape,
} from "../../../../web/features/money/ads/csv/number-shape.ts";

const SHAPES: [string, NumberShape, number, number][] = [
  ["", "point", 2, 0],
  ["0", "point", 2, 0],
  ["-0", "point", 2, 0],
  ["-", "point", 2, 0],
  ["–", "comma", 0, 0],
  ["12", "comma", 2, 1200],
  ["12.3", "point", 2, 1230],
  ["1,234.56", "point", 2, 123_456],
  ["1.234,56", "comma", 2, 123_456],
  ["1.234.567,8", "comma", 2, 123_456_780],
  ["12,34,567.89", "point", 2, 123_456_789],
  ["1 234,56", "comma", 2, 123_456],
  ["1\u202f234,56", "comma", 2, 123_456],
  ["1'234.50", "point", 2, 123_450],
  ["-5.00", "point", 2, -500],
  ["1,234", "point", 0, 1234],
  ["1.500", "point", 2, 150],
  ["1.500", "comma", 2, 150_000],
  ["1.234", "point", 3, 1234],
];

describe("readNumber", () => {
  it.each(SHAPES)("reads %j in the %s shape with %d decimals as %d", (text, shape, digits, value) => {
    expect(readNumber(text, shape, digits)).toEqual({ value, fault: null });
  });

  it.each([
    ["1.234,56", "point", "not_a_number"],
    ["1,23.4", "point", "not_a_number"],
    ["1,2345", "point", "not_a_number"],
    ["$5", "point", "not_a_number"],
    ["1.2E+3", "point", "not_a_number"],
    [".", "point", "not_a_number"],
    ["Infinity", "point", "not_a_number"],
    ["0.125", "point", "too_many_decimals"],
    ["99999999999999999", "point", "too_large"],
  ] as const)("refuses %j in the %s shape: %s", (text, shape, fault) => {
    expect(readNumber(text, shape, 2)).toEqual({ value: null, fault });
  });

  it.each(["point", "comma"] as const)("reads back any amount in the %s shape to the cent", (shape) => {
    const format = new Intl.NumberFormat(shape === "point" ? "en-US" : "de-DE", { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(readNumber(format.format(cents / 100), shape, 2).value).toBe(cents);
      }),
    );
  });
});

describe("shapeOfNumber", () => {
  it.each([
    ["1,234.56", 2, "point"],
    ["1.234,56", 2, "comma"],
    ["12.5", 2, "point"],
    ["12,50", 2, "comma"],
    ["1.234.567", 2, "comma"],
    ["1,234", 2, "point"],
    ["1,234", 0, "point"],
    ["0,125", 2, "comma"],
    ["1,234", 3, null],
    ["1234", 2, null],
    ["", 2, null],
  ] as const)("takes %j with %d decimals for %s", (text, digits, shape) => {
    expect(shapeOfNumber(text, digits)).toBe(shape);
  });
});
