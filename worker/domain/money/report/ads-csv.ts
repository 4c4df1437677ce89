import { BYTE_ORDER_MARK, csvRow, type CsvId } from "../../csv.ts";
import { AD_STEPS, costOf, finalReturn, type AdLine, type AdsReport, type AdStep } from "./ads-report.ts";
import { treeRows, type TreeRow } from "./ad-tree.ts";
import { adsTotal } from "./ads-total.ts";
import { ALL, NOT_ATTRIBUTED, TOTAL_WORDS } from "./sum-words.ts";
import { minorDigits } from "../ads/currency.ts";
import type { AdsSort } from "./sort-lines.ts";
import { leftOut, unitsOf, type Money } from "../ads/money.ts";
import { earlyWords, stopWords } from "../ads/verdict/stop-words.ts";
import { verdictWords, type VerdictWords } from "../ads/verdict/verdict-words.ts";

type Cell = string | number | null | CsvId;
type Column = [heading: string, cell: (line: AdLine, report: AdsReport) => Cell];

/** A count, and the cost of each. */
const STEP_HEADINGS: Record<AdStep, [count: string, one: string]> = {
  starts: ["starts", "start"],
  leads: ["leads", "lead"],
  booked: ["booked calls", "booked call"],
  held: ["held calls", "held call"],
  sql: ["SQL", "SQL"],
  won: ["Won", "Won"],
};

/**
 * The report as CSV, as it is shown: its lines, below each those of its branch, then the total of them, what is not
 * attributed, and both together. Costs, return and verdict are those of ads alone. Amounts are in whole units.
 */
export function adsCsv(report: AdsReport, branches: ReadonlyMap<string, AdsReport>, sort: AdsSort): string {
  const [facts, ofAds] = [factsOf(report), ofAdsAlone(report)];
  const adRow = ({ line, report: own, isUnattributed }: TreeRow) =>
    isUnattributed
      ? factRow(NOT_ATTRIBUTED, line, own)
      : [line.name ?? line.linkName ?? "", ...facts.map(cellOf(line, own)), ...ofAds.map(cellOf(line, own))];
  const factRow = (name: string, line: AdLine, own: AdsReport) => [
    name,
    ...facts.map(cellOf(line, own)),
    ...ofAds.map(() => null),
  ];
  const total = { ...adsTotal(report), name: TOTAL_WORDS[report.level] };
  const rows = treeRows(report, branches, sort).filter(({ line }) => line !== report.unattributed);
  const lines = [
    ["name", ...[...facts, ...ofAds].map(([heading]) => heading)],
    ...rows.map(adRow),
    adRow({ line: total, report, isUnattributed: false }),
    factRow(NOT_ATTRIBUTED, report.unattributed, report),
    factRow(ALL, report.totals, report),
  ];
  return BYTE_ORDER_MARK + lines.map(csvRow).join("");
}

function cellOf(line: AdLine, report: AdsReport) {
  return ([, cell]: Column): Cell => cell(line, report);
}

function factsOf({ from, to, touch, currency, totals }: AdsReport): Column[] {
  const currencies = totals.spend.length === 0 ? [currency] : totals.spend.map((money) => money.currency);
  return [
    ["id", ({ id }) => ({ id })],
    ["level", (_line, { level }) => level],
    ["campaign", (_line, { parents }) => nameOf(parents[0])],
    ["ad set", (_line, { parents }) => nameOf(parents[1])],
    ["in spend", ({ id, name }) => (id === "" ? null : name === null ? "no" : "yes")],
    ["from", () => from],
    ["to", () => to],
    ["touch", () => touch],
    ...currencies.map((code): Column => [`spend ${code}`, ({ spend }) => amountIn(spend, code)]),
    ["impressions", ({ impressions }) => impressions],
    ["link clicks", ({ linkClicks }) => linkClicks],
    ...AD_STEPS.map((step): Column => [STEP_HEADINGS[step][0], (line) => line[step]]),
    ["Won without a value", ({ won, valued }) => won - valued],
    [`value ${currency}`, ({ value }) => units({ currency, amount: value })],
  ];
}

function ofAdsAlone({ currency }: AdsReport): Column[] {
  return [
    ["left out of costs and return", ({ spend }) => leftOutText(spend, currency)],
    ["cost currency", () => currency],
    ["cost per link click", (line) => cost(line, "linkClicks", currency)],
    ...AD_STEPS.map((step): Column => [
      `cost per ${STEP_HEADINGS[step][1]}`,
      (line) => cost(line, step, currency),
    ]),
    ["expected final return", (line) => rounded(finalReturn(line))],
    ["likely range from", ({ result }) => rounded(result.return?.low ?? null)],
    ["likely range to", ({ result }) => rounded(result.return?.high ?? null)],
    ["verdict", ({ result }) => verdictWords(result, currency).label],
    ["why", ({ result }) => verdictWords(result, currency).sentence],
    ["advice", ({ advice }) => adviceText(advice, currency)],
  ];
}

function nameOf(above: AdsReport["parents"][number] | undefined): Cell {
  return above ? (above.name ?? above.key) : null;
}

function amountIn(spend: readonly Money[], currency: string): Cell {
  return units(spend.find((money) => money.currency === currency) ?? { currency, amount: 0 });
}

function cost(line: AdLine, step: AdStep | "linkClicks", currency: string): Cell {
  const money = costOf(line, step, currency);
  return money && units(money);
}

/** `20.00 EUR`, of a line that also spent in other currencies than that of deals. */
function leftOutText(spend: readonly Money[], currency: string): Cell {
  const others = leftOut(spend, currency).map((money) => `${units(money)} ${money.currency}`);
  return others.length === 0 ? null : others.join(" + ");
}

function adviceText(advice: AdLine["advice"], currency: string): Cell {
  if (advice?.advice === "stop") return cellText(stopWords(advice.worse, currency));
  return advice && "more" in advice ? cellText(earlyWords(advice.more, currency)) : null;
}

function cellText({ label, sentence }: VerdictWords): string {
  return `${label}: ${sentence}`;
}

/** `12.50`, as text that a spreadsheet reads as a number. */
function units(money: Money): string {
  return unitsOf(money).toFixed(minorDigits(money.currency));
}

function rounded(ratio: number | null): Cell {
  return ratio === null ? null : Math.round(ratio * 100) / 100;
}
