/** Anything that may be a campaign's: what it is, the code says that this loads. */
const CAMPAIGN = /utm|(campaign|adset|ad)(_|%5f|%255f)id|fbclid/i;

/**
 * Records an arrival from an ad or another site on a page whose own code may never start, and any visit of the landing
 * page, which counts its steps. It runs after everything else has loaded, so that nothing visible waits for it.
 */
export function noteArrival(): void {
  if (location.pathname !== "/" && !CAMPAIGN.test(location.search) && !isFromElsewhere(document.referrer))
    return;
  if (document.readyState === "complete") void note();
  else addEventListener("load", () => void note(), { once: true });
}

const isFromElsewhere = (referrer: string) => referrer !== "" && !referrer.startsWith(`${location.origin}/`);

async function note(): Promise<void> {
  const { keepArrival } = await import("./lib/visit/keep-arrival.ts");
  await keepArrival();
}
