import { AppError } from "#domain/errors";
import { digits } from "#domain/query-number";
import { offerWriteSchema } from "#domain/offers/offer";
import { CARRIED_OFFERS } from "#domain/settings/carry/carried-kinds";
import { Hono } from "hono";
import * as z from "zod/mini";
import { carriedOffers, createOffer, findOfferUsage, listOffers, saveOffer } from "../../db/offers/offers.ts";
import { takeOver } from "../../db/people/audit/take-over.ts";
import { carriedBody, carriedCounts } from "../../http/carried.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, params } from "../../http/validate.ts";

const tier = params(z.object({ tier: digits("Give an offer’s number.", 6) }));

/** The offers as staff edit them. Visitors get theirs from `site` (contract 8). */
export const offers = new Hono<AppEnv>()
  .get("/tier-configs", requireAdmin, async (c) => c.json(await listOffers(primaryDb(c))))
  .get("/tier-configs/:tier/usage", requireAdmin, tier, async (c) => {
    const usage = await findOfferUsage(primaryDb(c), c.req.valid("param").tier, Date.now());
    if (!usage) throw new AppError("not_found", "This offer no longer exists.");
    return c.json(usage);
  })
  .post("/tier-configs", requireAdmin, adminBody(offerWriteSchema), async (c) => {
    const write = c.req.valid("json");
    if (c.req.header("if-none-match")?.trim() !== "*") {
      return c.json(editedRecord(await saveOffer(followedDb(c), staffAct(c), write), "offer"));
    }
    const created = await createOffer(followedDb(c), staffAct(c), write);
    if (created.outcome === "stale") {
      throw new AppError("conflict", `There is already an offer ${write.tier}.`, {
        current: created.current,
      });
    }
    return c.json(editedRecord(created, "offer"), 201);
  })
  .post("/tier-configs/import", requireAdmin, carriedBody(CARRIED_OFFERS), async (c) => {
    const db = followedDb(c);
    return c.json(carriedCounts(await takeOver(db, carriedOffers(db, staffAct(c)), c.req.valid("json"))));
  });
