import type { Frame, Page } from "@playwright/test";

/** Of a page: what is read in it, text by text, and what is heard of it. */
const SHOWN = `[
  document.title,
  ...[...document.querySelectorAll("[aria-label], [aria-roledescription], [aria-valuetext], [alt], [title], [placeholder], meta[content]")]
    .flatMap((element) =>
      ["aria-label", "aria-roledescription", "aria-valuetext", "alt", "title", "placeholder", "content"]
        .map((name) => element.getAttribute(name) ?? "")),
  ...[...document.body.querySelectorAll(":not(script, style, template)")].flatMap((element) =>
    [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data)),
].filter((text) => text.trim() !== "")`;

export async function shownTexts(page: Page | Frame): Promise<string[]> {
  return page.evaluate<string[]>(SHOWN);
}
