import { pageContent, readable } from "#domain/content/page-content";
import { PAGE_PATHS, pageNameAt } from "#domain/page-paths";
import { describe, expect, it } from "vitest";
import { samplePath, sampleHubs } from "../../../web/hub-samples.ts";
import { renderPage, sampleHubPages } from "../../../web/render-page.tsx";
import { hostileContent, hostileText } from "../../setup/content/hostile-words.ts";

const content = readable(hostileContent());
const origin = "https://coach.example";
const { admin: _staffs, hub, plan, ...own } = PAGE_PATHS;
const PAGES = [...Object.values(own), "/no-such-page"].map((pathname) => ({ pathname }));
const CLOSED = sampleHubs.flatMap((given) =>
  [hub, plan].map((pattern) => ({ pathname: samplePath(pattern), data: JSON.stringify(given) })),
);

/** Tags as they are written by us, with all that is in them kept in. */
const TAGS = /<title>[^<]*<\/title>|<(?:meta|link)(?: [\w:-]+="[^"<]*")+>/g;

describe("whatever an owner writes is text, in", () => {
  it.each([...PAGES, ...CLOSED, ...sampleHubPages])("$pathname", async (page) => {
    const { html, content: json, said } = await renderPage({ ...page, content, origin });
    expect(html).toContain("&lt;img src=x onerror=x()&gt;");
    expect(html).not.toMatch(/<(?:script|img src=x|!--\$!|!--\/frame)|" onload="/);
    expect(said.replaceAll(TAGS, "").trim()).toBe("");
    expect(json).not.toContain("<");
    const given: unknown = JSON.parse(json);
    const known = pageContent(pageNameAt(page.pathname) ?? "notFound", content);
    expect(given).toMatchObject(JSON.parse(JSON.stringify(known)));
  });

  it("a word of 10,000 letters", async () => {
    const long = readable(hostileContent(10_000));
    const { html } = await renderPage({ pathname: "/", content: long, origin });
    expect(html).toContain("W".repeat(10_000));
    expect(long.landing.hero.statement).toBe(hostileText(10_000));
  });
});
