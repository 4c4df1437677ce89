import { consentMode } from "#domain/people/consent/consent-mode";
import type { SettingsOfLead } from "../db/leads/move-lead.ts";
import { isLoopback } from "../loopback.ts";
import { openChannels, type Place } from "./channel-settings.ts";

/** The channel settings for a staff action on a lead, by the lead's location rather than the staff member's. */
export function leadSettings(c: Place): SettingsOfLead {
  const loopback = isLoopback(c.req.url);
  return ({ country, region }) => {
    const adConsentByDefault = consentMode({ country, region, loopback }) === "opt-out";
    return { ...openChannels(c), adConsentByDefault };
  };
}
