import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { extraGivenSchema } from "#domain/funnel/answers/extra-schema";
import { AppError } from "#domain/errors";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import { addExtraAnswers } from "../../db/funnel/answers/extra-answers.ts";
import { extraTold, shownVersionSchema } from "../../http/content/extra-told.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb } from "../../http/db.ts";
import { limitDecision } from "../../http/rate-limit.ts";
import { refuseUnwritable } from "../../http/unwritable.ts";
import { publicBody } from "../../http/validate.ts";

const extraSchema = z.object({
  sessionId: sessionIdSchema,
  extra: extraGivenSchema,
  contentVersion: shownVersionSchema,
});

/** Answers to the owner's own questions, for a day after completion (contract 21). */
export const extra = new Hono<AppEnv>().post(
  "/assessment/extra",
  limitDecision,
  publicBody(extraSchema),
  async (c) => {
    const given = c.req.valid("json");
    const { sessionId } = given;
    const told = await extraTold(c, sessionId, given);
    const act = { now: Date.now(), tombstone: await sessionTombstone(c.env, sessionId) };
    const outcome = await addExtraAnswers(followedDb(c), sessionId, told, act);
    refuseUnwritable(outcome);
    if (outcome === "early") throw new AppError("conflict", "This assessment isn’t completed yet.");
    if (outcome === "closed") throw new AppError("gone", "These questions could only be answered for a day.");
    return c.json({ ok: true as const });
  },
);
