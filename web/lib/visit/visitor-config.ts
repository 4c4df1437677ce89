import { api, unwrap } from "../api.ts";
import { adConsent, refusesByBrowser } from "./ad-consent.ts";

type VisitorConfig = { consentMode: "opt-in" | "opt-out"; metaPixelId: string | null; gpc: boolean };

let asked: Promise<VisitorConfig | null> | null = null;

/** The server's settings for this visitor, requested once per document; null if it cannot be reached. */
export function visitorConfig(): Promise<VisitorConfig | null> {
  asked ??= unwrap(api.config.$get()).catch(() => null);
  return asked;
}

/** The browser signals a refusal. */
export function isRefusedUnder({ gpc }: VisitorConfig): boolean {
  return gpc || refusesByBrowser();
}

/** Whether ads may be measured: `opt-in` visitors decide first, under `opt-out` no answer counts as consent. */
export function isGrantedUnder(config: VisitorConfig): boolean {
  return !isRefusedUnder(config) && (adConsent() ?? config.consentMode === "opt-out");
}
