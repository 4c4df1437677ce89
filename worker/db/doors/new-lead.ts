import type { BatchItem } from "drizzle-orm/batch";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { keepWording, type Wording } from "../content/consent-wordings.ts";
import { auditEach, type StaffAct } from "../people/audit/audit.ts";
import { runSql } from "../client.ts";
import { formLeads, leadForms } from "../schema/forms.ts";

/** The page that forms of keys stand under; Meta's pages are digits. */
const OWN_PAGE = "api";

/** The form that leads of a key have come by. */
export function formOfKey(keyId: number): string {
  return `key:${keyId}`;
}

type Key = { id: number; name: string };

/**
 * What stands beside a lead that a key makes, for its batch: the form, which bears the key's name and lets Meta hear of
 * nothing, the words that the lead agreed to, and the audit's entry, once.
 */
export function besideNewLead(
  db: Db,
  act: StaffAct,
  { key, leadgenId, wordings }: { key: Key; leadgenId: string; wordings: readonly Wording[] },
): BatchItem<"sqlite">[] {
  const made = sql`
    select assessment_id as id from ${formLeads} where leadgen_id = ${leadgenId} and assessment_id is not null
      and not exists (select 1 from audit where entity = 'assessment' and action = 'create'
        and entity_id = cast(assessment_id as text))`;
  return [
    runSql(
      db,
      sql`
      insert into ${leadForms} (id, page_id, name, status, questions, set_up_at, seen_at)
      values (${formOfKey(key.id)}, ${OWN_PAGE}, ${key.name}, 'ACTIVE', '[]', ${act.now}, ${act.now})
      on conflict (id) do nothing`,
    ),
    ...wordings.map((wording) => keepWording(db, wording, act.now)),
    auditEach(db, act, made, { entity: "assessment", action: "create", details: {} }),
  ];
}

/** The lead that a call has made; null if it has not, or no longer. */
export async function findMade(db: Db, leadgenId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: formLeads.assessmentId })
    .from(formLeads)
    .where(eq(formLeads.leadgenId, leadgenId));
  return row?.id ?? null;
}
