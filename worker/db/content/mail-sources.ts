import type { Content } from "#domain/content/content";
import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import { selectDeliveryLeads, type DeliveryLead } from "../leads/delivery-lead.ts";
import { selectLive } from "./content-draft.ts";
import { publishedOf } from "./content-versions.ts";

/**
 * What e-mails are made from, in one round trip: the leads by their ids, and what visitors read. `published` throws if
 * that cannot be read: the e-mail waits rather than go out in the sample's words.
 */
export async function findMailSources(
  db: Db,
  ids: readonly number[],
): Promise<{ leads: ReadonlyMap<number, DeliveryLead>; published: () => Content | null }> {
  const { leads, live } = await batchOf(db, { leads: selectDeliveryLeads(db, ids), live: selectLive(db) });
  return { leads: new Map(leads.map((lead) => [lead.id, lead])), published: () => publishedOf(live) };
}
