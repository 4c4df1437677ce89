import type { Analytics } from "#domain/analytics/analytics";
import { compared, type Change } from "#domain/analytics/change";
import { comparedPeriod, type AnalyticsPeriod } from "#domain/analytics/period";
import { periodBefore } from "#domain/analytics/period-before";
import {
  comparedStart,
  periodStart,
  trendSteps,
  trendStepsFrom,
  type TrendStep,
  type TrendSteps,
} from "#domain/analytics/trend-steps";
import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { foldedBatch } from "../consequences/folded-batch.ts";
import { selectSuspects, suspectCount } from "./suspects.ts";
import { campaignsAtEdge, campaignTotals, selectCampaigns } from "./analytics-campaigns.ts";
import { readTrend, selectTrend } from "./analytics-trend.ts";
import { cohortAtEdge, cohortOf, selectCohort } from "./cohort.ts";
import { courseOf, courseSteps, selectCourse } from "./course.ts";
import { edgeAt, selectEdges } from "./edge-leads.ts";
import { lostAtEdge, lostTotals, selectLost } from "./lost-reasons.ts";
import { allTime, lastQuarter, nextQuarter, nothing, since, within } from "./rollup-pieces.ts";
import { selectStretch, stretchFigures, type StretchFigures } from "./stretch-figures.ts";

/** `trendStep` is the time span of one point of the trend. */
export type AnalyticsAnswer = Analytics & { trendStep: TrendStep };

/**
 * Every analytics figure (spec 9, contract 8) for assessments created since the period began, as seen at `now` (ms) in
 * this time zone. The figures are exact: whole quarter-hours, days and weeks come from the roll-ups, anything before
 * the first whole quarter-hour from what its leads added. Starts that have expired still count, but only to the quarter-hour.
 * `from` (ms) begins All Time there: since something was published.
 */
export async function readAnalytics(
  db: Db,
  period: AnalyticsPeriod,
  zone: string,
  now: number,
  from: number | null = null,
): Promise<AnalyticsAnswer> {
  const asked = askedFigures(period, now, zone, from);
  const first = asked.start ?? (await firstCreated(db)) ?? now;
  const steps = from === null ? trendSteps(period, first, now, zone) : trendStepsFrom(from, now, zone);
  return answerOf(asked, steps, await readRows(db, asked, steps));
}

type Asked = ReturnType<typeof askedFigures>;

/** Whose figures are asked for, and what their changes are told of: of All Time, those of the last 30 days. */
function askedFigures(period: AnalyticsPeriod, now: number, zone: string, from: number | null) {
  const start = from ?? periodStart(period, now, zone);
  const hasOwnChange = period !== "all";
  const compares = comparedPeriod(period);
  const before = periodBefore(compares, now, zone);
  // Where yesterday is over, its end is already of today.
  const last = compares === "today" ? Math.max(before.start, before.end - 1) : before.end;
  const { step, starts } = trendSteps(compares, before.start, last, zone);
  // A step that begins where the period does is of the period.
  const isBefore = (time: number, index: number) => index === 0 || time < before.end;
  return {
    start,
    hasOwnChange,
    pieces: start === null ? allTime : since(nextQuarter(start)),
    compares,
    since: comparedStart(compares, now, zone),
    before,
    trendBefore: { step, starts: hasOwnChange ? starts.filter(isBefore) : [], end: before.end },
    course: courseSteps(compares, now, zone),
  };
}

function readRows(db: Db, asked: Asked, steps: TrendSteps) {
  const { start, hasOwnChange, pieces, before } = asked;
  return foldedBatch(db, () => ({
    all: selectStretch(db, pieces),
    now: selectStretch(db, hasOwnChange ? nothing : since(nextQuarter(asked.since))),
    before: selectStretch(db, within(nextQuarter(before.start), nextQuarter(before.end))),
    course: selectCourse(db, asked.course),
    lost: selectLost(db, pieces),
    campaigns: selectCampaigns(db, pieces),
    trend: selectTrend(db, steps),
    trendBefore: selectTrend(db, asked.trendBefore),
    suspects: selectSuspects(db, start),
    moved: selectCohort(db, pieces),
    edges: selectEdges(db, [start, asked.since, before.start, before.end]),
  }));
}

type Rows = Awaited<ReturnType<typeof readRows>>;

function answerOf(asked: Asked, steps: TrendSteps, rows: Rows): AnalyticsAnswer {
  const { lost, campaigns, trend, suspects, moved, edges } = rows;
  const edge = edgeAt(edges, asked.start);
  const { figures, cells } = stretchFigures(rows.all, [edge]);
  return {
    ...figures,
    change: changeOf(asked, figures, rows),
    cohort: cohortOf([...moved, ...cohortAtEdge(edge)]),
    lost: lostTotals([...lost, ...lostAtEdge(edge)]),
    suspects: suspectCount(suspects),
    trend: readTrend(steps, trend, [edge]),
    trendStep: steps.step,
    campaigns: campaignTotals([...campaigns, ...campaignsAtEdge(edge)], cells),
  };
}

/** `own` are the figures of the period, which are those of now but for All Time. */
function changeOf(asked: Asked, own: StretchFigures, rows: Rows): Change {
  const { edges, trendBefore } = rows;
  const { hasOwnChange, before, compares } = asked;
  const now = hasOwnChange ? own : stretchFigures(rows.now, [edgeAt(edges, asked.since)]).figures;
  const ends = [edgeAt(edges, before.start), edgeAt(edges, before.end, -1)];
  return {
    period: compares,
    now: compared(now),
    before: compared(stretchFigures(rows.before, ends).figures),
    course: courseOf(asked.course, rows.course),
    trend: readTrend(asked.trendBefore, trendBefore, ends),
  };
}

/** The quarter-hour of the first start that counts, expired or not. */
async function firstCreated(db: Db): Promise<number | null> {
  const { first } = await db.get<{ first: number | null }>(sql`
    select min(first) as first from (
      select min(created_at) as first from assessments where suspect = 0
      union all
      select min(bucket) from expired_stats where grain = 'q')`);
  return first === null ? null : lastQuarter(first);
}
