import { hydratePage } from "./hydrate-page.ts";
import { afterPaint } from "./lib/after-paint.ts";
import { findMovedNodes } from "./moved-nodes.ts";
import { reloadOnMissingChunk } from "./reload-on-missing-chunk.ts";

/** Anything that may be a campaign's: what it is, the code says that this loads. */
const CAMPAIGN = /utm|(campaign|adset|ad)(_|%5f|%255f)id|fbclid/i;

const isFromElsewhere = (referrer: string) => referrer !== "" && !referrer.startsWith(`${location.origin}/`);

const FINISH_LINK = /^\/quiz\?(?:.*&)?continue=([^&]+)/;

/** Scrolled further than this, the header turns translucent and the sticky button appears on phones. */
const THRESHOLD_PX = 20;

reloadOnMissingChunk();
findMovedNodes();
markScrolled();

const root = document.getElementById("root");
/** The token of a finish link; a reloaded page finds it in its own entry of the history. */
const finishing = FINISH_LINK.exec(location.pathname + location.search)?.[1] ?? history.state?.finishing;

async function start(element: HTMLElement): Promise<void> {
  const { startApp } = await import("./app.tsx");
  await startApp(element);
}

if (root && finishing) {
  // Before anything loads: no request may tell it (contract 23).
  history.replaceState({ finishing }, "", "/quiz");
  void import("./features/funnel/quiz/finish/start-finish.tsx").then((it) => it.startFinish(root, finishing));
} else if (root?.dataset["rendering"] === "whole") hydratePage(root, start);
else if (root) afterPaint(() => void start(root));

// Other pages start by themselves, and record the arrival then.
if (root?.dataset["hydrate"] === "when-needed") noteArrival();

function mark(): void {
  document.documentElement.toggleAttribute("data-scrolled", scrollY > THRESHOLD_PX);
}

/** Maintains `data-scrolled` on the document, for styles before and after the app has started. */
function markScrolled(): void {
  addEventListener("scroll", mark, { passive: true });
  // Deferred, because reading the position now would force a layout before the first frame.
  requestAnimationFrame(mark);
}

/**
 * Records an arrival from an ad or another site on a page whose own code may never start, and any visit of the landing
 * page, which counts its steps. It runs after everything else has loaded, so that nothing visible waits for it.
 */
function noteArrival(): void {
  if (location.pathname !== "/" && !CAMPAIGN.test(location.search) && !isFromElsewhere(document.referrer))
    return;
  if (document.readyState === "complete") void note();
  else addEventListener("load", () => void note(), { once: true });
}

async function note(): Promise<void> {
  const { keepArrival } = await import("./lib/visit/keep-arrival.ts");
  await keepArrival();
}
