import { pageFailureSchema } from "#domain/figures/steps/page-failure";
import { extraStep, isExtraStep } from "#domain/figures/steps/step";
import type { AskedStep } from "#domain/figures/steps/step-report";
import { stepsQuerySchema, stepsView } from "#domain/figures/steps/steps-query";
import { visitStepsSchema } from "#domain/figures/steps/visit-steps";
import { dayTextAt } from "#domain/time/day-text";
import { Hono } from "hono";
import { addSteps } from "../../db/figures/steps/add-steps.ts";
import { countPageFailure } from "../../db/figures/steps/page-failures.ts";
import { readSteps } from "../../db/figures/steps/step-stats.ts";
import { liveContent } from "../../http/content/live-content.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { dropFlood } from "../../http/rate-limit.ts";
import { isStaff, requireAdmin } from "../../http/require-admin.ts";
import { publicBody, query } from "../../http/validate.ts";
import { addressHash } from "../../http/visitor/address-key.ts";

/** The steps of visits: counted as a page closes, and where people stop (contract 19); and pages that failed. */
export const steps = new Hono<AppEnv>()
  .post("/steps", dropFlood, publicBody(visitStepsSchema), async (c) => {
    const isCounted = c.req.header("sec-gpc") !== "1" && !(await isStaff(c));
    if (!isCounted) return c.json({ ok: true as const });
    const visit = c.req.valid("json");
    const places = [...visit.stays, ...(visit.resumed ? [visit.resumed] : [])];
    const hasExtras = places.some(({ step }) => isExtraStep(step));
    const extras = hasExtras ? (await askedSteps(c)).map(({ step }) => step) : [];
    await addSteps(primaryDb(c), { visit, extras }, Date.now(), await addressHash(c, 64));
    return c.json({ ok: true as const });
  })
  .post("/page-failures", dropFlood, publicBody(pageFailureSchema), async (c) => {
    if (!(await isStaff(c))) await countPageFailure(primaryDb(c), c.req.valid("json").page, Date.now());
    return c.json({ ok: true as const });
  })
  .get("/steps", requireAdmin, query(stepsQuerySchema), async (c) => {
    const view = stepsView(c.req.valid("query"), dayTextAt(Date.now(), "UTC"));
    return c.json(await readSteps(followedDb(c), view, await askedSteps(c)));
  });

/** The owner's own questions, as steps of the quiz. */
async function askedSteps(c: AppContext): Promise<AskedStep[]> {
  const { questions } = (await liveContent(c)).content.extra;
  return questions.map(({ id, question }) => ({ step: extraStep(id), question }));
}
