import type { AssessmentView } from "#domain/leads/assessment-view";
import type { GivenField, GivenTick } from "#domain/forms/form-lead";
import { formAnswers, type FormAnswer } from "#domain/leads/form-answer";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../client.ts";
import { json } from "../json-column.ts";
import { formLeads, leadForms } from "../schema/forms.ts";

/** The form that a lead came by, as a column of another query; only leads of Meta's forms read theirs. */
export const formColumn = json<AssessmentView["form"]>(sql`
  select iif(assessments.assessment_type = 'form', (
    select json_object('name', f.name, 'isSetUp', json(iif(f.set_up_at is null, 'false', 'true')))
    from form_leads l join lead_forms f on f.id = l.form_id where l.assessment_id = assessments.id limit 1), null)`);

/** What a lead of one of Meta's forms gave there, as Meta told it, as a column of another query. */
export const writtenColumn = json<{
  name: string | null;
  answers: GivenField[];
  ticks: GivenTick[];
} | null>(sql`
  select json_object('name', f.name, 'answers', json(l.fields), 'ticks', json(l.ticks))
  from form_leads l left join lead_forms f on f.id = l.form_id where l.assessment_id = assessments.id limit 1`);

type Written = Awaited<ReturnType<typeof selectFormAnswers>>;

/** What a lead (SQL gives its id) wrote into one of Meta's forms. */
export function selectFormAnswers(db: Db, id: number | SQL) {
  const { fields, asWritten } = formLeads;
  return db
    .select({ fields, asWritten, questions: leadForms.questions })
    .from(formLeads)
    .leftJoin(leadForms, eq(leadForms.id, formLeads.formId))
    .where(sql`${formLeads.assessmentId} = ${id}`);
}

export function formAnswersOf(written: Written): FormAnswer[] {
  return written.flatMap(({ fields, questions, asWritten }) =>
    formAnswers(fields, questions ?? [], asWritten),
  );
}
