import type { AssessmentView } from "#domain/leads/assessment-view";
import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { setDueTimes } from "../calls/due-times.ts";
import { auditWrite, type StaffAct } from "../settings/audit.ts";
import { viewColumns, viewOf, type ViewRow } from "./assessment-view.ts";
import type { Db } from "../client.ts";
import { retryEdit, type Edited } from "../settings/edited.ts";
import { assessments } from "../schema.ts";

export type Lead = typeof assessments.$inferSelect;

/**
 * The changes of an edit to the lead as read. The statements in `after` run right after the audit row, so `changes()`
 * tells the first of them whether the edit took effect.
 */
export type LeadEdit = { action: string; set: Partial<Lead>; after?: BatchItem<"sqlite">[] };

/**
 * Edits a lead under its version and audits the names of the changed fields. An edit without changes writes nothing.
 * Throws whatever `plan` throws.
 */
export function editLead(
  db: Db,
  sessionId: string,
  act: StaffAct,
  plan: (lead: Lead) => LeadEdit,
): Promise<Edited<AssessmentView>> {
  return retryEdit(act.expected, async (expected) => {
    const own = eq(assessments.sessionId, sessionId);
    const [[lead], [seen]] = await db.batch([
      db.select().from(assessments).where(own),
      db.select(viewColumns).from(assessments).where(own),
    ]);
    if (!lead || !seen) return { outcome: "unknown" };
    const stale = expected !== null && expected !== lead.version;
    if (stale) return { outcome: "stale", current: viewOf(seen) };
    const edit = plan(lead);
    const fields = changedFields(lead, edit.set);
    if (fields.length === 0) return { outcome: "done", record: viewOf(seen) };
    const update = db
      .update(assessments)
      .set({ ...edit.set, version: lead.version + 1, updatedAt: act.now })
      .where(and(eq(assessments.id, lead.id), eq(assessments.version, lead.version)))
      .returning({ id: assessments.id });
    const entry = { action: edit.action, entity: "assessment", details: { fields } };
    const audit = auditWrite(db, act, lead.id, entry);
    // Read after the update: it may have started or stopped the lead's clock. Reading leaves `changes()` as it is.
    const after = db
      .select({ ...viewColumns, dueVersion: assessments.dueVersion })
      .from(assessments)
      .where(own);
    const [[isDone], , [row]] = await db.batch([update, audit, after, ...(edit.after ?? [])]);
    if (!isDone) return null;
    return row ? { outcome: "done", record: viewOf(await withDueTime(db, row)) } : { outcome: "unknown" };
  });
}

async function withDueTime(
  db: Db,
  { dueVersion, ...row }: ViewRow & { dueVersion: number },
): Promise<ViewRow> {
  if (row.clockStartedAt === null || dueVersion > 0) return row;
  await setDueTimes(db);
  const [now] = await db.select(viewColumns).from(assessments).where(eq(assessments.id, row.id));
  return now ?? row;
}

function changedFields(lead: Lead, set: Partial<Lead>): string[] {
  const before: Record<string, unknown> = lead;
  return Object.entries(set)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
    .map(([field]) => field);
}
