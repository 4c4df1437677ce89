const CAMPAIGN = /[?&](utm_\w+|fbclid)=/;

/**
 * Notes an arrival by an ad or from another site, on a page whose own code may never start. Once all
 * else is loaded: nothing that is seen waits for it.
 */
export function noteArrival(): void {
  if (!CAMPAIGN.test(location.search) && !isFromElsewhere(document.referrer)) return;
  if (document.readyState === "complete") void note();
  else addEventListener("load", () => void note(), { once: true });
}

const isFromElsewhere = (referrer: string) => referrer !== "" && !referrer.startsWith(`${location.origin}/`);

async function note(): Promise<void> {
  const { keepArrival } = await import("./lib/keep-arrival.ts");
  await keepArrival();
}
