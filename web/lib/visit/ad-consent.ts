import { readStored } from "../storage.ts";

/** Storage key of the visitor's decision on ad measurement. */
export const AD_CONSENT = "ad-consent";

/** A browser that sends `Sec-GPC` has refused, whatever was clicked here. */
export function refusesByBrowser(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** The visitor's decision on ad measurement; null if there is none yet. */
export function adConsent(): boolean | null {
  if (refusesByBrowser()) return false;
  const stored = readStored(AD_CONSENT);
  return typeof stored === "boolean" ? stored : null;
}
