import { CHANNELS, DELIVERY_STATUSES } from "#domain/delivery/channels";
import { resendSchema } from "#domain/delivery/delivery-view";
import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listDeliveries, resendDeliveries } from "../../db/delivery/delivery-list.ts";
import { deliverAllSoon } from "../../http/after-answer.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { requireAdmin, assertOwner } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, query } from "../../http/validate.ts";

const listSchema = z.object({
  status: z.optional(z.enum(DELIVERY_STATUSES)),
  channel: z.optional(z.enum(CHANNELS)),
  cursor: z.optional(digits("The cursor is not valid.", 15)),
});

/** The outbox's waiting, sent and dead messages (contract 10). */
export const deliveries = new Hono<AppEnv>()
  .get("/deliveries", requireAdmin, query(listSchema), async (c) => {
    const { cursor, ...filter } = c.req.valid("query");
    return c.json(await listDeliveries(primaryDb(c), { ...filter, before: cursor }, Date.now()));
  })
  .post("/deliveries/resend", requireAdmin, adminBody(resendSchema), async (c) => {
    const resend = c.req.valid("json");
    if (!("ids" in resend) || resend.ids.length > 1) assertOwner(c, "resend-all");
    const resent = await resendDeliveries(followedDb(c), staffAct(c), resend);
    deliverAllSoon(c);
    return c.json({ resent });
  });
