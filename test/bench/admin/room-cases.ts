import { OLD_LEAD_KINDS, type OldLeadKind } from "#domain/database-size/old-leads";
import * as z from "zod/mini";
import { WITHIN, type AdminCase } from "./admin-case.ts";
import { staffCalls, type AdminFixtures } from "./admin-fixtures.ts";

const OLD = { kind: "unreached", before: "2026-06-01" };
const pieceSchema = z.object({ leads: z.array(z.object({ staff: z.object({ id: z.int() }) })) });

/** What makes room in the database: old leads exported, and one of them erased. */
export function roomCases({ staff }: AdminFixtures): AdminCase[] {
  const { get, post } = staffCalls(staff);
  const exported = () => post("/api/old-leads/export", { ...OLD, after: null });
  const count = (kind: OldLeadKind) => ({
    name: `old leads counted, ${kind}`,
    route: "GET /api/old-leads",
    within: WITHIN.often,
    next: () => get(`/api/old-leads?kind=${kind}&before=${OLD.before}`),
  });
  return [
    ...OLD_LEAD_KINDS.map(count),
    { name: "old leads exported", route: "POST /api/old-leads/export", next: exported },
    {
      name: "an old lead erased",
      route: "POST /api/old-leads/erase",
      next: async (client) => {
        const { leads } = pieceSchema.parse(JSON.parse((await client.send(exported())).body));
        return post("/api/old-leads/erase", { ...OLD, ids: [leads[0]?.staff.id ?? 1] });
      },
    },
  ];
}
