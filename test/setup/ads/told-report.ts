import type { AdLine, AdsReport } from "#domain/money/report/ads-report";

/** What is said of a line once it is sure. */
export const EARNS = {
  verdict: "earns",
  why: null,
  return: { seen: 5, share: 0.5, final: 15.21, low: 1.5, high: 120.4 },
} as const;

/** A line of the report on ads, 30 days old. */
export function adLine(changes: Partial<AdLine>): AdLine {
  return {
    key: "1",
    id: "1",
    name: "Spring",
    linkName: null,
    spend: [{ currency: "USD", amount: 12_050 }],
    impressions: 1000,
    linkClicks: 20,
    starts: 8,
    expired: 0,
    leads: 4,
    booked: 2,
    held: 1,
    sql: 1,
    won: 0,
    valued: 0,
    value: 0,
    result: {
      verdict: "early",
      why: "days",
      days: 30,
      return: { seen: 0, share: 0.374, final: 0, low: 0, high: 1.234 },
    },
    advice: null,
    ...changes,
  };
}

/** A report on ads with one campaign. */
export function adsReport(changes: Partial<AdsReport>): AdsReport {
  return {
    from: "2026-10-24",
    to: "2026-11-22",
    touch: "last",
    level: "campaign",
    parent: null,
    parents: [],
    currency: "USD",
    timeZone: "America/Edmonton",
    lines: [adLine({})],
    unattributed: adLine({
      key: "none",
      id: "",
      name: null,
      spend: [],
      starts: 1,
      leads: 0,
      result: { verdict: null, why: "no_spend", return: null },
    }),
    totals: adLine({ key: "all", id: "", name: null }),
    weeks: [],
    unfilled: null,
    stillToCome: null,
    stop: { state: "told", ads: [], more: 0, early: 0 },
    counting: false,
    ...changes,
  };
}
