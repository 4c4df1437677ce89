import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { NEW_OFFER } from "#domain/offers/new-offer";
import { PLAN_IDS, PLAN_TIERS } from "#domain/content/parts/plans";
import type { HubPageData } from "./features/funnel/hub/hub-data.ts";
import { PREVIEW_ANSWERS } from "./lib/preview-hubs.ts";

/** The id in the samples' address; nobody's. */
const SAMPLE_ID = "00000000-0000-4000-8000-000000000000";

type OpenHub = Extract<HubPageData, { state: "ok" }>;

const SAMPLE = {
  state: "ok",
  asOf: "2026-01-05T12:00:00.000Z",
  bookingUrl: "https://booking.example/call",
  bookingRef: null,
  hub: {
    offerTier: 4,
    ...SAMPLE_VISITOR,
    hubExpiresAt: "2026-01-07T12:00:00.000Z",
    promoText: "10% off while your strategy hub is open",
    promoDiscount: 10,
    call: null,
    emailConsent: true,
  },
  offer: {
    ...NEW_OFFER,
    tier: 4,
    name: "A program",
    phase: "A phase",
    description: "What it is.",
    features: ["A feature"],
    investment: "$1",
    pdfLink: "https://analytical.example/strategy.pdf",
  },
} as const satisfies HubPageData;

function openHub(changes: Partial<OpenHub["hub"]>): OpenHub {
  const hub = { ...SAMPLE.hub, ...changes };
  return { ...SAMPLE, hub, offer: { ...SAMPLE.offer, tier: hub.offerTier } };
}

const EXPIRED = {
  state: "expired",
  bookingUrl: null,
  bookingRef: null,
  hubExpiresAt: SAMPLE.hub.hubExpiresAt,
  call: null,
} as const satisfies HubPageData;

/** Hubs that between them draw all that a hub's pages can draw at first. */
export const sampleHubs: HubPageData[] = [
  openHub({}),
  openHub({ offerTier: 5, call: { startsAt: "2026-01-06T17:00:00.000Z" }, name: null, emailConsent: null }),
  { ...openHub({ answers: {} }), bookingUrl: null, offer: null },
  { ...EXPIRED, bookingUrl: "https://booking.example/call" },
  {
    ...EXPIRED,
    call: {
      startsAt: "2026-01-06T17:00:00.000Z",
      pages: { move: "https://booking.example/move", cancel: "https://booking.example/cancel" },
    },
  },
  EXPIRED,
  { state: "not_found", bookingUrl: null },
];

/** Hubs that between them show every plan, and every program. */
export const planHubs: HubPageData[] = PLAN_IDS.map((id, index) =>
  openHub({ answers: PREVIEW_ANSWERS[id], offerTier: PLAN_TIERS[index % PLAN_TIERS.length] ?? 1 }),
);

/** The path of a page of the samples' hub. */
export function samplePath(pattern: string): string {
  return pattern.replace(":sessionId", SAMPLE_ID);
}
