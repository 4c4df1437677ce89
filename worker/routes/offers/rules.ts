import { AppError } from "#domain/errors";
import {
  overrideRuleSchema,
  scoreRangeSchema,
  scoringRuleSchema,
} from "#domain/offers/scoring/scoring-schemas";
import { Hono } from "hono";
import type * as z from "zod/mini";
import {
  overrideRuleStore,
  scoreRangeStore,
  scoringRuleStore,
  type RuleRow,
  type RuleStore,
} from "../../db/offers/scoring/rule-stores.ts";
import { carriedRules, changeRule, createRule, removeRule } from "../../db/offers/scoring/rules.ts";
import { takeOver } from "../../db/people/audit/take-over.ts";
import { carriedBody, carriedCounts } from "../../http/carried.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { idParam, ownId } from "../../http/id-param.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, optionalBody } from "../../http/validate.ts";

/** The three kinds of scoring rules, all edited in the same way (contract 6, 8). */
export const rules = new Hono<AppEnv>()
  .route("/scoring-rules", ruleRoutes(scoringRuleStore, scoringRuleSchema))
  .route("/score-ranges", ruleRoutes(scoreRangeStore, scoreRangeSchema))
  .route("/override-rules", ruleRoutes(overrideRuleStore, overrideRuleSchema));

function ruleRoutes<Schema extends z.ZodMiniType<object>, Row extends RuleRow>(
  store: RuleStore<z.output<Schema>, Row>,
  schema: Schema,
) {
  return new Hono<AppEnv>()
    .get("/", requireAdmin, async (c) => c.json(await store.all(primaryDb(c))))
    .post("/", requireAdmin, adminBody(schema), async (c) =>
      c.json(await createRule(followedDb(c), store, staffAct(c), c.req.valid("json")), 201),
    )
    .post("/import", requireAdmin, carriedBody(store.carried), async (c) => {
      const db = followedDb(c);
      const wanted = c.req.valid("json");
      const carried = await carriedRules(db, store, staffAct(c), wanted.records);
      return c.json(carriedCounts(await takeOver(db, carried, wanted)));
    })
    .get("/:id", requireAdmin, idParam, async (c) => {
      const { id } = c.req.valid("param");
      const rule = (await store.all(primaryDb(c))).find((one) => one.id === id);
      if (!rule) throw new AppError("not_found", `This ${store.name} no longer exists.`);
      return c.json(rule);
    })
    .put("/:id", requireAdmin, idParam, adminBody(schema), ownId, async (c) => {
      const { id } = c.req.valid("param");
      const edited = await changeRule(followedDb(c), store, staffAct(c), id, c.req.valid("json"));
      return c.json(editedRecord(edited, store.name));
    })
    .delete("/:id", requireAdmin, idParam, optionalBody, async (c) => {
      editedRecord(await removeRule(followedDb(c), store, staffAct(c), c.req.valid("param").id), store.name);
      return c.json({ ok: true as const });
    });
}
