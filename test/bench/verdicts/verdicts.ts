import { count, table } from "../report/markdown.ts";
import type { Bench, Check, Findings, Section } from "../report/section.ts";
import { ratesOf, type Effort, type Rates } from "./cells.ts";
import { foundInTime, WEEKS, type Found } from "./found-in-time.ts";
import { LAGS, STRANGE_LAGS } from "./true-laws.ts";

const EFFORT: Effort = {
  runs: 300,
  again: [
    { above: 0.03, runs: 2000 },
    { above: 0.04, runs: 15_000 },
  ],
};
const EFFORT_QUICK: Effort = { runs: 40, again: [{ above: 0.03, runs: 400 }] };

/** How often a look at an ad may find a verdict that is false. */
const FALSE_MOST = 0.05;
/** Where deals are worth so different sums that a few of them say little, in as many cells as this. */
const FALSE_MOST_HEAVY = 0.08;
const HEAVY_CELLS_MOST = 3;
/** What the likely range promises. */
const OUTSIDE_MOST = 0.1;

/** How often verdicts on ads are false, in accounts whose true returns are known. */
export const verdicts: Section = {
  name: "verdicts",
  title: "Verdicts on ads",
  run: ({ options, say }): Promise<Findings> => {
    const effort = options.quick ? EFFORT_QUICK : EFFORT;
    const rates = measureAll(LAGS, effort, say);
    const strange = measureAll(STRANGE_LAGS, effort, say);
    say("how long it takes");
    const found = foundInTime(effort.runs);
    return Promise.resolve({
      markdown: markdownOf({ effort, rates, strange, found }),
      checks: checksOf(rates),
      measured: [],
    });
  },
};

function measureAll(lags: typeof LAGS, effort: Effort, say: Bench["say"]): Rates[] {
  return lags.flatMap((lag) => {
    say(lag.name);
    return ratesOf(lag, effort);
  });
}

function checksOf(rates: readonly Rates[]): Check[] {
  const heavy = rates.filter(isHeavy);
  const others = rates.filter((one) => !isHeavy(one));
  const above = heavy.filter(({ falseLoses }) => falseLoses > FALSE_MOST).length;
  const share = (what: string, measured: number, limit: number): Check => ({
    what: `verdicts: ${what}`,
    limit: percent(limit),
    measured: percent(measured),
    ok: measured <= limit,
  });
  return [
    share(
      `false 'Earns' a look, worst of ${count(rates.length)} kinds of account`,
      worst(rates, "falseEarns"),
      FALSE_MOST,
    ),
    share("false 'Loses' a look, worst kind without heavy tails", worst(others, "falseLoses"), FALSE_MOST),
    share("false 'Loses' a look, worst kind with heavy tails", worst(heavy, "falseLoses"), FALSE_MOST_HEAVY),
    {
      what: `verdicts: kinds with heavy tails and more than ${percent(FALSE_MOST)} false 'Loses'`,
      limit: String(HEAVY_CELLS_MOST),
      measured: String(above),
      ok: above <= HEAVY_CELLS_MOST,
    },
    share("the truth is outside the likely range, worst kind", worst(rates, "outside"), OUTSIDE_MOST),
  ];
}

type Shown = { effort: Effort; rates: readonly Rates[]; strange: readonly Rates[]; found: readonly Found[] };

function markdownOf({ effort, rates, strange, found }: Shown): string {
  const near = [...rates, ...strange].filter(
    ({ falseEarns, falseLoses }) => Math.max(falseEarns, falseLoses) > FALSE_MOST,
  );
  return `Accounts made by chance, whose true returns are known, each looked at on one day; the dashboard shows a verdict only
once it has held on seven. A kind of account is how long deals take, an account and the days that its report is on (8),
how the sizes of deals differ (5), whether the ad's deals are worth a third, as much as or three times those of others,
and a true return of 1, at which both verdicts are false, or 1.2, at which 'Loses' is.
${count(effort.runs)} runs a kind; ${effort.again.map(({ above, runs }) => `what was above ${percent(above)} was measured anew, with ${count(runs)}`).join(", and ")}.

${worstTable(rates, strange)}

${near.length === 0 ? `No kind is above ${percent(FALSE_MOST)}.` : `Above ${percent(FALSE_MOST)}:\n\n${nearTable(near)}`}

How soon a verdict is found, and how often a false one: an ad that spends $5,000 a week, deals of $5,000 on average that
differ exponentially and take 30 days on average, beside others that bring a deal a day.

${foundTable(found)}`;
}

function worstTable(rates: readonly Rates[], strange: readonly Rates[]): string {
  const rows = [...Map.groupBy([...rates, ...strange], ({ lag }) => lag)].map(([lag, own]) => [
    lag.name,
    count(own.length),
    percent(worst(own, "falseEarns")),
    percent(
      worst(
        own.filter((one) => !isHeavy(one)),
        "falseLoses",
      ),
    ),
    percent(worst(own.filter(isHeavy), "falseLoses")),
    percent(1 - worst(own, "outside")),
  ]);
  return `${table(["deals come", ">kinds", ">false 'Earns', worst", ">false 'Loses', worst", ">with heavy tails", ">truth in the likely range, least"], rows)}

The last two are such as the method does not know, and no limit is set for them.`;
}

function nearTable(rates: readonly Rates[]): string {
  return table(
    [
      "deals come",
      "account and days",
      "sizes",
      ">beside others",
      ">runs",
      ">false 'Earns'",
      ">false 'Loses'",
    ],
    rates
      .toSorted((one, other) => other.falseLoses - one.falseLoses)
      .map(({ lag, account, size, truth, runs, falseEarns, falseLoses }) => [
        lag.name,
        account.name,
        size.name,
        `${truth.times.toFixed(2)}×`,
        count(runs),
        percent(falseEarns),
        percent(falseLoses),
      ]),
  );
}

function foundTable(found: readonly Found[]): string {
  const rows = found.map(({ trueReturn, byWeeks }) => [
    `${trueReturn.toFixed(1)}×`,
    ...byWeeks.map(({ earns, loses }) => `${percent(earns)} / ${percent(loses)}`),
  ]);
  return table(["true return", ...WEEKS.map((weeks) => `>'Earns' / 'Loses' after ${weeks} weeks`)], rows);
}

function isHeavy({ size }: Rates): boolean {
  return size.isHeavy === true;
}

function worst(rates: readonly Rates[], of: "falseEarns" | "falseLoses" | "outside"): number {
  return Math.max(...rates.map((one) => one[of]));
}

/** `4.25%` */
function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
