import type { Content } from "#domain/content/content";
import { placesOf } from "#domain/content/places";
import { PART_IDS, PARTS, type PartId } from "#domain/content/parts/shown";
import { isBelow, visitorContent } from "#domain/content/unseen";
import { catalogOf } from "#domain/offers/catalog";
import { waysOnSale } from "#domain/offers/on-sale";
import { renderPage, sampleHubPages } from "#render-page";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { quizBody } from "../../setup/quiz-body.ts";

const MARK = "Zq7";

/** Own content in which the texts of a part, and no others, end with a mark. */
function marked(part: PartId): Content {
  const content = ownContent();
  for (const { path, field, text } of placesOf(content)) {
    if (!isBelow(new Set(PARTS[part].places), path.join(".")) || field.names) continue;
    const at = path.at(-1);
    if (at === undefined || ["way", "minutes"].includes(String(at))) continue;
    let value: object = content;
    for (const key of path.slice(0, -1)) value = Reflect.get(value, key);
    Reflect.set(value, at, at === "url" ? `https://${MARK}.example/${path.join("-")}` : `${text} ${MARK}`);
  }
  return content;
}

const hidden = (content: Content, ...parts: PartId[]): Content => ({
  ...content,
  shown: { ...content.shown, ...Object.fromEntries(parts.map((part) => [part, "hidden"])) },
});

/** All that visitors are sent of pages and chat, what only their scripts read included. */
async function sent(document: Content): Promise<string> {
  const content = visitorContent(document);
  const hubs = sampleHubPages.filter(
    ({ pathname }) => document.shown.plans === "shown" || !pathname.endsWith("/plan"),
  );
  const pages = [{ pathname: "/" }, { pathname: "/chat" }, { pathname: "/quiz" }, ...hubs.slice(0, 40)];
  const texts: string[] = [JSON.stringify(catalogOf(content.programs, []))];
  for (const page of pages) {
    const { html, content: brought, said } = await renderPage({ ...page, content, origin: null });
    texts.push(html, brought, said);
  }
  return texts.join("\n");
}

describe.each(PART_IDS)("%s, switched off", (part) => {
  it("is in nothing that visitors are sent, and was before", async () => {
    const content = marked(part);
    expect(await sent(content)).toContain(MARK);
    expect(await sent(hidden(content, part))).not.toContain(MARK);
  });
});

it.each(["testimonials", "videos", "founder", "result", "foundation"] as const)(
  "%s, hidden on the landing page, are in nothing that visitors are sent",
  async (id) => {
    const content = ownContent((own) => {
      own.landing.sections = own.landing.sections.map((one) =>
        one.id === id ? { ...one, shown: "hidden" } : one,
      );
    });
    const seen = JSON.stringify(visitorContent(content));
    const before = JSON.stringify(visitorContent(ownContent()));
    const { landing, story } = visitorContent(ownContent());
    const text = {
      testimonials: landing.testimonials.people[0]?.text,
      videos: landing.videos.people[0]?.name,
      founder: story.founder.claim,
      result: story.result.heading,
      foundation: story.foundation.heading,
    }[id];
    const written = JSON.stringify(text);
    expect([before.includes(written), seen.includes(written)]).toEqual([true, false]);
  },
);

describe("what is switched off", () => {
  it("takes the links to it along", async () => {
    const { html } = await renderPage({
      pathname: "/",
      content: visitorContent(hidden(ownContent(), ...PART_IDS)),
      origin: null,
    });
    const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);
    const allowed = /^(?:#content|#what-is-bpm|#testimonials|\/|\/quiz|\/chat|\/privacy-policy|\/terms)$/;
    expect(links.filter((href) => !allowed.test(href ?? ""))).toEqual([]);
    expect(html).not.toContain('id="programs"');
  });

  it("leaves two ways without the AI tool, and none without the ways", () => {
    const names = (...parts: PartId[]) =>
      waysOnSale(catalogOf(visitorContent(hidden(ownContent(), ...parts)).programs, [])).map(
        ({ way }) => way.short,
      );
    expect([names(), names("aiTool"), names("ways")]).toEqual([["DIY", "DWY", "DFY"], ["DWY", "DFY"], []]);
  });

  it("leads from a plan to its hub, and has no plan to load", async () => {
    await publishContent(hidden(ownContent(), "plans"));
    const { sessionId } = quizBody();
    const plan = await api(`/hub/${sessionId}/plan?from=mail`, { redirect: "manual" });
    expect([plan.status, plan.headers.get("location")]).toEqual([302, `/hub/${sessionId}?from=mail`]);
    expect((await api("/api/plans/swings/4")).status).toBe(404);
  });
});
