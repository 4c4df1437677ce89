import { api, unwrap } from "./api.ts";
import { permitCampaign } from "./attribution.ts";
import { currentSession } from "./session.ts";
import { readStored, store } from "./storage.ts";
import { sendQuietly } from "./tracking.ts";

const KEY = "ad-consent";

const listeners = new Set<() => void>();

/** A browser that sends `Sec-GPC` has said no, whatever was clicked here. */
export function refusesByBrowser(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** The visitor's decision on ad measurement; null when there is none yet. */
export function adConsent(): boolean | null {
  if (refusesByBrowser()) return false;
  const stored = readStored(KEY);
  return typeof stored === "boolean" ? stored : null;
}

/** Keeps the decision and binds the server to it, if it knows this visitor. */
export function decideAdConsent(isGranted: boolean): void {
  store(KEY, isGranted);
  permitCampaign(isGranted);
  const sessionId = currentSession();
  if (sessionId) {
    sendQuietly(() => unwrap(api.consent.$post({ json: { sessionId, ads: isGranted } })));
  }
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
