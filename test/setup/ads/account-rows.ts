import type { AdPath } from "#domain/money/ads/ad-of-touch";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { dayOfNumber } from "#domain/time/day-number";

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

/** A lead with an address that came by an ad, or by none. Days are numbers since 1970. */
export type StoredLead = {
  ad: AdPath | null;
  day: number;
  /** Its moves to Won; it is Won now if there is any. */
  wonDays?: readonly number[];
  value?: number | null;
  /** Whether it booked a call. */
  booked?: boolean;
};

/** What an ad spent on a day, in minor units. */
export type StoredSpend = { ad: AdPath; day: number; cents: number; currency?: string };

/** A statement with one value, and that value. */
export type Insert = { sql: string; listed: string };

const touchOf = ({ campaignId, adsetId, adId }: AdPath) =>
  JSON.stringify({
    at: "2026-01-01T12:00:00.000Z",
    campaign_id: campaignId,
    adset_id: adsetId,
    ad_id: adId,
  });

/** Leads as the app leaves them, with the history of each; times are at noon UTC. */
export function leadInserts(leads: readonly StoredLead[]): Insert[] {
  const listed = JSON.stringify(
    leads.map(({ ad, day, wonDays = [], value = null, booked = false }, index) => {
      const at = day * DAY_MS + NOON_MS;
      const moves = wonDays.map((wonDay) => wonDay * DAY_MS + NOON_MS);
      return { id: crypto.randomUUID(), index, at, touch: ad && touchOf(ad), moves, value, booked };
    }),
  );
  return [
    {
      sql: `insert into assessments (session_id, assessment_type, created_at, updated_at, email, lead_status, deal_value,
         first_touch, call_booked_at)
       select value ->> 'id', 'quiz', value ->> 'at', value ->> 'at', (value ->> 'id') || '@example.com',
         iif(json_array_length(value, '$.moves') > 0, 'Won', 'MQL'), value ->> 'value', value ->> 'touch',
         iif(value ->> 'booked', value ->> 'at', null)
       from json_each(?)`,
      listed,
    },
    {
      sql: `insert into status_history (assessment_id, from_status, to_status, changed_by, changed_at)
       select a.id, 'SQL', 'Won', 'ada@example.com', m.value
       from json_each(?) l cross join json_each(l.value, '$.moves') m
       cross join assessments a on a.session_id = l.value ->> 'id'`,
      listed,
    },
  ];
}

/** The row of an import that says so. */
export function spendRow({ ad, day, cents, currency = "USD" }: StoredSpend): SpendRow {
  const { campaignId, adsetId, adId } = ad;
  return {
    ...ad,
    day: dayOfNumber(day),
    campaignName: `Campaign ${campaignId}`,
    adsetName: `Set ${adsetId}`,
    adName: `Ad ${adId}`,
    currency,
    spend: cents,
    impressions: 100,
    linkClicks: 10,
  };
}
