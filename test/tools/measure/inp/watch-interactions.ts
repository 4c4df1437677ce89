import type { Page } from "@playwright/test";

/** One interaction: its slowest event, from the input to the paint after it, and how that time went. */
export type Interaction = { type: string; ms: number; inputMs: number; workMs: number; paintMs: number };

/** In the page: the slowest event of each interaction, as Interaction to Next Paint counts them. */
const WATCH = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { name, interactionId, startTime, duration, processingStart, processingEnd } of list.getEntries()) {
      if (!interactionId || (interactions.get(interactionId)?.ms ?? 0) >= duration) continue;
      interactions.set(interactionId, {
        type: name,
        ms: duration,
        inputMs: Math.round(processingStart - startTime),
        workMs: Math.round(processingEnd - processingStart),
        paintMs: Math.round(startTime + duration - processingEnd),
      });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });`;

const TAKE = `(() => {
  const taken = [...interactions.values()];
  interactions.clear();
  return taken;
})()`;

/** Collects the interactions with every document of a page from now on. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH });
}

/** What came since the last reading, the slowest first. */
export async function readInteractions(page: Page): Promise<Interaction[]> {
  await page.waitForTimeout(500);
  const taken = await page.evaluate<Interaction[]>(TAKE);
  return taken.sort((a, b) => b.ms - a.ms);
}
