import { count, table } from "../report/markdown.ts";
import { INCLUDED, PRICES } from "../prices.ts";
import { mean } from "../report/statistics.ts";
import { dollars } from "../usage.ts";
import type { ActCosts } from "./act-costs.ts";
import { PEAK_SHARE } from "./one-writer.ts";
import { VISITS, type Act } from "./visits.ts";

const VISITORS_A_DAY = [1000, 10_000, 100_000, 1_000_000] as const;
const DAYS_A_MONTH = 30;
const HOUR_MS = 3_600_000;
/** A trip in production, as the writer is checked at. */
const TRIPS_MS = [1, 2, 5] as const;
/** What a lead weighs after 30 days, rounded up; the section on weight measures it. */
const LEAD_BYTES = 4400;
const DATABASE_BYTES = 10e9;
/** Slack takes one message a second in a channel. */
const SLACK_AN_HOUR = 3600;

type PerVisitor = { trips: number; read: number; written: number; requests: number; leads: number };

/** What a day of so many visitors asks for, and what it meets first (contract 19). */
export function scaleTable(costs: ActCosts): string {
  const visitor = perVisitor(costs);
  const limits = limitsOf(visitor);
  const rows = VISITORS_A_DAY.map((visitors) => {
    const met = limits.filter(({ most }) => visitors > most).map(({ what }) => what);
    return [
      count(visitors),
      ...[visitor.trips, visitor.read, visitor.written].map((each) => count(visitors * each)),
      (((visitors * visitor.leads * LEAD_BYTES) / 1e9) * 365).toFixed(1),
      dollars(dollarsAMonth(visitor, visitors)),
      met.length > 0 ? met.join(", ") : "none",
    ];
  });
  const heads = [
    ">visitors a day",
    ">trips",
    ">rows read",
    ">rows written",
    ">GB of leads a year",
    ">$ a month",
    "what is too much",
  ];
  return `The same visits for other sites, all channels on. Dollars are requests and rows of D1 beyond those that the
plan's $5 hold; CPU and chats come on top, as *Cost of 1,000 leads* says. GB are leads of ${count(LEAD_BYTES)} bytes that nobody erases.

${table(heads, rows)}

What comes first as a site grows, in visitors a day:

${table(
  ["limit", ">holds up to"],
  limits.map(({ what, most }) => [what, count(most)]),
)}`;
}

function perVisitor(costs: ActCosts): PerVisitor {
  const total = VISITS.reduce((sum, { aDay }) => sum + aDay, 0);
  const sum = { trips: 0, read: 0, written: 0, requests: 0, leads: 0 };
  for (const { aDay, acts } of VISITS) {
    const share = aDay / total;
    if (acts.submit !== undefined || acts.complete !== undefined) sum.leads += share;
    for (const [act, times] of Object.entries(acts)) {
      const of = ofAct(costs, act);
      sum.trips += share * times * of.trips;
      sum.read += share * times * of.read;
      sum.written += share * times * of.written;
      sum.requests += share * times;
    }
  }
  return sum;
}

function ofAct(costs: ActCosts, act: string) {
  const all = Array.from(costs, ([name, counted]) => ({ name, counted }))
    .filter(({ name }: { name: Act }) => name === act)
    .flatMap(({ counted }) => counted.map(({ whole }) => whole));
  return {
    trips: mean(all.map(({ trips }) => trips)),
    read: mean(all.map(({ read }) => read)),
    written: mean(all.map(({ rows }) => rows)),
  };
}

function dollarsAMonth({ read, written, requests }: PerVisitor, visitors: number): number {
  const beyond = (each: number, meter: "requests" | "d1RowsRead" | "d1RowsWritten") =>
    Math.max(0, each * visitors * DAYS_A_MONTH - INCLUDED[meter]) * PRICES[meter];
  return 5 + beyond(requests, "requests") + beyond(read, "d1RowsRead") + beyond(written, "d1RowsWritten");
}

/** The limits, the lowest first. */
function limitsOf({ trips, leads }: PerVisitor): { what: string; most: number }[] {
  const writer = TRIPS_MS.map((ms) => ({
    what: `one writer in the peak hour, at ${ms} ms a trip`,
    most: HOUR_MS / (trips * ms * PEAK_SHARE),
  }));
  return [
    ...writer,
    {
      what: "Slack's one message a second in the peak hour",
      most: SLACK_AN_HOUR / (leads * PEAK_SHARE),
    },
    { what: "10 GB within a year", most: DATABASE_BYTES / (leads * LEAD_BYTES * 365) },
  ].toSorted((a, b) => a.most - b.most);
}
