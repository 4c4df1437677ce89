import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import { plainFirstCalls } from "./plain-first-calls.ts";
import type { RawAssessment } from "../random/random-assessments.ts";

// The figures once more, from the rows alone and by the words of the specification.

const HOUR_MS = 3_600_000;
const STATUSES = ["MQL", "SQL", "Won", "Lost", "Hold"] as const;
const LOST_REASONS = ["price", "timing", "not_reached", "not_a_fit", "competitor", "other", null] as const;

const days = new Map<string, Intl.DateTimeFormat>();

/** The local date as `2026-11-21`. */
export function dateIn(zone: string, time: number): string {
  const format = days.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  days.set(zone, format);
  return format.format(time);
}

/** Walks back from `now` to where the local date began. */
function midnight(zone: string, now: number): number {
  const minute = 60_000;
  let time = now - (now % minute);
  while (dateIn(zone, time - minute) === dateIn(zone, now)) time -= minute;
  return time;
}

export function populationSince(period: AnalyticsPeriod, zone: string, now: number): number {
  if (period === "all") return Number.NEGATIVE_INFINITY;
  if (period === "today") return midnight(zone, now);
  return now - (period === "7d" ? 7 : 30) * 24 * HOUR_MS;
}

/** What a period is compared with, from a time up to another. */
export function populationBefore(period: Exclude<AnalyticsPeriod, "all">, zone: string, now: number) {
  const end = populationSince(period, zone, now);
  if (period !== "today") return { start: end - (now - end), end };
  const start = midnight(zone, end - 1);
  return { start, end: Math.min(end, start + (now - end)) };
}

const count = <T>(list: readonly T[], holds: (one: T) => unknown) => list.filter(holds).length;
const sum = (list: readonly RawAssessment[]) =>
  list.reduce((all, { deal_value }) => all + (deal_value ?? 0), 0);
const ratio = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);
const mean = (whole: number, of: number) => (of === 0 ? null : Math.round(whole / of));
const has = (column: keyof RawAssessment) => (row: RawAssessment) => row[column] !== null;

/** Those that count: whoever filled the hidden field is in no figure but that of suspects. */
export const counted = (rows: readonly RawAssessment[]) => rows.filter(({ suspect }) => suspect === 0);

/** All but the trend and what has changed, of the assessments created in the period and never moved. */
export function plainFigures(all: readonly RawAssessment[]) {
  const rows = counted(all);
  const leads = leadsOf(all);
  return {
    types: { ...plainTypes(rows), expired: { total: 0, chatStarted: 0, quizStarted: 0 } },
    funnel: plainFunnel(rows),
    revenue: plainRevenue(leads),
    tiers: plainTiers(rows),
    quality: plainQuality(rows),
    pipeline: STATUSES.map((status) => {
      const own = inStatus(leads, status);
      const withoutValue = count(own, ({ deal_value }) => deal_value === null);
      return { status, count: own.length, value: sum(own), withoutValue };
    }),
    lost: LOST_REASONS.map((reason) => {
      const own = inStatus(leads, "Lost").filter(({ lost_reason }) => lost_reason === reason);
      return { reason, count: own.length, value: sum(own) };
    }),
    firstCall: plainFirstCalls(rows),
    campaigns: plainCampaigns(rows),
    cohort: { leads: 0, won: 0, winRate: null },
    suspects: { value: all.length - rows.length, more: false },
  };
}

function inStatus(leads: readonly RawAssessment[], status: string) {
  return leads.filter(({ lead_status }) => lead_status === status);
}

function plainTypes(rows: readonly RawAssessment[]) {
  const chats = count(rows, has("chat_started_at"));
  const quizzes = count(rows, has("quiz_started_at"));
  const forms = count(rows, ({ assessment_type }) => assessment_type === "form");
  return {
    total: rows.length,
    chatStarted: { count: chats, percent: ratio(chats, rows.length) },
    quizStarted: { count: quizzes, percent: ratio(quizzes, rows.length) },
    fromForms: { count: forms, percent: ratio(forms, rows.length) },
  };
}

function plainFunnel(rows: readonly RawAssessment[]) {
  const completed = count(rows, has("completed_at"));
  const consented = count(rows, has("email_consent"));
  const emailsSent = count(rows, has("email_sent_at"));
  const bookingClicks = count(rows, has("booking_link_clicked"));
  const callsBooked = count(rows, has("call_booked_at"));
  const callsHeld = count(rows, has("call_held_at"));
  const callsMissed = count(rows, ({ call_status }) => call_status === "no_show");
  return {
    total: rows.length,
    completed,
    consented,
    emailsSent,
    bookingClicks,
    completionRate: ratio(completed, rows.length),
    optInRate: ratio(consented, completed),
    bookingClickRate: ratio(bookingClicks, emailsSent),
    bookingClicksPerCompleted: ratio(bookingClicks, completed),
    callsBooked,
    callsHeld,
    callsMissed,
    callsHeldPerBooked: ratio(callsHeld, callsBooked),
    heldRate: ratio(callsHeld, callsHeld + callsMissed),
    callsBookedPerCompleted: ratio(callsBooked, completed),
  };
}

/** Of these assessments, those that count and have an e-mail. */
export const leadsOf = (rows: readonly RawAssessment[]) => counted(rows).filter(has("email"));

export function plainRevenue(leads: readonly RawAssessment[]) {
  const valued = count(leads, has("deal_value"));
  const won = inStatus(leads, "Won").length;
  return {
    leads: leads.length,
    wonValue: sum(inStatus(leads, "Won")),
    wonWithoutValue: count(inStatus(leads, "Won"), ({ deal_value }) => deal_value === null),
    totalValue: sum(leads),
    dealCount: valued,
    averageValue: mean(sum(leads), valued),
    winRate: ratio(won, inStatus(leads, "SQL").length),
    closeRate: ratio(won, won + inStatus(leads, "Lost").length),
  };
}

function plainTiers(rows: readonly RawAssessment[]) {
  const tiers = [...new Set(rows.map(({ offer_tier }) => offer_tier))].filter((tier) => tier !== null);
  return tiers
    .toSorted((a, b) => a - b)
    .map((tier) => {
      const own = rows.filter(({ offer_tier }) => offer_tier === tier);
      const bookings = count(own, has("booking_link_clicked"));
      const won = count(own, ({ lead_status }) => lead_status === "Won");
      return {
        tier,
        leads: own.length,
        totalValue: sum(own),
        averageValue: mean(sum(own), count(own, has("deal_value"))),
        bookings: { count: bookings, percent: ratio(bookings, own.length) },
        won: { count: won, percent: ratio(won, own.length) },
        wonWithoutValue: count(
          own,
          ({ lead_status, deal_value }) => lead_status === "Won" && deal_value === null,
        ),
      };
    });
}

function plainQuality(rows: readonly RawAssessment[]) {
  const minutes = rows.flatMap(({ completed_at, quiz_started_at, chat_started_at }) => {
    const began = quiz_started_at ?? chat_started_at;
    return completed_at === null || began === null ? [] : [(completed_at - began) / 60_000];
  });
  const hubs = count(rows, has("hub_expires_at"));
  const hubVisits = count(rows, has("first_hub_visit_at"));
  const scores = rows.map(({ lead_score }) => lead_score).filter((score) => score !== null);
  const from = (low: number, high = Number.POSITIVE_INFINITY) =>
    count(scores, (score) => score >= low && score <= high);
  const average = minutes.reduce((all, one) => all + one, 0) / minutes.length;
  return {
    averageMinutes: minutes.length === 0 ? null : Math.round(average * 10) / 10,
    hubs,
    hubVisits,
    hubVisitRate: ratio(hubVisits, hubs),
    highValueLeads: from(120),
    distribution: { exceptional: from(120), high: from(80, 119), medium: from(40, 79), low: from(0, 39) },
  };
}

function plainCampaigns(rows: readonly RawAssessment[]) {
  const keyOf = ({ source, campaign }: RawAssessment) => `${source ?? ""}\n${campaign ?? ""}`;
  return [...new Set(rows.map(keyOf))].map((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    const leads = own.filter(has("email"));
    const [source = "", campaign = ""] = key.split("\n");
    return {
      source,
      campaign,
      other: false,
      total: own.length,
      completed: count(own, has("completed_at")),
      leads: leads.length,
      won: count(leads, ({ lead_status }) => lead_status === "Won"),
      value: sum(leads),
    };
  });
}
