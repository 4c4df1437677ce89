import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";

type Translation = {
  direction: "ltr" | "rtl";
  /** What each text ends with once it is translated; nothing, so that journeys find the words that they know. */
  mark?: string;
};

/**
 * Run before a page: does to each of its texts what a browser's translation does, after it has loaded and whenever
 * something has changed. Two `<font>` elements come before the text node, which is then removed.
 */
const script = ({ direction, mark = "" }: Translation) => `(() => {
  const LEFT = "script, style, noscript, textarea, font, [translate=no]";
  const watched = { childList: true, characterData: true, subtree: true };
  let due;
  const watcher = new MutationObserver(() => {
    clearTimeout(due);
    due = setTimeout(translate, 50);
  });
  function translate() {
    watcher.disconnect();
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue.trim() || text.parentElement.closest(LEFT)) continue;
      const font = document.createElement("font");
      font.appendChild(document.createElement("font")).textContent = text.nodeValue + ${JSON.stringify(mark)};
      text.parentNode.insertBefore(font, text);
      text.parentNode.removeChild(text);
    }
    document.documentElement.dir = "${direction}";
    document.documentElement.classList.add("translated-${direction}");
    watcher.observe(document.body, watched);
  }
  addEventListener("load", () => setTimeout(translate, 100));
})()`;

/** Has every page of a journey translated, by a browser that does so without asking. */
export async function translatePages(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript(script(translation));
}

/** Opens a page, and waits until it is translated. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTranslated(page);
}

export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveClass(/translated-/);
}
