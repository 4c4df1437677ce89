import { planFor } from "#domain/content/given-plans";
import { PLAN_IDS } from "#domain/content/parts/plans";
import { AppError, ERRORS } from "#domain/errors";
import { Hono } from "hono";
import * as z from "zod/mini";
import { findActiveOffer } from "../../db/offers/offers.ts";
import { readSchemaState } from "../../db/schema-state.ts";
import { visitorConsentMode } from "../../http/channel-settings.ts";
import type { AppEnv } from "../../http/context.ts";
import { liveContent } from "../../http/content/live-content.ts";
import { publicDb } from "../../http/db.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { params } from "../../http/validate.ts";

const VERSION = "0.1.0";

const tier = z.pipe(z.string().check(z.regex(/^\d{1,6}$/, "Give an offer’s number.")), z.transform(Number));
const tierSchema = z.object({ tier });
const planSchema = z.object({ plan: z.enum(PLAN_IDS), tier });

const limited = limitAddress("RL_SITE_ADDRESS");

/** Public reads that any page may make: browser settings, health, offers and plans. */
export const site = new Hono<AppEnv>()
  .get("/config", limitAddress("RL_CONFIG_ADDRESS"), (c) =>
    c.json({
      metaPixelId: c.env.META_PIXEL_ID || null,
      bookingUrl: c.env.BOOKING_URL || null,
      consentMode: visitorConsentMode(c),
      gpc: c.req.header("sec-gpc") === "1",
    }),
  )
  .get("/health", limited, async (c) => {
    const schema = await readSchemaState(publicDb(c));
    const state = { version: VERSION, schema };
    if (schema.found === schema.expected) return c.json({ ok: true as const, ...state });
    const code = "schema_differs" as const;
    const message = "The database’s migrations don’t match this version. Deploy again.";
    return c.json({ ok: false as const, code, message, ...state }, ERRORS[code]);
  })
  .get("/tier-configs/:tier", limited, params(tierSchema), async (c) => {
    const offer = await findActiveOffer(publicDb(c), c.req.valid("param").tier);
    if (!offer) throw new AppError("not_found", "This offer is not available.");
    c.header("Cache-Control", "public, max-age=60");
    return c.json(offer);
  })
  .get("/plans/:plan/:tier", limited, params(planSchema), async (c) => {
    const { plan: id, tier: own } = c.req.valid("param");
    const { plans, shown } = (await liveContent(c)).content;
    const plan = shown.plans === "shown" ? planFor(plans, { id, tier: own }) : null;
    if (!plan) throw new AppError("not_found", "There is no such plan.");
    return c.json(plan);
  });
