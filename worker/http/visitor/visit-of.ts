import { adEventIdsSchema } from "#domain/money/ads/ad-event-schemas";
import { attributionSchema } from "#domain/money/ads/attribution";
import { fbcOf, fbpOf, type MetaCookies } from "#domain/money/ads/meta-cookies";
import { arrivedBy } from "#domain/money/ads/touch";
import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { timeZoneOf } from "#domain/time/time-zone";
import { getCookie } from "hono/cookie";
import * as z from "zod/mini";
import type { Visit } from "../../db/funnel/visits/visit.ts";
import { visitorConsentMode } from "../channel-settings.ts";
import { shownVersionSchema } from "../content/extra-told.ts";
import type { AppContext } from "../context.ts";
import { clientOf } from "./client-of.ts";

/** The session, and the details that may accompany any call that starts or completes an assessment (contract 5). */
export const visitSchema = z.object({
  sessionId: sessionIdSchema,
  attribution: z.optional(attributionSchema),
  adConsent: z.optional(z.boolean()),
  eventIds: z.optional(adEventIdsSchema),
  /**
   * A browser may know newer time zones than we do. An unknown one counts as absent, so that no lead is lost for it.
   */
  timeZone: z.optional(z.string()),
  contentVersion: shownVersionSchema,
});

export const sessionSchema = z.object({ sessionId: sessionIdSchema });

export function visitOf(c: AppContext, body: z.output<typeof visitSchema>): Visit {
  const refused = c.req.header("sec-gpc") === "1";
  const adConsent = refused ? false : body.adConsent;
  const client = clientOf(c);
  const timeZone = timeZoneOf(body.timeZone) ?? client.timeZone;
  const adsByDefault = visitorConsentMode(c) === "opt-out";
  const now = Date.now();
  const attribution = body.attribution && {
    first: body.attribution.first && arrivedBy(now, body.attribution.first),
    last: body.attribution.last && arrivedBy(now, body.attribution.last),
  };
  const cookies = metaCookies(c);
  return { now, ...client, ...body, attribution, adConsent, adsByDefault, cookies, timeZone };
}

/** Meta's cookies, set on our host by its pixel. They may be stored only where ads are allowed. */
export function metaCookies(c: AppContext): MetaCookies {
  return { fbp: fbpOf(getCookie(c, "_fbp")), fbc: fbcOf(getCookie(c, "_fbc")) };
}
