import * as z from "zod/mini";
import type { AdminCase } from "./admin-case.ts";
import { staffCalls, type AdminFixtures } from "./admin-fixtures.ts";

const listSchema = z.array(z.object({ id: z.int() }));
const OLD = "/api/assessments?outcome=unreached&unchangedSince=2026-06-01T00:00:00.000Z&limit=100";

/** What makes room in the database: old leads listed and exported, and one of them erased. */
export function roomCases({ staff }: AdminFixtures): AdminCase[] {
  const { get, post } = staffCalls(staff);
  const idsOf = (body: string) => listSchema.parse(JSON.parse(body)).map(({ id }) => id);
  return [
    {
      name: "a piece of old leads exported",
      route: "POST /api/assessments/export",
      next: async (client) =>
        post("/api/assessments/export", { ids: idsOf((await client.send(get(OLD))).body) }),
    },
    {
      name: "an old lead erased",
      route: "POST /api/assessments/erase",
      next: async (client) => {
        const [id = 1] = idsOf((await client.send(get(OLD))).body);
        return post("/api/assessments/erase", { ids: [id], exportedAt: Date.now() });
      },
    },
  ];
}
