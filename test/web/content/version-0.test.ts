import { describe, expect, it } from "vitest";
import { documentNames, documents, possibleHtml } from "../../../web/entry-server.tsx";

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
    const words = wordsOf(await possibleHtml(documents[name]));
    await expect(words).toMatchFileSnapshot(`version-0/${name}.txt`);
  });
});
