const MINUTE = 60_000;
const EVERY_MINUTE = "* * * * *";

/** Runs the Worker's scheduled jobs through the local runtime's own entry, as of `at` (ms). Throws when they fail. */
export async function tickCron(appUrl: string, cron = EVERY_MINUTE, at = Date.now()): Promise<void> {
  const url = new URL("/cdn-cgi/local/scheduled", appUrl);
  url.searchParams.set("cron", cron);
  url.searchParams.set("time", String(at));
  const response = await fetch(url);
  const outcome = await response.text();
  if (!response.ok) throw new Error(`The scheduled jobs failed: ${outcome}`);
}

/** Ticks once a minute, as Cloudflare would; nothing else does it locally. Gives what stops it. */
export function startCron(appUrl: string): () => void {
  const timer = setInterval(() => {
    // The Worker has said why; the next minute is the next try.
    tickCron(appUrl).catch(() => {});
  }, MINUTE);
  return () => clearInterval(timer);
}
