import { consentMode } from "#domain/people/consent/consent-mode";
import type { SettingsOfLead } from "../db/leads/move-lead.ts";
import { isLoopback } from "../loopback.ts";
import { openChannels, type Place } from "./channel-settings.ts";

/** The channel settings for a staff member's act on a lead, based on the lead's location, not theirs. */
export function leadSettings(c: Place): SettingsOfLead {
  const loopback = isLoopback(c.req.url);
  return ({ country, region }) => {
    const adConsentByDefault = consentMode({ country, region, loopback }) === "opt-out";
    return { ...openChannels(c), adConsentByDefault };
  };
}
