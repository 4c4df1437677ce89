import { consentMode } from "#domain/consent/consent-mode";
import type { ChannelSettings } from "../db/delivery/causes.ts";
import { isLoopback } from "../loopback.ts";
import { clientOf } from "./client.ts";
import type { AppContext } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** Which channels are set up for this request's visitor (contract 2, 11). */
export function channelSettings(c: AppContext): ChannelSettings {
  const { env } = c;
  const origin = appOrigin(env, c.req.url);
  return {
    email: Boolean(env.EMAIL_FROM && env.SENDER_POSTAL_ADDRESS && env.SESSION_HMAC_KEY && origin),
    ...(!env.APP_ORIGIN && origin && { origin }),
    meta: Boolean(env.META_PIXEL_ID && env.META_CAPI_TOKEN) && c.req.header("sec-gpc") !== "1",
    adConsentByDefault: visitorConsentMode(c) === "opt-out",
  };
}

/** Depends on the country reported by the edge. Unknown countries are opt-in, except on loopback. */
export function visitorConsentMode(c: AppContext): "opt-in" | "opt-out" {
  const { country, region } = clientOf(c);
  return consentMode({ country, region, loopback: isLoopback(c.req.url) });
}
