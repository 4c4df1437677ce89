import { answerLabels } from "#domain/content/answer-labels";
import { AppError } from "#domain/errors";
import { formAllowsSchema, formMappingSchema, type FormAllows } from "#domain/forms/form-set-up";
import { proposeMapping, type OwnQuestion } from "#domain/forms/propose-mapping";
import { sampleAnswers } from "#domain/forms/sample-answers";
import type { QuizContent } from "#domain/content/parts/quiz";
import { isChoiceQuestion, QUESTION_IDS } from "#domain/funnel/answers/questions";
import { Hono } from "hono";
import * as z from "zod/mini";
import { textHash } from "../../crypto/text-hash.ts";
import { findForm, listForms, setUpForm } from "../../db/forms/set-up-form.ts";
import { missingForForms } from "../../forms/leads-page.ts";
import { readFormLeads } from "../../forms/read-form-leads.ts";
import { behindAnswer } from "../../http/after-answer.ts";
import { liveContent } from "../../http/content/live-content.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, params } from "../../http/validate.ts";
import { logError } from "../../log.ts";

const formId = params(z.object({ id: z.string().check(z.regex(/^\d{1,20}$/)) }));
const setUpSchema = z.object({ mapping: formMappingSchema, allows: formAllowsSchema });

/** What staff say of Meta's lead forms: what each question is, and what the form's text allows (contract 23). */
export const leadForms = new Hono<AppEnv>()
  .get("/lead-forms", requireAdmin, async (c) => {
    const listed = await listForms(primaryDb(c), c.env.META_PAGE_ID);
    return c.json({ missing: missingForForms(c.env), ...listed });
  })
  .get("/lead-forms/:id", requireAdmin, formId, async (c) => {
    const { id } = c.req.valid("param");
    const form = await findForm(primaryDb(c), c.env.META_PAGE_ID, id);
    if (!form) throw new AppError("not_found", "This form is not known.");
    const { fields, ...view } = form;
    const own = ownQuestions((await liveContent(c)).content.quiz);
    const proposed = proposeMapping(view.questions, own, view.mapping ?? {});
    return c.json({ ...view, own, proposed, samples: sampleAnswers(fields) });
  })
  .put("/lead-forms/:id", requireAdmin, formId, adminBody(setUpSchema), async (c) => {
    const { id } = c.req.valid("param");
    const { mapping, allows } = c.req.valid("json");
    const act = staffAct(c);
    const form = { pageId: c.env.META_PAGE_ID, id };
    const saved = await setUpForm(primaryDb(c), act, form, { mapping, allows: await withHashes(allows) });
    const view = editedRecord(saved, "form");
    behindAnswer(c, readAnew(c, act.now));
    return c.json(view);
  });

/** Our own questions as visitors read them now. */
function ownQuestions(quiz: QuizContent): OwnQuestion[] {
  const labels = answerLabels(quiz);
  return QUESTION_IDS.map((id) => ({
    id,
    question: quiz.questions[id].question,
    options: isChoiceQuestion(id)
      ? Object.entries(labels[id]).map(([value, label]) => ({ value, label }))
      : [],
  }));
}

async function withHashes({ call, mail, ...allows }: z.output<typeof formAllowsSchema>): Promise<FormAllows> {
  return {
    ...allows,
    call: call && { ...call, hash: await textHash(call.wording) },
    mail: mail && { ...mail, hash: await textHash(mail.wording) },
  };
}

/** The cron goes on with what is cut off here. */
async function readAnew(c: AppContext, now: number): Promise<void> {
  try {
    await readFormLeads(c.env, now, { db: followedDb(c), url: c.req.url });
  } catch (error) {
    logError("read_form_leads", error);
  }
}
