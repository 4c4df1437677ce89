import type { FilterId } from "#domain/leads/filters/list-filters";
import { ASSESSMENT_SORTS } from "#domain/leads/assessment-list";
import { sampleAdsAt } from "../../fakes/meta/sample-ads.ts";
import { WITHIN, type AdminCase } from "./admin-case.ts";
import { staffCalls, type AdminFixtures, type Lead } from "./admin-fixtures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the dashboard reads. */
export function adminReads(fixtures: AdminFixtures): AdminCase[] {
  return [...lists(fixtures), ...figures(fixtures), ...ofOneLead(fixtures), ...settings(fixtures)];
}

/** What staff read of all leads: it may take longer with more of them, and has its time on the largest database. */
export function readsOf(staff: AdminFixtures["staff"]) {
  const { get } = staffCalls(staff);
  return (route: string) =>
    (name: string, path: string, within = WITHIN.often): AdminCase => ({
      name,
      route,
      within,
      looksAtAll: true,
      next: () => get(path),
    });
}

function lists({ staff, leads: [lead], secondPage }: AdminFixtures): AdminCase[] {
  const { get } = staffCalls(staff);
  const at = readsOf(staff);
  const list = at("GET /api/assessments");
  const summary = at("GET /api/assessments/summary");
  return [
    ...filtersOf(lead).map(([name, query]) => list(`list, ${name}`, `/api/assessments?${query}`)),
    list("list, second page", secondPage),
    list("list, 200 rows", "/api/assessments?limit=200"),
    ...["updated", "leadScore", "dealValue"].map((sort) =>
      list(`list, by ${sort}`, `/api/assessments?sort=${sort}`),
    ),
    ...sortedLists().map(([name, query]) => list(`list, ${name}`, `/api/assessments?${query}`)),
    ...pairs().map(([name, query]) => list(`list, ${name}`, `/api/assessments?${query}`, WITHIN.seldom)),
    ...filtersOf(lead).map(([name, query]) =>
      summary(`summary, ${name}`, `/api/assessments/summary?${query}`),
    ),
    {
      name: "export, first byte",
      route: "GET /api/assessments/export.csv",
      until: "firstByte",
      next: () => ({ ...get("/api/assessments/export.csv"), hangUp: true }),
    },
  ];
}

/** A query for each filter, whose leads are looked for in every order. The search and the ads' leads are found first. */
const A_FILTER: Record<Exclude<FilterId, "search" | "ad">, string> = {
  tier: "tier=4",
  leadStatus: "leadStatus=MQL",
  stageDays: "stageDays=30",
  lostReason: "lostReason=price",
  type: "type=chat",
  owner: "owner=me",
  due: "due=today",
  phone: "phone=none",
  nextStep: "nextStep=none",
  mail: "mail=waiting",
  outcome: "outcome=voicemail",
  answer: "answer=aaaaaaaa.bbbbbbbb",
  call: "call=held",
  from: `from=${new Date(Date.now() - 30 * DAY_MS).toISOString()}`,
  to: `to=${new Date(Date.now() - DAY_MS).toISOString()}`,
  unchangedSince: `unchangedSince=${new Date(Date.now() - 30 * DAY_MS).toISOString()}`,
  leadsOnly: "leadsOnly=true",
};

/** Each filter in each order. */
function sortedLists(): [name: string, query: string][] {
  return Object.values(A_FILTER).flatMap((query) =>
    ASSESSMENT_SORTS.map((sort): [string, string] => [
      `${query.replace(/T[^&]*/, "")} by ${sort}`,
      `${query}&sort=${sort}`,
    ]),
  );
}

/** Every two filters, by what a sales team sorts by. */
function pairs(): [name: string, query: string][] {
  const filters = Object.values(A_FILTER);
  return filters.flatMap((one, index) =>
    filters
      .slice(index + 1)
      .map((other): [string, string] => [
        `${one} and ${other} by leadScore`.replaceAll(/T\d[^ ]*/g, ""),
        `${one}&${other}&sort=leadScore`,
      ]),
  );
}

/** Each filter alone, all of them at once, and searches that find much, one and nothing. */
function filtersOf(lead: Lead | undefined): [name: string, query: string][] {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const rare = encodeURIComponent(lead?.email ?? "");
  return [
    ["no filter", ""],
    ["tier", "tier=3"],
    ["status", "leadStatus=SQL"],
    ["type", "type=chat"],
    ["from a day", `from=${ago(30)}`],
    ["between two days", `from=${ago(90)}&to=${ago(60)}`],
    ["leads only", "leadsOnly=true"],
    ["an offer from a day", `tier=4&from=${ago(30)}`],
    ["a status from a day", `leadStatus=SQL&from=${ago(90)}`],
    ["a type between two days", `type=chat&from=${ago(90)}&to=${ago(60)}`],
    ["all filters", `tier=4&leadStatus=MQL&type=quiz&from=${ago(90)}&leadsOnly=true`],
    ["search, a common name", "search=schmidt"],
    ["search, one address", `search=${rare}`],
    ["search, nothing", "search=zzqqxx"],
    ["search, two letters", "search=ma"],
    ["search and a filter", "search=example.com&tier=2"],
  ];
}

function figures({ staff, nextCards }: AdminFixtures): AdminCase[] {
  const at = readsOf(staff);
  const board = at("GET /api/pipeline");
  const analytics = at("GET /api/analytics");
  const ads = at("GET /api/ads");
  const steps = at("GET /api/steps");
  const yearAgo = new Date(Date.now() - 364 * DAY_MS).toISOString().slice(0, 10);
  const [{ campaignId: campaign, adsetId: adset } = { campaignId: "1", adsetId: "1" }] = sampleAdsAt(
    Date.now(),
  );
  return [
    board("board", "/api/pipeline"),
    board("board, more of a column", nextCards),
    ...["today", "7d", "30d", "all"].map((period) =>
      analytics(
        `analytics, ${period}`,
        `/api/analytics?period=${period}&tz=America/Edmonton`,
        period === "all" ? WITHIN.seldom : WITHIN.often,
      ),
    ),
    ads("ads, 30 days", "/api/ads"),
    ads("ads, a year, by the last touch", `/api/ads?from=${yearAgo}&touch=last`),
    steps("steps, a year", `/api/steps?from=${yearAgo}`),
    ads("ads, the ad sets of a campaign", `/api/ads?from=${yearAgo}&parent=${campaign}`),
    ads("ads, the ads of a set", `/api/ads?from=${yearAgo}&parent=${campaign}/${adset}`),
  ];
}

function inTurn(leads: readonly Lead[]): () => Lead {
  let turn = 0;
  return () => {
    const next = leads[turn++ % leads.length];
    if (!next) throw new Error("There are no leads.");
    return next;
  };
}

function ofOneLead({ staff, leads, chatLead }: AdminFixtures): AdminCase[] {
  const { get } = staffCalls(staff);
  const lead = inTurn(leads);
  return [
    {
      name: "one assessment",
      route: "GET /api/assessment/:id",
      next: () => get(`/api/assessment/${lead().id}`),
    },
    {
      name: "a lead's page",
      route: "GET /api/leads/:id",
      next: () => get(`/api/leads/${lead().id}`),
    },
    {
      name: "a lead's page, older history",
      route: "GET /api/leads/:id/timeline",
      next: () => get(`/api/leads/${lead().id}/timeline?before=${Date.now()}.status.1`),
    },
    {
      name: "related assessments",
      route: "GET /api/assessments/:id/related",
      next: () => get(`/api/assessments/${lead().id}/related`),
    },
    {
      name: "score breakdown",
      route: "GET /api/assessment/:sessionId/score-breakdown",
      next: () => get(`/api/assessment/${lead().sessionId}/score-breakdown`),
    },
    {
      name: "transcript",
      route: "GET /api/assessments/:sessionId/chat-messages",
      next: () => get(`/api/assessments/${chatLead.sessionId}/chat-messages`),
    },
  ];
}

function settings({ staff }: AdminFixtures): AdminCase[] {
  const { get } = staffCalls(staff);
  const paths = {
    "GET /api/auth/user": "/api/auth/user",
    "GET /api/tier-configs": "/api/tier-configs",
    "GET /api/tier-configs/:tier/usage": "/api/tier-configs/4/usage",
    "GET /api/scoring-rules": "/api/scoring-rules",
    "GET /api/scoring-rules/:id": "/api/scoring-rules/1",
    "GET /api/score-ranges": "/api/score-ranges",
    "GET /api/score-ranges/:id": "/api/score-ranges/1",
    "GET /api/override-rules": "/api/override-rules",
    "GET /api/override-rules/:id": "/api/override-rules/1",
    "GET /api/system-settings": "/api/system-settings",
    "GET /api/slack/status": "/api/slack/status",
    "GET /api/deliveries": "/api/deliveries",
    "GET /api/signals": "/api/signals",
    "GET /api/database": "/api/database",
    "GET /api/bookings": "/api/bookings",
    "GET /api/audit": "/api/audit",
    "GET /api/changes": "/api/changes?after=1",
    "GET /api/leads": "/api/leads?ids=1,2,3",
  };
  return Object.entries(paths).map(([route, path]) => ({ name: route, route, next: () => get(path) }));
}
