import type { SpendRow } from "#domain/money/ads/spend-row";
import type { LeadStatus } from "#domain/leads/pipeline";
import { daysAfter } from "#domain/time/day-text";
import { env } from "cloudflare:workers";
import type { Random } from "../random/random.ts";

/** A lead as far as the figures of ads depend on it. Times in ms; touches are JSON. */
export type RawLead = {
  id: number;
  created_at: number;
  email: string | null;
  suspect: 0 | 1;
  lead_status: LeadStatus;
  deal_value: number | null;
  call_booked_at: number | null;
  call_held_at: number | null;
  first_touch: string | null;
  last_touch: string | null;
};

export const FIRST_DAY = "2026-02-20";
/** Clocks change in the middle of it. */
export const DAYS = 30;
const HOUR_MS = 3_600_000;

const CAMPAIGNS = ["Spring", "Spring", 'Summer, "sale"', "Retargeting"] as const;
const CURRENCIES = ["USD", "USD", "USD", "EUR"] as const;
const STATUSES = ["MQL", "MQL", "SQL", "Won", "Lost", "Hold"] as const;

/** Any spend of a day: two campaigns share a name, ads of different sets do, and some ads change theirs. */
export function randomSpend({ int, pick, chance }: Random): SpendRow {
  const campaign = int(4);
  const adset = int(2);
  const ad = int(2);
  return {
    day: daysAfter(FIRST_DAY, int(DAYS)),
    campaignId: `10${campaign}`,
    campaignName: CAMPAIGNS[campaign] ?? "",
    adsetId: `20${campaign}${adset}`,
    adsetName: chance(0.2) ? "Broad" : `Set ${adset}`,
    adId: `30${campaign}${adset}${ad}`,
    adName: chance(0.1) ? "Renamed" : `Ad ${ad}`,
    currency: pick(CURRENCIES),
    spend: int(100_000),
    impressions: int(1000),
    linkClicks: int(50),
  };
}

/** Any lead, around the days of spend. */
export function randomLead(random: Random, id: number): RawLead {
  const { int, pick, chance } = random;
  const created_at = Date.parse(FIRST_DAY) + int((DAYS + 2) * 24) * HOUR_MS + int(HOUR_MS);
  return {
    id,
    created_at,
    email: chance(0.6) ? `lead${id}@example.com` : null,
    suspect: chance(0.1) ? 1 : 0,
    lead_status: pick(STATUSES),
    deal_value: chance(0.5) ? pick([0, 1, 999, 12_500]) : null,
    call_booked_at: chance(0.3) ? created_at : null,
    call_held_at: chance(0.2) ? created_at : null,
    first_touch: chance(0.8) ? JSON.stringify(randomTouch(random)) : null,
    last_touch: chance(0.8) ? JSON.stringify(randomTouch(random)) : null,
  };
}

function randomTouch({ int, chance }: Random) {
  const campaign = int(5);
  const [adset, ad] = [int(2), int(2)];
  const all = chance(0.3);
  const told = (text: string, of: number) => (chance(of) ? text : undefined);
  return {
    at: "2026-02-20T12:00:00.000Z",
    utm_campaign: told(CAMPAIGNS[campaign] ?? "Unknown", 0.8),
    utm_term: told(`Set ${adset}`, 0.7),
    utm_content: told(`Ad ${ad}`, 0.7),
    campaign_id: told(`10${campaign}`, all ? 1 : 0.2),
    adset_id: told(`20${campaign}${adset}`, all ? 1 : 0.2),
    ad_id: told(`30${campaign}${adset}${ad}`, all ? 1 : 0.2),
  };
}

const LEAD_COLUMNS = [
  "id",
  "created_at",
  "email",
  "suspect",
  "lead_status",
  "deal_value",
  "call_booked_at",
  "call_held_at",
  "first_touch",
  "last_touch",
] as const satisfies readonly (keyof RawLead)[];

/** Stores a lead, or makes the stored one this. */
export function storeLead(lead: RawLead): D1PreparedStatement {
  return env.DB.prepare(
    `insert into assessments (session_id, assessment_type, updated_at, ${LEAD_COLUMNS.join(", ")})
     values ('session-' || ?1, 'quiz', ?2, ${LEAD_COLUMNS.map((_, n) => `?${n + 1}`).join(", ")})
     on conflict (id) do update set ${LEAD_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}`,
  ).bind(...LEAD_COLUMNS.map((column) => lead[column]));
}
