import type { Analytics, LostTotals } from "#domain/figures/analytics/analytics";
import { analyticsTotals } from "#domain/figures/analytics/analytics-totals";
import { compared, weekFigures, type Change } from "#domain/figures/analytics/change";
import { courseWeeks } from "#domain/figures/analytics/course-weeks";
import { firstCallFigures } from "#domain/figures/analytics/first-call";
import { percent } from "#domain/figures/analytics/percent";
import { comparedPeriod, type AnalyticsPeriod } from "#domain/figures/analytics/period";
import { periodBefore } from "#domain/figures/analytics/period-before";
import type { Cohort } from "#domain/figures/analytics/revenue";
import {
  comparedStart,
  periodStart,
  trendSteps,
  trendStepsFrom,
  type TrendStep,
  type TrendSteps,
} from "#domain/figures/analytics/trend-steps";
import { piecesOf, type CountedDays, type Span, type Pieces } from "#domain/figures/day-pieces";
import { LEAD_SUMS, NO_SUMS, type LeadCell } from "#domain/figures/figures";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { sql } from "drizzle-orm";
import { allSql, type Db, type FollowedDb } from "../../client.ts";
import { figuresBatch } from "../figures-batch.ts";
import { figuresOf } from "../figures.ts";
import { snakeCase } from "../../snake-case.ts";
import { campaignTotals, selectCampaigns } from "./analytics-campaigns.ts";
import { readTrend, selectTrend, trendSpans } from "./analytics-trend.ts";
import { selectExpired, type ExpiredCell } from "./expired-stats.ts";
import { firstCallCells, selectFirstCalls } from "./first-calls.ts";
import { selectSuspects, suspectCount } from "./suspects.ts";

/** `trendStep` is the time span of one point of the trend. */
export type AnalyticsAnswer = Analytics & { trendStep: TrendStep };

/**
 * Every analytics figure (spec 9, contract 8) for assessments created since the period began, as seen at `now` (ms) in
 * this time zone. The figures are exact: whole days of the company's zone come from those that are counted, anything
 * else from the rows. Starts that have expired still count, but only to the quarter-hour. `from` (ms) begins All Time
 * there: since something was published.
 */
export async function readAnalytics(
  db: FollowedDb,
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

/** The figures of assessments created in a stretch of time (ms), exact as those of `readAnalytics` are. */
export async function readFigures(db: FollowedDb, { start, end }: { start: number; end: number }) {
  const own: Span[] = [{ key: OWN, start, end }];
  const rows = await figuresBatch(db, (counted: CountedDays) => ({
    leads: selectLeadCells(db, piecesOf(own, counted)),
    expired: selectExpired(db, own),
    calls: selectFirstCalls(db, piecesOf(own, counted)),
    campaigns: selectCampaigns(db, piecesOf(own, counted)),
  }));
  const { cells, figures } = figuresIn(rows, OWN);
  return { ...figures, lost: lostTotals(cells), campaigns: campaignTotals(rows.campaigns, cells) };
}

/**
 * The stretches of time whose figures are read: the period, the one that its change is about, the one before that, and
 * from the last number on the weeks of the course.
 */
const [OWN, NOW, BEFORE, COURSE] = [0, 1, 2, 3];

type Asked = ReturnType<typeof askedFigures>;

/** The period requested, and the one that its changes are about: for All Time, the last 30 days. */
function askedFigures(period: AnalyticsPeriod, now: number, zone: string, from: number | null) {
  const start = from ?? periodStart(period, now, zone);
  const hasOwnChange = period !== "all";
  const compares = comparedPeriod(period);
  const before = periodBefore(compares, now, zone);
  // Where yesterday is over, its end already belongs to today.
  const last = compares === "today" ? Math.max(before.start, before.end - 1) : before.end;
  const { step, starts } = trendSteps(compares, before.start, last, zone);
  // A step that begins with the period belongs to it.
  const isBefore = (time: number, index: number) => index === 0 || time < before.end;
  const weeks = compares === "30d" ? courseWeeks(now, zone) : [];
  const course: Span[] = weeks.map((week, index) => ({ key: COURSE + index, ...week }));
  const spans: Span[] = [
    { key: OWN, start, end: null },
    ...(hasOwnChange ? [] : [{ key: NOW, start: comparedStart(compares, now, zone), end: null }]),
    { key: BEFORE, ...before },
    ...course,
  ];
  const trendBefore = { step, starts: hasOwnChange ? starts.filter(isBefore) : [] };
  return { start, hasOwnChange, compares, before, trendBefore, course, spans };
}

function readRows(db: FollowedDb, { start, spans, trendBefore, before }: Asked, steps: TrendSteps) {
  const own: Span[] = [{ key: OWN, start, end: null }];
  const [trend, earlier] = [trendSpans(steps), trendSpans(trendBefore, before.end)];
  return figuresBatch(db, (counted: CountedDays) => ({
    leads: selectLeadCells(db, piecesOf(spans, counted)),
    expired: selectExpired(db, spans),
    calls: selectFirstCalls(db, piecesOf(spans, counted)),
    campaigns: selectCampaigns(db, piecesOf(own, counted)),
    trend: selectTrend(db, piecesOf(trend, counted)),
    trendExpired: selectExpired(db, trend),
    trendBefore: selectTrend(db, piecesOf(earlier, counted)),
    trendBeforeExpired: selectExpired(db, earlier),
    suspects: selectSuspects(db, start),
    moved: selectCohort(db, piecesOf(own, counted)),
  }));
}

type Rows = Awaited<ReturnType<typeof readRows>>;

function answerOf(asked: Asked, steps: TrendSteps, rows: Rows): AnalyticsAnswer {
  const own = figuresIn(rows, OWN);
  return {
    ...own.figures,
    change: changeOf(asked, rows),
    cohort: cohortOf(rows.moved),
    lost: lostTotals(own.cells),
    suspects: suspectCount(rows.suspects),
    trend: readTrend(steps, rows.trend, rows.trendExpired),
    trendStep: steps.step,
    campaigns: campaignTotals(rows.campaigns, own.cells),
  };
}

/** The figures of one stretch, and the cells that they are the sums of. */
function figuresIn(rows: Pick<Rows, "leads" | "expired" | "calls">, key: number) {
  const isIt = (row: { key: number }) => row.key === key;
  const expired = rows.expired.filter(isIt);
  const cells: LeadCell[] = [...rows.leads.filter(isIt), ...expiredCells(expired)];
  const sum = (name: "total" | "chatStarted" | "quizStarted") =>
    expired.reduce((all, row) => all + row[name], 0);
  const gone = { total: sum("total"), chatStarted: sum("chatStarted"), quizStarted: sum("quizStarted") };
  const firstCall = firstCallFigures(firstCallCells(rows.calls.filter(isIt)));
  return { cells, figures: { ...analyticsTotals(cells, gone), firstCall } };
}

function changeOf({ hasOwnChange, compares, course, trendBefore }: Asked, rows: Rows): Change {
  return {
    period: compares,
    now: compared(figuresIn(rows, hasOwnChange ? OWN : NOW).figures),
    before: compared(figuresIn(rows, BEFORE).figures),
    course: course.map(({ key }) => weekFigures(figuresIn(rows, key).figures)),
    trend: readTrend(trendBefore, rows.trendBefore, rows.trendBeforeExpired),
  };
}

/** Every reason for which leads with an address were lost, whether or not anybody was. */
function lostTotals(cells: readonly LeadCell[]): LostTotals[] {
  const lost = cells.filter(({ leadStatus, hasEmail }) => leadStatus === "Lost" && hasEmail === 1);
  return [...LOST_REASONS, null].map((reason) => {
    const own = lost.filter(({ lostReason }) => lostReason === (reason ?? ""));
    const sum = (part: "total" | "dealSum") => own.reduce((all, cell) => all + cell[part], 0);
    return { reason, count: sum("total"), value: sum("dealSum") };
  });
}

/** When the first start that counts arrived; for an expired one, its quarter-hour. */
async function firstCreated(db: Db): Promise<number | null> {
  const { first } = await db.get<{ first: number | null }>(sql`
    select min(first) as first from (
      select min(created_at) as first from assessments where suspect = 0
      union all
      select min(bucket) from expired_stats where grain = 'q')`);
  return first;
}

type CohortRow = { leads: number; won: number };

/** Leads by their first move to SQL, for a batch. */
function selectCohort(db: Db, pieces: Pieces) {
  return allSql<CohortRow>(
    db,
    sql`
    select coalesce(sum(total), 0) as leads, coalesce(sum(won), 0) as won
    from ${figuresOf("sqlDays", pieces)}`,
  );
}

function cohortOf([row]: readonly CohortRow[]): Cohort {
  const { leads, won } = row ?? { leads: 0, won: 0 };
  return { leads, won, winRate: percent(won, leads) };
}

/** A cell of one of several stretches of time. */
type KeyedCell = LeadCell & { key: number };

/** The leads of each stretch by what distinguishes them, and their sums; for a batch. */
function selectLeadCells(db: Db, pieces: Pieces) {
  const sums = LEAD_SUMS.map((name) => {
    const column = sql.identifier(snakeCase(name));
    return sql`sum(${column}) as ${sql.identifier(name)}`;
  });
  return allSql<KeyedCell>(
    db,
    sql`
    select key, assessment_type as assessmentType, offer_tier as offerTier, lead_status as leadStatus, has_email as hasEmail,
      lost_reason as lostReason, ${sql.join(sums, sql`, `)}
    from ${figuresOf("leadDays", pieces)} group by 1, 2, 3, 4, 5, 6`,
  );
}

/** Expired starts as cells: they still count. */
function expiredCells(rows: readonly ExpiredCell[]): KeyedCell[] {
  return rows.map((counts) => ({
    ...NO_SUMS,
    ...counts,
    offerTier: 0,
    leadStatus: "MQL",
    hasEmail: 0,
    lostReason: "",
  }));
}
