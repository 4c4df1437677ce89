/**
 * What only owners may do (`OWNER_EMAILS`; while there are none, every member of staff may), in words that follow 'only
 * … may', and the calls that do it. Whatever is not here, every member of staff may: the work with one lead or one
 * person at a time, and the drafts, offers and rules, which go live or reach old leads by an act that is here.
 */
export const OWNER_ACTS = {
  publish: {
    words: "publish the funnel or go back to an earlier version",
    calls: ["POST /api/content/publish", "POST /api/content/versions/:number/restore"],
  },
  "export-leads": {
    words: "export all leads",
    calls: ["GET /api/assessments/export.csv", "POST /api/assessments/export"],
  },
  "erase-leads": { words: "erase leads in bulk", calls: ["POST /api/assessments/erase"] },
  settings: {
    words: "change settings",
    calls: ["POST /api/system-settings", "POST /api/system-settings/import"],
  },
  slack: {
    words: "connect or disconnect Slack",
    calls: ["GET /api/slack/callback", "POST /api/slack/disconnect"],
  },
  recalculate: { words: "recalculate all scores", calls: ["POST /api/scoring/recalculate"] },
  "hand-over": { words: "hand over a colleague’s leads", calls: ["POST /api/desk/hand-over"] },
  "resend-all": { words: "resend several messages at once", calls: ["POST /api/deliveries/resend"] },
  developers: {
    words: "connect other programs",
    calls: [
      "GET /api/api-keys",
      "POST /api/api-keys",
      "DELETE /api/api-keys/:id",
      "GET /api/webhook-endpoints",
      "POST /api/webhook-endpoints",
      "PATCH /api/webhook-endpoints/:id",
      "DELETE /api/webhook-endpoints/:id",
      "POST /api/webhook-endpoints/:id/rotate",
      "POST /api/webhook-endpoints/:id/test",
      "GET /api/webhook-endpoints/:id/tries",
      "POST /api/webhook-endpoints/:id/tries/:tryId/again",
    ],
  },
} as const satisfies Record<string, { words: string; calls: readonly `${string} /api/${string}`[] }>;

export type OwnerAct = keyof typeof OWNER_ACTS;

/** All of it in one list: 'publish …, export all leads, … and …'. */
export function ownerActList(): string {
  return new Intl.ListFormat("en-US").format(Object.values(OWNER_ACTS).map(({ words }) => words));
}

/** Who may, said to those who may not. */
export function ownersOnly(act: OwnerAct, owners: readonly string[]): string {
  return `Only ${owners.join(", ")} may ${OWNER_ACTS[act].words}.`;
}
