import { arrivalSource, captureArrival, ownArrival, permitCampaign } from "./attribution.ts";
import { LAST_ASSESSMENT } from "../last-assessment-key.ts";
import { readStored } from "../storage.ts";
import { isGrantedUnder, visitorConfig } from "./visitor-config.ts";
import { permitSteps } from "./visit-steps.ts";

/**
 * Records how the visitor arrived on a page where no other code has started, in case they continue by typing an
 * address. The campaign is stored only where no consent is needed first; elsewhere it stays in memory.
 */
export async function keepArrival(): Promise<void> {
  captureArrival();
  const config = await visitorConfig();
  if (!config) return;
  const isGranted = isGrantedUnder(config);
  permitCampaign(isGranted);
  if (ownArrival() && readStored(LAST_ASSESSMENT) !== null) await tell();
  permitSteps(isGranted ? arrivalSource() : null);
}

/** Loaded lazily: hardly anybody who arrives has completed an assessment before. */
async function tell(): Promise<void> {
  const { tellArrival } = await import("./tell-arrival.ts");
  tellArrival();
}
