import type { FoundLead } from "#domain/consequences/lead-facts";

// What a lead adds to the figures once more, by the words of the contract and without the rules under test.

const on = (value: unknown) => Number(value !== null && value !== false);
const BORDERS = [
  ["5m", 5],
  ["30m", 30],
  ["1h", 60],
  ["4h", 240],
  ["8h", 480],
] as const;

/** By roll-up, the cell that a lead is in as `[when, places, sums, bars]`; a roll-up without it is left out. */
export function plainCells(lead: FoundLead): Record<string, unknown[]> {
  const { answerKey, offerTier, score, suspect, createdAt, owner, leadStatus } = lead;
  const places = { answerKey, offerTier, score };
  const isScored = answerKey !== null && offerTier !== null && score !== null;
  const scored = isScored ? { answerStats: [null, places, { total: 1 }, {}] } : {};
  if (suspect) return scored;
  const isLead = lead.emailKey !== null;
  const hasEmail = Number(isLead);
  const sum = lead.dealValue ?? 0;
  const deals = { dealCount: on(lead.dealValue), dealSum: sum };
  const all = { total: 1, completed: on(lead.completedAt), bookingClicks: on(lead.bookingLinkClicked) };
  const stats = { assessmentType: lead.assessmentType, offerTier: offerTier ?? 0, leadStatus, hasEmail };
  const won = on(leadStatus === "Won");
  const campaign = {
    total: 1,
    completed: all.completed,
    leads: hasEmail,
    won: isLead ? won : 0,
    dealSum: isLead ? sum : 0,
  };
  const isLost = isLead && leadStatus === "Lost";
  const call = plainCall(lead);
  return {
    ...scored,
    assessmentStats: [createdAt, stats, { ...all, ...deals, ...plainMeasures(lead) }, {}],
    assessmentTrend: [createdAt, {}, all, {}],
    campaignStats: [
      createdAt,
      { source: oneLine(lead.source), campaign: oneLine(lead.campaign) },
      campaign,
      {},
    ],
    ...(call && { firstCallStats: [createdAt, ...call] }),
    ...(isLost && {
      lostStats: [createdAt, { reason: lead.lostReason ?? "" }, { total: 1, dealSum: sum }, {}],
    }),
    ...(isLead && lead.firstSqlAt !== null && { cohortStats: [lead.firstSqlAt, {}, { total: 1, won }, {}] }),
    ...(owner !== null && { ownerStats: [null, { owner, leadStatus, hasEmail }, { ...all, ...deals }, {}] }),
  };
}

function oneLine(text: string | null): string {
  return (text ?? "").split("\n").join(" ");
}

function plainMeasures(lead: FoundLead) {
  const began = lead.quizStartedAt ?? lead.chatStartedAt;
  const took = lead.completedAt !== null && began !== null ? lead.completedAt - began : null;
  const points = lead.leadScore;
  const within = (from: number, to: number) => on(points !== null && points >= from && points < to);
  return {
    quizStarted: on(lead.quizStartedAt),
    chatStarted: on(lead.chatStartedAt),
    consented: on(lead.emailConsent),
    emailsSent: on(lead.emailSentAt),
    timedCount: on(took),
    timedMs: took ?? 0,
    hubs: on(lead.hubExpiresAt),
    hubVisits: on(lead.firstHubVisitAt),
    exceptional: within(120, 1000),
    high: within(80, 120),
    medium: within(40, 80),
    low: within(0, 40),
    callsBooked: on(lead.callBookedAt),
    callsHeld: on(lead.callHeldAt),
    callsMissed: on(lead.callStatus === "no_show"),
  };
}

function plainCall(lead: FoundLead) {
  const { firstCallMs: took, firstOutcomeAt: called, firstAwaitedAt: awaited, leadScore } = lead;
  const hasCall = ["booked", "moved", "held"].includes(lead.callStatus ?? "");
  const mayCall = lead.phone !== null && lead.phoneFlag === null && lead.callConsentAt !== null;
  const isWaiting = mayCall && !hasCall && lead.lastOutcome === null && lead.gaveWayTo === null;
  if (took === null && !isWaiting) return null;
  const points = leadScore ?? 0;
  const band = points >= 120 ? "Exceptional" : points >= 80 ? "High" : points >= 40 ? "Medium" : "Low";
  const border = BORDERS.find(([, minutes]) => (took ?? 0) / 60_000 <= minutes);
  const speed = took === null ? "never" : (border?.[0] ?? "later");
  const lived = called === null || awaited === null ? null : called - awaited;
  return [
    { band, staff: lead.firstOutcomeBy ?? lead.owner ?? "", speed },
    {
      total: 1,
      inTime: on(lead.firstCallInTime === 1),
      reached: on(lead.reachedAt),
      won: on(lead.leadStatus === "Won"),
    },
    { minutes: bar(took), livedMinutes: bar(lived) },
  ];
}

/** A call that was made before it was awaited was made at once. */
function bar(ms: number | null): number | null {
  if (ms === null) return null;
  const minutes = Math.max(0, ms) / 60_000;
  return minutes > 480 ? Math.ceil(minutes / 60) * 60 : Math.ceil(minutes);
}
