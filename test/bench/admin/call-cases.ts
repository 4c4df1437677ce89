import { WITHIN, type AdminCase, type RowLimit } from "./admin-case.ts";
import { staffCalls, type AdminFixtures } from "./admin-fixtures.ts";

const LISTED: RowLimit = { kind: "list" };

const FILTERS = {
  "nobody’s": "owner=none",
  "call overdue": "due=overdue&sort=due",
  "last outcome": "outcome=no_answer",
  "never called": "outcome=never",
  "no number": "phone=none",
};

const QUEUE = { name: "queue of next calls", route: "GET /api/desk/queue", within: WITHIN.often };
const LIST = { route: "GET /api/assessments", rows: LISTED, within: WITHIN.often };

/** What staff ask and write while they make first calls. */
export function callCases({ staff, leads }: AdminFixtures): AdminCase[] {
  const { get, post, patch } = staffCalls(staff);
  let turn = 0;
  const path = (what: string) => `/api/leads/${leads[turn++ % leads.length]?.id ?? 0}/${what}`;
  return [
    { ...QUEUE, next: () => get("/api/desk/queue") },
    { name: "who has leads", route: "GET /api/desk/owners", next: () => get("/api/desk/owners") },
    ...Object.entries(FILTERS).map(([name, query]): AdminCase => ({
      ...LIST,
      name: `list, ${name}`,
      next: () => get(`/api/assessments?${query}`),
    })),
    {
      name: "board, nobody’s, by score",
      route: "GET /api/pipeline",
      next: () => get("/api/pipeline?owner=none&sort=leadScore"),
    },
    { name: "calls of a lead", route: "GET /api/leads/:id/calls", next: () => get(path("calls")) },
    {
      name: "claim",
      route: "POST /api/leads/:id/claim",
      next: () => post(path("claim"), { takeOver: true }),
    },
    {
      name: "next action",
      route: "PATCH /api/leads/:id/next-action",
      next: () => patch(path("next-action"), { nextAction: `Send offer ${turn}`, nextActionAt: null }),
    },
    {
      name: "release",
      route: "POST /api/leads/:id/release",
      next: async (client) => {
        const id = leads[turn++ % leads.length]?.id ?? 0;
        await client.send(post(`/api/leads/${id}/claim`, { takeOver: true }));
        return post(`/api/leads/${id}/release`, {});
      },
    },
  ];
}
