import { figuresIn, sameFigure, type Figure } from "#domain/funnel/interview/claim-figures";
import { describe, expect, it } from "vitest";

const percent = (amount: number, of: string | null): Figure => ({ kind: "percent", amount, of });
const time = (amount: number, unit: string): Figure => ({ kind: "time", amount, unit });
const money = (amount: number, period: "month" | "day" | null): Figure => ({
  kind: "money",
  amount,
  period,
});

it.each<[string, Figure[]]>([
  ["10% of ad spend", [percent(10, "ad")]],
  ["2.5 percent of the revenue", [percent(2.5, "revenue")]],
  ["1,000 percent", [percent(1000, null)]],
  ["20% of your", [percent(20, null)]],
  ["20%, of revenue", [percent(20, null)]],
  ["within 30 days", [time(30, "day")]],
  ["a 90-day plan", [time(90, "day")]],
  ["1,200 hours", [time(1200, "hour")]],
  ["six weeks", [time(6, "week")]],
  ["$500 a day", [money(500, "day")]],
  ["$3k to $5k", [money(3000, null), money(5000, null)]],
  ["nothing of the kind", []],
])("%j holds %j", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

describe("a figure that was said stands", () => {
  it.each<[Figure, Figure, boolean]>([
    [money(5, "day"), money(5, "day"), true],
    [money(5, "day"), money(6, "day"), false],
    [money(5, "day"), money(5, "month"), false],
    [money(5, null), time(5, "day"), false],
    [percent(10, "revenue"), percent(10, "revenue"), true],
    [percent(10, "revenue"), percent(20, "revenue"), false],
    [percent(10, "revenue"), percent(10, "ad"), false],
    [percent(10, "revenue"), percent(10, null), false],
    // Nobody says of what: then any of that number will do.
    [percent(10, null), percent(10, "ad"), true],
    [percent(10, null), percent(20, "ad"), false],
    [percent(10, null), money(10, null), false],
    [time(3, "month"), time(3, "month"), true],
    [time(3, "month"), time(4, "month"), false],
    [time(3, "month"), time(3, "week"), false],
    [time(3, "month"), money(3, "month"), false],
  ])("%j by %j: %s", (said, stands, isSame) => {
    expect(sameFigure(said, stands)).toBe(isSame);
  });
});
