import { mayBeMeasured } from "#domain/page-paths";
import { captureArrival, permitCampaign } from "../../lib/attribution.ts";
import { adConsent, onConsentChange } from "../../lib/consent.ts";
import { isGrantedUnder, isRefusedUnder, visitorConfig } from "../../lib/visitor-config.ts";
import { startPixel } from "./pixel.ts";
import { privacyStore } from "./privacy-store.ts";
import { saveChoice } from "./save-choice.ts";

/**
 * Asks what this visitor must be asked, and starts the pixel where one is configured and permitted:
 * `opt-in` visitors decide first, under `opt-out` silence counts as a yes (contract 11). Without an
 * answer from the server nothing is measured.
 */
export function startPrivacy(): void {
  started ??= start();
}

let started: Promise<void> | null = null;

async function start(): Promise<void> {
  captureArrival();
  // What an earlier page could not save.
  void saveChoice();
  const config = await visitorConfig();
  if (!config) return;
  const { metaPixelId, consentMode } = config;
  const isRefusedByBrowser = isRefusedUnder(config);
  const mayLoad = metaPixelId !== null && mayBeMeasured(location.pathname);
  const pixel = mayLoad ? startPixel(metaPixelId) : null;

  const follow = () => {
    const decision = adConsent();
    const isGranted = isGrantedUnder(config);
    permitCampaign(isGranted);
    pixel?.permit(isGranted);
    const isAsked =
      metaPixelId !== null && consentMode === "opt-in" && decision === null && !isRefusedByBrowser;
    privacyStore.change({ isAsked, isGranted, isRefusedByBrowser, isMeasured: metaPixelId !== null });
  };
  onConsentChange(follow);
  follow();
}
