import type { RawAssessment } from "../random/random-assessments.ts";
import { plainFirstCall } from "./plain-first-calls.ts";

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
const GRAINS = { q: QUARTER_MS, d: DAY_MS, w: 7 * DAY_MS, a: Number.POSITIVE_INFINITY };

export type Measures = Record<string, number>;

/** Counts in plain TypeScript what one row adds to each of the roll-ups. */
function measuresOf(row: RawAssessment): { stats: Measures; trend: Measures; campaign: Measures } {
  const began = row.quiz_started_at ?? row.chat_started_at;
  const took = row.completed_at !== null && began !== null ? row.completed_at - began : null;
  const lead = row.lead_score;
  const isLead = row.email !== null;
  const on = (value: unknown) => Number(value !== null && value !== false);
  const trend = { total: 1, completed: on(row.completed_at), booking_clicks: on(row.booking_link_clicked) };
  const stats = {
    ...trend,
    quiz_started: on(row.quiz_started_at),
    chat_started: on(row.chat_started_at),
    consented: on(row.email_consent),
    emails_sent: on(row.email_sent_at),
    deal_count: on(row.deal_value),
    deal_sum: row.deal_value ?? 0,
    timed_count: on(took),
    timed_ms: took ?? 0,
    hubs: on(row.hub_expires_at),
    hub_visits: on(row.first_hub_visit_at),
    exceptional: on(lead !== null && lead >= 120),
    high: on(lead !== null && lead >= 80 && lead < 120),
    medium: on(lead !== null && lead >= 40 && lead < 80),
    low: on(lead !== null && lead < 40),
    calls_booked: on(row.call_booked_at),
    calls_held: on(row.call_held_at),
    calls_missed: on(row.call_status === "no_show"),
  };
  const campaign = {
    total: 1,
    completed: trend.completed,
    leads: on(isLead),
    won: on(isLead && row.lead_status === "Won"),
    deal_sum: isLead ? (row.deal_value ?? 0) : 0,
  };
  return { stats, trend, campaign };
}

/** The cells of a roll-up, by their key. A measure of 0 is as none. */
export class Tally {
  readonly cells = new Map<string, Measures>();

  add(key: object, measures: Measures): void {
    const name = JSON.stringify(key);
    const cell = this.cells.get(name) ?? {};
    for (const [measure, value] of Object.entries(measures)) cell[measure] = (cell[measure] ?? 0) + value;
    this.cells.set(name, cell);
  }

  sorted(): [string, string][] {
    return [...this.cells]
      .map(([key, cell]) => [key, Object.entries(cell).filter(([, value]) => value !== 0)] as const)
      .filter(([, measures]) => measures.length > 0)
      .map(([key, measures]): [string, string] => [key, JSON.stringify(measures.toSorted())])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** The roll-ups of all these leads, counted from their rows alone. */
export function countRows(all: readonly RawAssessment[]) {
  const [stats, trend, campaigns, answers] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const [calls, lost, owners] = [new Tally(), new Tally(), new Tally()];
  for (const row of all) {
    const measures = measuresOf(row);
    const call = plainFirstCall(row);
    // Suspects are in no figure; a trial of the rules counts them, as recalculating changes them too.
    for (const [grain, width] of row.suspect === 1 ? [] : Object.entries(GRAINS)) {
      const bucket = width === Number.POSITIVE_INFINITY ? 0 : row.created_at - (row.created_at % width);
      const { assessment_type, lead_status, source, campaign } = row;
      const dimensions = { assessment_type, offer_tier: row.offer_tier ?? 0, lead_status };
      stats.add({ grain, bucket, ...dimensions, has_email: Number(row.email !== null) }, measures.stats);
      trend.add({ grain, bucket }, measures.trend);
      campaigns.add({ grain, bucket, source: source ?? "", campaign: campaign ?? "" }, measures.campaign);
      if (lead_status === "Lost" && row.email !== null) {
        lost.add(
          { grain, bucket, reason: row.lost_reason ?? "" },
          { total: 1, deal_sum: row.deal_value ?? 0 },
        );
      }
      if (call === null) continue;
      const { band, staff, speed, minutes, lived_minutes, ...counts } = call;
      const within = {
        ...(minutes !== null && { [`minutes ${minutes}`]: 1 }),
        ...(lived_minutes !== null && { [`lived_minutes ${lived_minutes}`]: 1 }),
      };
      calls.add({ grain, bucket, band, staff, speed }, { total: 1, ...counts, ...within });
    }
    const { answer_key, offer_tier, score, owner, lead_status } = row;
    if (owner !== null && row.suspect === 0) {
      const deals = { deal_count: Number(row.deal_value !== null), deal_sum: row.deal_value ?? 0 };
      const sums = { ...measures.trend, ...deals };
      owners.add({ owner, lead_status, has_email: Number(row.email !== null) }, sums);
    }
    if (answer_key !== null) answers.add({ answer_key, offer_tier, score }, { total: 1 });
  }
  return { stats, trend, campaigns, answers, calls, lost, owners };
}
