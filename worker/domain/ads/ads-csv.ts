import { csvRow } from "../leads/csv.ts";
import { AD_STEPS, costOf, type AdLine, type AdsReport, type AdStep, type Money } from "./ads-report.ts";
import { minorDigits } from "./currency.ts";

type Cell = string | number | null;
type Column = [heading: string, cell: (line: AdLine) => Cell];

/** How many, and what one of them cost. */
const STEP_HEADINGS: Record<AdStep, [count: string, one: string]> = {
  starts: ["starts", "start"],
  leads: ["leads", "lead"],
  booked: ["booked calls", "booked call"],
  held: ["held calls", "held call"],
  sql: ["SQL", "SQL"],
  won: ["Won", "Won"],
};

/** The report as CSV: its lines, then what is not attributed, then the totals. Amounts are in whole units. */
export function adsCsv(report: AdsReport): string {
  const columns = columnsOf(report);
  const rows: [name: string, line: AdLine][] = [
    ...report.lines.map((line): [string, AdLine] => [line.name ?? "", line]),
    ["Not attributed", report.unattributed],
    ["Total", report.totals],
  ];
  return [
    csvRow(["name", ...columns.map(([heading]) => heading)]),
    ...rows.map(([name, line]) => csvRow([name, ...columns.map(([, cell]) => cell(line))])),
  ].join("");
}

function columnsOf({ from, to, level, touch, currency, totals }: AdsReport): Column[] {
  const currencies = totals.spend.length === 0 ? [currency] : totals.spend.map((money) => money.currency);
  return [
    ["id", ({ id }) => id],
    ["level", () => level],
    ["from", () => from],
    ["to", () => to],
    ["touch", () => touch],
    ...currencies.map((code): Column => [`spend ${code}`, ({ spend }) => amountIn(spend, code)]),
    ["impressions", ({ impressions }) => impressions],
    ["link clicks", ({ linkClicks }) => linkClicks],
    ...AD_STEPS.map((step): Column => [STEP_HEADINGS[step][0], (line) => line[step]]),
    [`value ${currency}`, ({ value }) => units({ currency, amount: value })],
    ["cost currency", ({ spend }) => (spend.length === 1 ? (spend[0]?.currency ?? null) : null)],
    ["cost per link click", (line) => cost(line, "linkClicks")],
    ...AD_STEPS.map((step): Column => [`cost per ${STEP_HEADINGS[step][1]}`, (line) => cost(line, step)]),
    ["return", ({ result }) => rounded(result.return?.ratio)],
    ["return from", ({ result }) => rounded(result.return?.low)],
    ["return to", ({ result }) => rounded(result.return?.high)],
    ["verdict", ({ result }) => result.verdict ?? result.why],
  ];
}

function amountIn(spend: readonly Money[], currency: string): Cell {
  return units(spend.find((money) => money.currency === currency) ?? { currency, amount: 0 });
}

function cost(line: AdLine, step: AdStep | "linkClicks"): Cell {
  const money = costOf(line, step);
  return money && units(money);
}

/** `12.50`, as text that a spreadsheet reads as a number. */
function units({ currency, amount }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

function rounded(ratio: number | undefined): Cell {
  return ratio === undefined ? null : Math.round(ratio * 100) / 100;
}
