import { arrivalSource, captureArrival, permitCampaign } from "./attribution.ts";
import { tellArrival } from "./tell-arrival.ts";
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
  tellArrival();
  permitSteps(isGranted ? arrivalSource() : null);
}
