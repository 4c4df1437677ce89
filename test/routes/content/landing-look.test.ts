import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { describe, expect, it } from "vitest";
import { renderPage } from "#render-page";
import { ownContent } from "../../setup/content/own-content.ts";

const ORIGIN = "https://coach.example.org";

async function landing(change: (content: Content) => void) {
  const { html, said } = await renderPage({
    pathname: "/",
    content: readable(ownContent(change)),
    origin: ORIGIN,
  });
  const ids = Array.from(
    html.matchAll(/<section[^>]*?(?:id|aria-labelledby|aria-label)="([^"]+)"/g),
    ([, id]) => id,
  );
  return { html, said, ids };
}

const file = (digit: string, width: number, height: number) => ({ hash: digit.repeat(64), width, height });

describe("the landing page", () => {
  it("has all its sections at first", async () => {
    const { ids, html } = await landing(() => {});
    expect(ids.filter((id) => id !== "hero")).toEqual(
      expect.arrayContaining([
        "Results",
        "what-is-bpm",
        "result",
        "founder",
        "programs",
        "testimonials",
        "videos",
      ]),
    );
    expect(html).toContain('href="#testimonials"');
  });

  it("has them in the owner’s order, and those that are hidden nowhere, in the menu neither", async () => {
    const { ids, html } = await landing(({ landing: { sections } }) => {
      sections.reverse();
      for (const section of sections) if (section.id === "programs") section.shown = "hidden";
    });
    const known = ["videos", "testimonials", "founder", "result", "what-is-bpm"];
    expect(ids.filter((id) => id !== undefined && known.includes(id))).toEqual(known);
    expect(html).not.toContain('id="programs"');
    expect(html).not.toContain('href="#programs"');
  });

  it("leaves out what has nothing to show", async () => {
    const { ids, html } = await landing((content) => {
      content.landing.stats = [];
      content.landing.testimonials.people = [];
      content.landing.videos.people = [];
    });
    for (const id of ["Results", "testimonials", "videos"]) expect(ids).not.toContain(id);
    expect(html).not.toContain('href="#testimonials"');
  });

  it("offers no more videos than there are", async () => {
    const { html } = await landing(({ landing: { videos } }) => void videos.people.splice(6));
    expect(html).not.toContain("more testimonials");
  });

  it("shows the owner’s pictures where they are, and only what is in view at once", async () => {
    const { html } = await landing((content) => {
      content.brand.logoOnDark.files = [file("1", 360, 96)];
      content.landing.book.cover.files = [file("2", 320, 469)];
      content.story.founder.portrait = { files: [file("3", 480, 576)], alt: "Ada at her desk" };
      const [person] = content.landing.testimonials.people;
      if (person) person.portrait.files = [file("4", 144, 144)];
      const [video] = content.landing.videos.people;
      if (video) video.poster.files = [file("5", 480, 270)];
    });
    const images = Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) => tag);
    const loadingOf = (digit: string) =>
      /loading="(\w+)"/.exec(images.find((tag) => tag.includes(`/media/${digit.repeat(64)}`)) ?? "")?.[1];
    expect(["1", "2", "3", "4", "5"].map(loadingOf)).toEqual(["eager", "eager", "lazy", "lazy", "lazy"]);
    for (const tag of images) expect(tag).toMatch(/ width="\d+" height="\d+"/);
    expect(html).toContain('alt="Ada at her desk"');
  });

  it("is shared with the owner’s picture in the size that Meta asks for, and has it in the tab", async () => {
    const shipped = await landing(() => {});
    expect(shipped.said).toContain(`content="${ORIGIN}/pictures/shared-link.png"`);
    expect(shipped.said).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    const { said } = await landing(({ look }) => {
      look.shared = { files: [file("6", 1200, 630)], alt: 'A "strong" week' };
      look.favicon.files = [file("7", 48, 48), file("8", 180, 180)];
    });
    for (const tag of [
      `<meta property="og:image" content="${ORIGIN}/media/${"6".repeat(64)}">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="A &quot;strong&quot; week">',
      `<link rel="icon" href="/media/${"7".repeat(64)}" sizes="48x48">`,
      `<link rel="apple-touch-icon" href="/media/${"8".repeat(64)}">`,
    ])
      expect(said).toContain(tag);
    expect(said).not.toContain("favicon.svg");
  });
});
