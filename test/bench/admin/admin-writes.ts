import * as z from "zod/mini";
import type { AdminCase } from "./admin-case.ts";
import { staffCalls, type AdminFixtures } from "./admin-fixtures.ts";
import type { HttpClient } from "../http-client.ts";
import { bookingCall } from "../public/public-cases.ts";
import { newLead, submitCall } from "../public/visitor-calls.ts";

const idsSchema = z.array(z.object({ id: z.int() }));
const foundSchema = z.object({ assessments: idsSchema });
const rulesSchema = z.array(z.looseObject({ id: z.int() }));
const offersSchema = z.array(z.looseObject({ tier: z.int() }));

/** What the dashboard writes. */
export function adminWrites(fixtures: AdminFixtures, bookingSecret: string): AdminCase[] {
  return [
    ...leadWrites(fixtures),
    ...removals(fixtures),
    ...RULES.flatMap((rule) => ruleWrites(fixtures, rule)),
    ...configurationWrites(fixtures),
    ...otherWrites(fixtures, bookingSecret),
    ...personCalls(fixtures),
    ...slackCalls(fixtures),
  ];
}

function leadWrites({ staff, leads }: AdminFixtures): AdminCase[] {
  const { post, patch } = staffCalls(staff);
  let turn = 0;
  const session = () => leads[turn++ % leads.length]?.sessionId ?? "";
  const of = (method: "PATCH" | "POST", action: string, body: () => unknown): AdminCase => ({
    name: action,
    route: `${method} /api/assessment/:sessionId/${action}`,
    next: () => (method === "PATCH" ? patch : post)(`/api/assessment/${session()}/${action}`, body()),
  });
  return [
    of("PATCH", "admin-notes", () => ({ adminNotes: `Called, note ${turn}.` })),
    of("PATCH", "lead-status", () => ({
      leadStatus: turn % 400 < 200 ? "SQL" : "MQL",
      dealValue: 1000 + turn,
    })),
    of("POST", "recalculate-score", () => undefined),
    {
      name: "extend-expiry",
      route: "POST /api/assessment/extend-expiry",
      next: () => {
        const newExpiry = new Date(Date.now() + 86_400_000 + turn).toISOString();
        return post("/api/assessment/extend-expiry", { sessionId: session(), newExpiry });
      },
    },
  ];
}

function removals({ staff }: AdminFixtures): AdminCase[] {
  const { post, remove } = staffCalls(staff);
  return [
    {
      name: "delete a lead",
      route: "DELETE /api/assessment/:sessionId",
      next: async (client) => remove(`/api/assessment/${await newLead(client)}`),
    },
    {
      name: "erase a lead",
      route: "POST /api/assessment/:sessionId/erase",
      next: async (client) => post(`/api/assessment/${await newLead(client)}/erase`),
    },
  ];
}

type Rule = {
  path: string;
  body: Record<string, unknown>;
  isOurs: (rule: Record<string, unknown>) => boolean;
  change: (turn: number) => Record<string, unknown>;
};

/** A rule that nobody has yet; made, changed and removed it leaves the scores as they were. */
const RULES: readonly Rule[] = [
  {
    path: "/api/scoring-rules",
    body: { questionId: "revenue", answerValue: "under-10k", points: 0 },
    isOurs: ({ questionId }) => questionId === "revenue",
    change: (turn) => ({ points: turn % 2 }),
  },
  {
    path: "/api/score-ranges",
    body: { minScore: 90_000, maxScore: 90_001, targetTier: 5 },
    isOurs: ({ minScore }) => minScore === 90_000,
    change: (turn) => ({ maxScore: 90_001 + (turn % 2) }),
  },
  {
    path: "/api/override-rules",
    body: {
      name: "Bench",
      questionId: "revenue",
      answerValue: "under-10k",
      targetTier: 1,
      priority: 99_999,
      isActive: 0,
    },
    isOurs: ({ name }) => name === "Bench",
    change: (turn) => ({ priority: 99_998 + (turn % 2) }),
  },
];

function ruleWrites({ staff }: AdminFixtures, { path, body, isOurs, change }: Rule): AdminCase[] {
  const { get, post, put, remove } = staffCalls(staff);
  const ours = async (client: HttpClient) => {
    const rules = rulesSchema.parse(JSON.parse((await client.send(get(path))).body));
    return rules.filter(isOurs);
  };
  const kept = async (client: HttpClient) => {
    const [known] = await ours(client);
    if (known) return known.id;
    await client.send({ ...post(path, body), status: 201 });
    return (await ours(client))[0]?.id;
  };
  let turn = 0;
  return [
    {
      name: `POST ${path}`,
      route: `POST ${path}`,
      next: async (client) => {
        for (const { id } of await ours(client)) await client.send(remove(`${path}/${id}`));
        return { ...post(path, body), status: 201 };
      },
    },
    {
      name: `PUT ${path}/:id`,
      route: `PUT ${path}/:id`,
      next: async (client) => put(`${path}/${await kept(client)}`, { ...body, ...change(turn++) }),
    },
    {
      name: `DELETE ${path}/:id`,
      route: `DELETE ${path}/:id`,
      next: async (client) => remove(`${path}/${await kept(client)}`),
    },
  ];
}

function configurationWrites({ staff }: AdminFixtures): AdminCase[] {
  const { get, post } = staffCalls(staff);
  let turn = 0;
  const offer = async (client: HttpClient) => {
    const offers = offersSchema.parse(JSON.parse((await client.send(get("/api/tier-configs"))).body));
    return { ...offers.find(({ tier }) => tier === 4), description: `Scale what converts, edit ${turn++}.` };
  };
  return [
    {
      name: "save an offer",
      route: "POST /api/tier-configs",
      next: async (client) => post("/api/tier-configs", await offer(client)),
    },
    {
      name: "save a setting",
      route: "POST /api/system-settings",
      next: () => post("/api/system-settings", { key: "extension_hours", value: String(24 + (turn++ % 24)) }),
    },
    {
      name: "trial of a rule",
      route: "POST /api/scoring/trial",
      looksAtAll: true,
      next: () =>
        post("/api/scoring/trial", { rules: [{ questionId: "goal", answerValue: "scale", points: 30 }] }),
    },
  ];
}

function otherWrites({ staff }: AdminFixtures, bookingSecret: string): AdminCase[] {
  const { get, post } = staffCalls(staff);
  const unmatched = "/api/bookings?unmatched";
  return [
    {
      name: "resend what is dead",
      route: "POST /api/deliveries/resend",
      next: () => post("/api/deliveries/resend", { channel: "slack" }),
    },
    {
      name: "match a booking",
      route: "POST /api/bookings/:id/match",
      next: async (client) => {
        await client.send(bookingCall(bookingSecret));
        const [booking] = idsSchema.parse(JSON.parse((await client.send(get(unmatched))).body));
        return post(`/api/bookings/${booking?.id}/match`, { sessionId: await newLead(client) });
      },
    },
  ];
}

/** What staff do for a person who asks: over all that is stored under an address. */
function personCalls({ staff, leads }: AdminFixtures): AdminCase[] {
  const { post } = staffCalls(staff);
  let turn = 0;
  const newPerson = async (client: HttpClient) => {
    const email = `person-${crypto.randomUUID()}@analytical.example`;
    await client.send(submitCall(crypto.randomUUID(), { email, emailConsent: true, adConsent: true }));
    return { email };
  };
  const partsOf = async (client: HttpClient) => {
    const found = await client.send(post("/api/people/find", await newPerson(client)));
    const { assessments } = foundSchema.parse(JSON.parse(found.body));
    return { assessments: assessments.map(({ id }) => id), bookings: [] };
  };
  return [
    {
      name: "find a person",
      route: "POST /api/people/find",
      next: () => post("/api/people/find", { email: leads[turn++ % leads.length]?.email }),
    },
    {
      name: "a person's data",
      route: "POST /api/people/export",
      next: () =>
        post("/api/people/export", { assessments: [leads[turn++ % leads.length]?.id], bookings: [] }),
    },
    {
      name: "withdraw a person's consent",
      route: "POST /api/people/withdraw-consent",
      next: async (client) => post("/api/people/withdraw-consent", await newPerson(client)),
    },
    {
      name: "erase a person",
      route: "POST /api/people/erase",
      next: async (client) => post("/api/people/erase", await partsOf(client)),
    },
  ];
}

/** With Slack's own part in them, which a stand-in plays. The last one leaves no workspace behind. */
function slackCalls({ staff, peers }: AdminFixtures): AdminCase[] {
  const { post } = staffCalls(staff);
  return [
    {
      name: "connect Slack",
      route: "GET /api/slack/callback",
      next: (client) => peers.slackReturn(client, staff),
    },
    { name: "test message", route: "POST /api/slack/test", next: () => post("/api/slack/test") },
    {
      name: "disconnect Slack",
      route: "POST /api/slack/disconnect",
      next: async (client) => {
        await peers.connectSlack(client, staff);
        return post("/api/slack/disconnect");
      },
    },
  ];
}
