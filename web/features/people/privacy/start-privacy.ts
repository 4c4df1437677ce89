import { mayBeMeasured } from "#domain/page-paths";
import { arrivalSource, captureArrival, permitCampaign } from "../../../lib/visit/attribution.ts";
import { adConsent } from "../../../lib/visit/ad-consent.ts";
import { onConsentChange } from "../../../lib/visit/consent.ts";
import { tellArrival } from "../../../lib/visit/tell-arrival.ts";
import { permitSteps } from "../../../lib/visit/visit-steps.ts";
import { isGrantedUnder, isRefusedUnder, visitorConfig } from "../../../lib/visit/visitor-config.ts";
import { startPixel } from "./pixel.ts";
import { privacyStore } from "./privacy-store.ts";
import { saveChoice } from "./save-choice.ts";

/**
 * Finds out what to ask this visitor, and starts the pixel if one is configured and permitted: `opt-in` visitors decide
 * first, under `opt-out` no answer counts as consent (contract 11). Without a response from the server nothing is
 * measured.
 */
export function startPrivacy(): void {
  started ??= start();
}

let started: Promise<void> | null = null;

async function start(): Promise<void> {
  captureArrival();
  // A decision that an earlier page could not save.
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
    tellArrival();
    permitSteps(isGranted ? arrivalSource() : null);
    pixel?.permit(isGranted);
    const isAsked =
      metaPixelId !== null && consentMode === "opt-in" && decision === null && !isRefusedByBrowser;
    privacyStore.change({ isAsked, isGranted, isRefusedByBrowser, isMeasured: metaPixelId !== null });
  };
  onConsentChange(follow);
  follow();
}
