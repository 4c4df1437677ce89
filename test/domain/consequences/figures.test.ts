import { cellsOf } from "#domain/consequences/cells-of";
import { shareOf } from "#domain/consequences/share";
import { sumShares, type CellChange } from "#domain/consequences/sum-shares";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyLead } from "./any-lead.ts";
import { foundLead } from "./found-lead.ts";
import { plainCells } from "./plain-cells.ts";

const HOUR_MS = 3_600_000;
const shares = fc.option(anyLead.map(shareOf));

it("a lead is in the cells that a plain reading of it gives", () => {
  fc.assert(
    fc.property(anyLead, (lead) => {
      const found = Object.entries(cellsOf(shareOf(lead))).flatMap(([figure, cell]) =>
        cell === null ? [] : [[figure, [cell.at, cell.places, cell.sums, cell.bars]] as const],
      );
      expect(Object.fromEntries(found)).toEqual(plainCells(lead));
    }),
    { numRuns: 500 },
  );
});

it("leads that change step by step come to what they come to at once", () => {
  fc.assert(
    fc.property(fc.array(fc.array(shares, { minLength: 1, maxLength: 5 }), { maxLength: 8 }), (leads) => {
      const steps = leads.flatMap((lead) =>
        lead.map((after, step) => ({ before: step === 0 ? null : (lead[step - 1] ?? null), after })),
      );
      const once = leads.map((lead) => ({ before: null, after: lead.at(-1) ?? null }));
      expect(sorted(sumShares(steps))).toEqual(sorted(sumShares(once)));
    }),
  );
});

it("leads of one cell are added up, in the quarter-hour, day, week and all time that they came in", () => {
  const at = Date.UTC(2026, 10, 23, 18, 44, 59);
  const both = [at, at - 14 * 60_000].map((createdAt) => foundLead({ createdAt, dealValue: 5 }));
  const changes = sumShares(both.map((lead) => ({ before: null, after: shareOf(lead) })));
  const trend = changes
    .get("assessmentTrend")
    ?.map(({ grain, bucket, sums }) => [grain, bucket, sums["total"]]);
  expect(trend).toEqual([
    ["q", Date.UTC(2026, 10, 23, 18, 30), 2],
    ["d", Date.UTC(2026, 10, 23), 2],
    // A Thursday.
    ["w", Date.UTC(2026, 10, 19), 2],
    ["a", 0, 2],
  ]);
});

it("a histogram counts the calls of each bar", () => {
  const called = { firstOutcomeAt: 9 * HOUR_MS + 1, firstAwaitedAt: 0 };
  const both = [HOUR_MS, HOUR_MS, 2 * HOUR_MS].map((firstCallMs) => foundLead({ ...called, firstCallMs }));
  const changes = sumShares(both.map((lead) => ({ before: null, after: shareOf(lead) })));
  const ever = changes.get("firstCallStats")?.filter(({ grain }) => grain === "a");
  expect(ever?.map(({ places, histograms }) => [places["speed"], histograms])).toEqual([
    ["1h", { minutes: { 60: 2 }, livedMinutes: { 600: 2 } }],
    ["4h", { minutes: { 120: 1 }, livedMinutes: { 600: 1 } }],
  ]);
});

/** The cells in a fixed order, and without what comes to nothing. */
function sorted(changes: ReadonlyMap<string, CellChange[]>) {
  const cells = [...changes].flatMap(([figure, own]) =>
    own.map(({ sums, histograms, ...key }) => {
      const bars = Object.entries(histograms).map(([name, counts]) => [name, withoutZeros(counts)]);
      return [`${figure} ${JSON.stringify(key)}`, withoutZeros(sums), Object.fromEntries(bars)] as const;
    }),
  );
  return cells.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function withoutZeros(counts: Record<string, number>) {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}
