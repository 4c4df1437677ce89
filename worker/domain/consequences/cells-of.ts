import { BUCKET_MEASURES, LEAD_SCORE_BUCKETS, type BucketMeasure } from "../scoring/lead-score.ts";
import type { Cell, Cells } from "./figures.ts";
import type { Share, ShareFlag } from "./share.ts";

/**
 * Where in the figures a share is. It only places what the share says; what a lead counts as is decided by `shareOf`, so
 * that what was added by other rules is taken off from where it was added.
 */
export function cellsOf(share: Share): Cells {
  const { scored } = share;
  const counted = share.flags.has("counts") ? countedCells(share) : NONE;
  return {
    ...counted,
    answerStats: scored && {
      at: null,
      places: { answerKey: scored.answerKey, offerTier: share.offerTier, score: scored.score },
      sums: { total: 1 },
      bars: {},
    },
  };
}

type CountedCells = Omit<Cells, "answerStats">;

const NONE: CountedCells = {
  assessmentStats: null,
  assessmentTrend: null,
  campaignStats: null,
  firstCallStats: null,
  lostStats: null,
  cohortStats: null,
  ownerStats: null,
};

function countedCells(share: Share): CountedCells {
  const has = (flag: ShareFlag) => Number(share.flags.has(flag));
  const { createdAt: at, dealValue, lost, sqlAt } = share;
  const deals = { dealCount: Number(dealValue !== null), dealSum: dealValue ?? 0 };
  const all = { total: 1, completed: has("completed"), bookingClicks: has("bookingClicked") };
  const [leads, dealSum] = [has("isLead"), share.flags.has("isLead") ? deals.dealSum : 0];
  const campaign = { total: 1, completed: all.completed, leads, won: leads * has("won"), dealSum };
  return {
    assessmentStats: {
      at,
      places: placesOf(share),
      sums: { ...all, ...deals, ...told(share, has) },
      bars: {},
    },
    assessmentTrend: { at, places: {}, sums: all, bars: {} },
    campaignStats: {
      at,
      places: { source: share.source, campaign: share.campaign },
      sums: campaign,
      bars: {},
    },
    firstCallStats: firstCall(share, has),
    lostStats: lost === null ? null : { at, places: { reason: lost }, sums: { total: 1, dealSum }, bars: {} },
    cohortStats:
      sqlAt === null ? null : { at: sqlAt, places: {}, sums: { total: 1, won: has("won") }, bars: {} },
    ownerStats: owned(share, { ...all, ...deals }),
  };
}

function firstCall({ createdAt, call, staff }: Share, has: (flag: ShareFlag) => number) {
  if (call === null) return null;
  return {
    at: createdAt,
    places: { band: call.band, staff, speed: call.speed },
    sums: { total: 1, inTime: has("calledInTime"), reached: has("reached"), won: has("won") },
    bars: { minutes: call.minutes, livedMinutes: call.livedMinutes },
  };
}

function owned({ owner, leadStatus, flags }: Share, sums: Cell<"ownerStats">["sums"]): Cells["ownerStats"] {
  if (owner === null) return null;
  const places = { owner, leadStatus, hasEmail: Number(flags.has("isLead")) };
  return { at: null, places, sums, bars: {} };
}

function placesOf({ assessmentType, offerTier, leadStatus, flags }: Share) {
  return { assessmentType, offerTier, leadStatus, hasEmail: Number(flags.has("isLead")) };
}

function told({ tookMs, band }: Share, has: (flag: ShareFlag) => number) {
  return {
    quizStarted: has("quizStarted"),
    chatStarted: has("chatStarted"),
    consented: has("consented"),
    emailsSent: has("emailSent"),
    timedCount: Number(tookMs !== null),
    timedMs: tookMs ?? 0,
    hubs: has("hasHub"),
    hubVisits: has("hubVisited"),
    ...inBand(band),
    callsBooked: has("callBooked"),
    callsHeld: has("callHeld"),
    callsMissed: has("callMissed"),
  };
}

function inBand(band: Share["band"]): Record<BucketMeasure, number> {
  const sums = { exceptional: 0, high: 0, medium: 0, low: 0 };
  for (const bucket of LEAD_SCORE_BUCKETS) sums[BUCKET_MEASURES[bucket]] = Number(band === bucket);
  return sums;
}
