import { captureArrival, permitCampaign } from "./attribution.ts";
import { isGrantedUnder, visitorConfig } from "./visitor-config.ts";

/**
 * Keeps how the visitor came, on a page where nothing else has started: they may go on by the address
 * bar. With the campaign where nobody need be asked first; else that stays in this document's memory.
 */
export async function keepArrival(): Promise<void> {
  captureArrival();
  const config = await visitorConfig();
  if (config) permitCampaign(isGrantedUnder(config));
}
