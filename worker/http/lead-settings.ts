import { consentMode } from "#domain/consent-mode";
import type { SettingsOfLead } from "../db/move-lead.ts";
import { channelSettings } from "./channels.ts";
import type { AppContext } from "./context.ts";

/** The channels for what staff do to a lead: where the lead was counts, not where the staff are. */
export function leadSettings(c: AppContext): SettingsOfLead {
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(c.req.url).hostname);
  const meta = Boolean(c.env.META_PIXEL_ID && c.env.META_CAPI_TOKEN);
  return ({ country, region }) => {
    const adConsentByDefault = consentMode({ country, region, loopback }) === "opt-out";
    return { ...channelSettings(c), meta, adConsentByDefault };
  };
}
