import type { StaffPhone } from "#domain/calls/call-schemas";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { eq, sql } from "drizzle-orm";
import type { Db, FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { projectedBatch } from "./consequences/projected-batch.ts";
import { keepBeside } from "../keep-beside.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { isSuppressed } from "./call-suppressions.ts";
import { foundLead, selectLead } from "../leads/found-lead.ts";

/** A lead's country (ISO 3166), which a number without a country code is taken to be from. */
export async function findCountry(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ country: leadVisits.country })
    .from(leadVisits)
    .where(eq(leadVisits.leadId, id));
  return row?.country ?? null;
}

/**
 * Stores a number that staff learned (E.164), and how its lead agreed to be called. Flags a number whose owner asked
 * not to be called. `hash` is the number's keyed hash.
 */
export async function savePhone(
  db: FollowedDb,
  id: number,
  act: StaffAct,
  { phone, agreed, note = "" }: StaffPhone,
  hash: string | null,
): Promise<AssessmentView> {
  const fields = ["phone", "callConsentAt", "callConsentWay"];
  const proofs = {
    callConsentVersion: null,
    callConsentPage: null,
    callConsentBy: act.who,
    callConsentNote: note || null,
  };
  await writeBatch(db, [
    db
      .update(assessments)
      .set({
        phone,
        phoneFlag: sql`iif(${isSuppressed(hash)}, 'do_not_call', null)`,
        callConsentAt: act.now,
        callConsentWay: agreed,
        callWithdrawnAt: null,
        updatedAt: act.now,
      })
      .where(eq(assessments.id, id)),
    keepBeside(db, leadProofs, proofs, sql`${assessments.id} = ${id}`),
    auditWrite(db, act, id, { action: "phone", entity: "assessment", details: { fields } }),
  ]);
  return foundLead(await projectedBatch(db, () => selectLead(db, id)));
}
