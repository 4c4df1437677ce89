import { describe, expect, it } from "vitest";
import { PLAN_IDS, PLAN_TIERS } from "#domain/content/parts/plans";
import { documentNames, documents, shownHtml } from "../../../web/entry-server.tsx";
import { sampleHubs, samplePath } from "../../../web/hub-samples.ts";
import { PREVIEW_ANSWERS } from "../../../web/lib/preview-hubs.ts";
import { renderPage } from "../../../web/render-page.tsx";
import { sampleWords } from "../../setup/content/sample-words.ts";

/** What visitors read or hear, each part of it on its own line. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]*?(?:aria-label|placeholder|alt|value)="([^"]+)"[^>]*>/g, "\n$1\n")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll(/\s*\n\s*/g, "\n");
}

describe("the content that ships says what was said before it was content", () => {
  it.each(documentNames)("%s", async (name) => {
    const words = wordsOf(await shownHtml(documents[name]));
    await expect(words).toMatchFileSnapshot(`version-0/${name}.txt`);
  });

  it("in every hub, whatever was found and recommended", async () => {
    const lines = new Set<string>();
    const [open] = sampleHubs;
    if (open?.state !== "ok") throw new Error("The first sample is an open hub.");
    for (const id of PLAN_IDS) {
      for (const offerTier of PLAN_TIERS) {
        const data = JSON.stringify({
          ...open,
          hub: { ...open.hub, offerTier, answers: PREVIEW_ANSWERS[id] },
        });
        const pathname = samplePath("/hub/:sessionId");
        const { html } = await renderPage({ pathname, content: sampleWords, origin: null, data });
        for (const line of wordsOf(html).split("\n")) lines.add(line);
      }
    }
    await expect([...lines].join("\n")).toMatchFileSnapshot("version-0/hubs.txt");
  });
});
