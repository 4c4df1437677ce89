import type { Page } from "@playwright/test";

/**
 * In the page: `painted(isShown)` gives the time (ms since 1970) of the first frame that shows something, and
 * `pressedAt` when a key was pressed last.
 */
const WATCH = `
  globalThis.pressedAt = 0;
  addEventListener("keydown", ({ timeStamp }) => (pressedAt = performance.timeOrigin + timeStamp), true);
  globalThis.painted = (isShown) => new Promise((resolve) => {
    const look = () => {
      if (!isShown()) return;
      observer.disconnect();
      // The first task behind a frame's callback runs once the frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });`;

/** Readies every document of a page from now on to tell of its paints. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH });
}

/** When a page shows for the first time what an expression looks for. */
export function whenPainted(page: Page, isShown: string): Promise<number> {
  return page.evaluate<number>(`painted(() => ${isShown})`);
}

/** Whether a card is in a column. */
export function cardIn(status: string, id: number | string): string {
  return `document.querySelector('[data-status="${status}"] [data-card="${id}"]') !== null`;
}
