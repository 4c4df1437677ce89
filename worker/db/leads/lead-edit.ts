import type { LeadEditAction } from "#domain/people/audit/audit-acts";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { isVisit, selectViews, viewOf } from "./assessment-view.ts";
import type { Db, FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { projectLeads } from "../calls/consequences/project-leads.ts";
import { selectIsMarked } from "./marks/lead-marks.ts";
import { retryEdit, type Edited } from "../people/audit/edited.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments } from "../schema/leads.ts";

/** A lead with the location that it came from. */
export type Lead = typeof assessments.$inferSelect &
  Pick<typeof leadVisits.$inferSelect, "country" | "region">;

/**
 * The changes of an edit to the lead as read. The statements in `after` run right after the audit row, so `changes()`
 * shows the first of them whether the edit took effect.
 */
export type LeadEdit = {
  action: LeadEditAction;
  set: Partial<typeof assessments.$inferSelect>;
  /** What must hold besides the version as the edit is written; otherwise it is stale. */
  when?: SQL;
  after?: BatchItem<"sqlite">[];
};

/**
 * Edits a lead under its version and audits the names of the changed fields. An edit without changes writes nothing.
 * Throws whatever `plan` throws.
 */
export function editLead(
  db: FollowedDb,
  sessionId: string,
  act: StaffAct,
  plan: (lead: Lead) => LeadEdit,
): Promise<Edited<AssessmentView>> {
  return retryEdit(act.expected, async (expected) => {
    const own = eq(assessments.sessionId, sessionId);
    const [[lead], [seen]] = await db.batch([selectLead(db).where(own), selectViews(db).where(own)]);
    if (!lead || !seen) return { outcome: "unknown" };
    const stale = expected !== null && expected !== lead.version;
    if (stale) return { outcome: "stale", current: viewOf(seen) };
    const edit = plan(lead);
    const fields = changedFields(lead, edit.set);
    if (fields.length === 0) return { outcome: "done", record: viewOf(seen) };
    const update = db
      .update(assessments)
      .set({ ...edit.set, version: lead.version + 1, updatedAt: act.now })
      .where(and(eq(assessments.id, lead.id), eq(assessments.version, lead.version), edit.when))
      .returning({ id: assessments.id });
    const entry = { action: edit.action, entity: "assessment", details: { fields } } as const;
    const audit = auditWrite(db, act, lead.id, entry);
    // Reading leaves `changes()` as it is.
    const select = () => selectViews(db).where(own);
    const done = await writeOf(db, {
      update,
      audit,
      rows: select(),
      open: selectIsMarked(db),
      after: edit.after ?? [],
    });
    const [row] = done.rows;
    if (done.update.length === 0)
      return row?.version === lead.version ? { outcome: "stale", current: viewOf(row) } : null;
    if (done.open[0]?.isMarked !== 1)
      return row ? { outcome: "done", record: viewOf(row) } : { outcome: "unknown" };
    await projectLeads(db);
    const [projected] = await select();
    return projected ? { outcome: "done", record: viewOf(projected) } : { outcome: "unknown" };
  });
}

function selectLead(db: Db) {
  return db
    .select({ ...getTableColumns(assessments), country: leadVisits.country, region: leadVisits.region })
    .from(assessments)
    .leftJoin(leadVisits, isVisit);
}

function changedFields(lead: Lead, set: Partial<Lead>): string[] {
  const before: Record<string, unknown> = lead;
  return Object.entries(set)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
    .map(([field]) => field);
}
