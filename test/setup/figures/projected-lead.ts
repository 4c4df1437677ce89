import { isCallable } from "#domain/calls/queue/is-callable";
import { env } from "cloudflare:workers";
import { findLead } from "../../../worker/db/leads/found-lead.ts";
import { openDb } from "../../../worker/db/client.ts";
import { project } from "./project.ts";
import { rows } from "../database/rows.ts";

/**
 * What is stored of a lead after its consequences, in its row and beside it, with whether it is to be called, 1 or 0;
 * empty without the lead.
 */
export async function projectedLead(id: number): Promise<Record<string, string | number | null>> {
  await project();
  const [own] = await rows("select * from assessments where id = ?", id);
  if (!own) return {};
  // One answer of D1 has at most 100 columns.
  const [beside] = await rows(
    `select first.*, visit.*, proofs.* from (select ? as id) own left join lead_proofs proofs on proofs.lead_id = own.id
       left join lead_visits visit on visit.lead_id = own.id left join lead_first_calls first on first.lead_id = own.id`,
    id,
  );
  const lead = await findLead(openDb(env.DB, "first-primary").db, id);
  return { ...beside, ...own, callable: Number(isCallable(lead)) };
}
