import { AppError } from "#domain/errors";
import {
  recalculationCursor,
  recalculationPlace,
  type RecalculationStep,
} from "#domain/offers/scoring/recalculation";
import { scoringTrialSchema } from "#domain/offers/scoring/scoring-schemas";
import { Hono } from "hono";
import * as z from "zod/mini";
import { recalculateStep } from "../../db/offers/scoring/recalculate-all.ts";
import { runTrial } from "../../db/offers/scoring/scoring-trial.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb } from "../../http/db.ts";
import { requireAdmin, requireOwner } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody } from "../../http/validate.ts";

const recalculateSchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) });

/** Tries out a change of the rules, and re-scores the assessments (contract 8). */
export const scoring = new Hono<AppEnv>()
  .post("/scoring/trial", requireAdmin, adminBody(scoringTrialSchema), async (c) =>
    c.json(await runTrial(followedDb(c), c.req.valid("json"))),
  )
  .post(
    "/scoring/recalculate",
    requireAdmin,
    requireOwner("recalculate"),
    adminBody(recalculateSchema),
    async (c) => {
      const { cursor } = c.req.valid("json");
      const from = cursor === undefined ? null : recalculationPlace(cursor);
      if (cursor !== undefined && !from) throw new AppError("invalid_request", "The cursor is not valid.");
      const { place, more } = await recalculateStep(followedDb(c), staffAct(c), from);
      const { done, total } = place;
      const step: RecalculationStep = { done, total, cursor: more ? recalculationCursor(place) : null };
      return c.json(step);
    },
  );
