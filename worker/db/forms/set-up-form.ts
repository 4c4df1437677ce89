import type { FormAllows, FormSetUp } from "#domain/forms/form-set-up";
import type { GivenField } from "#domain/forms/form-lead";
import { newQuestions } from "#domain/forms/read-form-lead";
import { isoTextOrNull } from "#domain/time/iso-text";
import { desc, eq, sql } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import { keepWording } from "../content/consent-wordings.ts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import type { Edited } from "../people/audit/edited.ts";
import { formLeads, formPages, leadForms } from "../schema/forms.ts";

/** Enough to show three answers of each question, and short of what a page could not show. */
const SAMPLES = 20;
const LISTED = 500;

export type FormView = ReturnType<typeof viewOf>;

/** The page's forms, those with leads first, and whether they can be read at all. */
export async function listForms(db: Db, pageId: string) {
  const leads = sql<number>`(select count(*) from form_leads l where l.form_id = ${leadForms.id} and l.state = 'read')`;
  const { forms, page, tests } = await batchOf(db, {
    forms: db
      .select({ form: leadForms, leads: leads.as("leads") })
      .from(leadForms)
      .where(eq(leadForms.pageId, pageId))
      .orderBy(sql`leads = 0`, leadForms.name, leadForms.id)
      .limit(LISTED),
    page: db.select().from(formPages).where(eq(formPages.pageId, pageId)),
    tests: db
      .select({ leadgenId: formLeads.leadgenId, formId: formLeads.formId, receivedAt: formLeads.receivedAt })
      .from(formLeads)
      .where(eq(formLeads.state, "test"))
      .orderBy(desc(formLeads.receivedAt))
      .limit(SAMPLES),
  });
  const [known] = page;
  return {
    forms: forms.map(({ form, leads: count }) => viewOf(form, count)),
    error: known?.error ?? null,
    pausedAt: isoTextOrNull(known?.pausedAt ?? null),
    listedAt: isoTextOrNull(known?.listedAt ?? null),
    testLeads: tests.map(({ receivedAt, ...test }) => ({ ...test, receivedAt: isoTextOrNull(receivedAt) })),
  };
}

/** One form, with what its newest leads answered and the keys of the checkboxes below it; null if it is not known. */
export async function findForm(db: Db, pageId: string, id: string) {
  const { forms, answers, leads } = await batchOf(db, {
    leads: db
      .select({ count: sql<number>`count(*)` })
      .from(formLeads)
      .where(sql`form_id = ${id} and state = 'read'`),
    forms: db
      .select()
      .from(leadForms)
      .where(sql`id = ${id} and page_id = ${pageId}`),
    answers: db
      .select({ fields: formLeads.fields, ticks: formLeads.ticks })
      .from(formLeads)
      .where(sql`form_id = ${id} and state = 'read'`)
      .orderBy(desc(formLeads.createdAt))
      .limit(SAMPLES),
  });
  const [form] = forms;
  if (!form) return null;
  const fields: GivenField[] = answers.flatMap((one) => one.fields);
  const boxes = answers.flatMap((one) => one.ticks.map(({ key }) => key));
  return { ...viewOf(form, leads[0]?.count ?? 0), fields, checkboxes: [...new Set(boxes)] };
}

/**
 * Stores what a form's questions are and what its text allows, with the wordings; all of its leads are read anew then.
 */
export async function setUpForm(
  db: Db,
  act: StaffAct,
  { pageId, id }: { pageId: string; id: string },
  { mapping, allows }: FormSetUp,
): Promise<Edited<FormView>> {
  const isIt = sql`id = ${id} and page_id = ${pageId}`;
  const isExpected = act.expected === null ? sql`true` : sql`version = ${act.expected}`;
  const { saved, form } = await batchOf(db, {
    saved: db
      .update(leadForms)
      .set({
        mapping,
        allows,
        questionsSetUp: sql`questions`,
        setUpAt: act.now,
        setUpBy: act.who,
        version: sql`version + 1`,
      })
      .where(sql`${isIt} and ${isExpected}`)
      .returning({ id: leadForms.id }),
    audited: auditWrite(db, act, id, {
      action: "set-up",
      entity: "lead-form",
      details: { after: { mapping, allows } },
    }),
    wordings: wordingsOf(allows).map((wording) => keepWording(db, wording, act.now)),
    form: db.select().from(leadForms).where(isIt),
  });
  const [record] = form;
  if (!record) return { outcome: "unknown" };
  return saved.length > 0
    ? { outcome: "done", record: viewOf(record, 0) }
    : { outcome: "stale", current: viewOf(record, 0) };
}

function wordingsOf({ call, mail }: FormAllows) {
  return [call, mail].flatMap((one) => (one === null ? [] : [{ hash: one.hash, text: one.wording }]));
}

function viewOf(form: typeof leadForms.$inferSelect, leads: number) {
  const { id, name, status, locale, questions, questionsSetUp, mapping, allows, version, setUpBy } = form;
  return {
    id,
    name,
    status,
    locale,
    questions,
    mapping,
    allows,
    version,
    setUpBy,
    leads,
    setUpAt: isoTextOrNull(form.setUpAt),
    readAt: isoTextOrNull(form.readAt),
    newQuestions: newQuestions(questions, questionsSetUp),
  };
}
