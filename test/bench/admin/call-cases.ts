import type { AdminCase } from "./admin-case.ts";
import { readsOf } from "./admin-reads.ts";
import { staffCalls, type AdminFixtures } from "./admin-fixtures.ts";

const FILTERS = {
  "nobody’s": "owner=none",
  "call overdue": "due=overdue&sort=due",
  "last outcome": "outcome=no_answer",
  "never called": "outcome=never",
  "no number": "phone=none",
};

/** What staff ask and write while they make first calls. */
export function callCases({ staff, leads }: AdminFixtures): AdminCase[] {
  const { get, post, patch } = staffCalls(staff);
  const at = readsOf(staff);
  let turn = 0;
  const path = (what: string) => `/api/leads/${leads[turn++ % leads.length]?.id ?? 0}/${what}`;
  return [
    at("GET /api/desk/queue")("queue of next calls", "/api/desk/queue"),
    { name: "who has leads", route: "GET /api/desk/owners", next: () => get("/api/desk/owners") },
    ...Object.entries(FILTERS).map(([name, query]) =>
      at("GET /api/assessments")(`list, ${name}`, `/api/assessments?${query}`),
    ),
    at("GET /api/pipeline")("board, nobody’s, by score", "/api/pipeline?owner=none&sort=leadScore"),
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
