import type { AdFigures, AdTouch } from "#domain/money/report/ads-report";
import type { Money } from "#domain/money/ads/money";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { daysAfter } from "#domain/time/day-text";
import { dateIn } from "../figures/plain-figures.ts";
import type { RawLead } from "./random-account.ts";

// The figures of ads once more, from the rows alone and by the words of the contract.

type Told = Partial<
  Record<"campaign" | "adset" | "ad", { id?: string | undefined; name?: string | undefined }>
>;
const LEVELS = ["campaign", "adset", "ad"] as const;

const told = (row: SpendRow) => ({
  campaign: { id: row.campaignId, name: row.campaignName },
  adset: { id: row.adsetId, name: row.adsetName },
  ad: { id: row.adId, name: row.adName },
});

/** The ids of a lead's ad from the campaign down, as many as are known. */
export function plainPath(lead: RawLead, touch: AdTouch, zone: string, spend: readonly SpendRow[]): string[] {
  const text = touch === "first" ? lead.first_touch : (lead.last_touch ?? lead.first_touch);
  if (text === null) return [];
  const said = JSON.parse(text);
  const own: Told = {
    campaign: { id: said.campaign_id, name: said.utm_campaign },
    adset: { id: said.adset_id, name: said.utm_term },
    ad: { id: said.ad_id, name: said.utm_content },
  };
  if (LEVELS.every((level) => own[level]?.id)) return LEVELS.map((level) => own[level]?.id ?? "");
  const day = dateIn(zone, lead.created_at);
  let live = spend.filter((row) => row.day <= day && row.day >= daysAfter(day, -7)).map(told);
  const inner = (["ad", "adset"] as const).find((level) =>
    live.some((row) => row[level].id === own[level]?.id),
  );
  const known = inner && live.find((row) => row[inner].id === own[inner]?.id);
  const path: string[] = [];
  for (const level of LEVELS) {
    const isAbove = known && LEVELS.indexOf(level) <= LEVELS.indexOf(inner ?? "campaign");
    const named = new Set(
      live.filter((row) => row[level].name === own[level]?.name).map((row) => row[level].id),
    );
    const id = isAbove ? known[level].id : (own[level]?.id ?? (named.size === 1 ? [...named][0] : undefined));
    if (id === undefined) break;
    path.push(id);
    live = live.filter((row) => row[level].id === id);
  }
  return path;
}

export function plainFigures(leads: readonly RawLead[], spend: readonly SpendRow[]): AdFigures {
  const count = (holds: (lead: RawLead) => boolean) => leads.filter(holds).length;
  const won = leads.filter((lead) => lead.email !== null && lead.lead_status === "Won");
  const sum = (measure: "impressions" | "linkClicks") => spend.reduce((all, row) => all + row[measure], 0);
  return {
    spend: plainMoney(spend),
    impressions: sum("impressions"),
    linkClicks: sum("linkClicks"),
    starts: leads.length,
    expired: 0,
    leads: count(({ email }) => email !== null),
    booked: count((lead) => lead.call_booked_at !== null),
    held: count((lead) => lead.call_held_at !== null),
    sql: count(({ email, lead_status }) => email !== null && ["SQL", "Won"].includes(lead_status)),
    won: won.length,
    valued: won.filter((lead) => lead.deal_value !== null).length,
    value: won.reduce((all, lead) => all + 100 * (lead.deal_value ?? 0), 0),
  };
}

function plainMoney(spend: readonly SpendRow[]): Money[] {
  const amounts: Record<string, number> = {};
  for (const row of spend) amounts[row.currency] = (amounts[row.currency] ?? 0) + row.spend;
  return Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}
