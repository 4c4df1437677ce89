import { landing, videos as videoTestimonials } from "#domain/content/sample/landing";
import { programs } from "#domain/content/sample/programs";
import { testimonials } from "#domain/content/sample/testimonials";
import type { Page } from "@playwright/test";
import { SAMPLE_ANSWERS } from "../../web/content/sample-answers.ts";
import { sampleRoadblocks } from "../setup/content/sample-words.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, PHONE, RELEASE, test } from "./journey.ts";

const ASSESSMENT = "/chat";
const DWY = "I'm interested in finding out more about your DWY coaching programs";
const DFY = "I'm interested in finding out more about your DFY programs";

/** Where a link leads, in which tab. */
async function linkOf(page: Page, name: string | RegExp) {
  const link = page.getByRole("link", { name }).first();
  return { href: await link.getAttribute("href"), target: await link.getAttribute("target") };
}

/** Who stands in the visible part of the carousel. */
async function shownNames(page: Page): Promise<string[]> {
  const frame = page.getByRole("region", { name: "Testimonial cards" });
  const room = await frame.boundingBox();
  const names: string[] = [];
  for (const card of await frame.getByRole("listitem").all()) {
    const box = await card.boundingBox();
    if (!room || !box || box.x < room.x - 2 || box.x + box.width > room.x + room.width + 2) continue;
    names.push(await card.locator("figcaption span span").first().innerText());
  }
  return names;
}

async function openCarousel(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("region", { name: "Testimonial cards" }).scrollIntoViewIfNeeded();
  await expect(page.locator(".carousel.swiper-initialized")).toBeVisible();
}

/** How many filled buttons of the brand's orange can be seen. */
const ORANGE_IN_VIEW = `
  [...document.querySelectorAll(".btn")].filter((button) => {
    const { top, bottom, width } = button.getBoundingClientRect();
    const probe = document.createElement("i");
    probe.style.color = "var(--color-primary)";
    button.append(probe);
    const orange = getComputedStyle(probe).color;
    probe.remove();
    const { backgroundColor, visibility } = getComputedStyle(button);
    return width > 1 && visibility === "visible" && bottom > 0 && top < innerHeight && backgroundColor === orange;
  }).length`;

test(
  "one visit looks at everything: the largest paint, the figures, the example, and every link",
  PHONE,
  async ({ page, isMobile }) => {
    await page.goto("/");
    await test.step("the largest paint is text", async () => {
      const tag = await page.evaluate(
        `new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.element?.tagName));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      })`,
      );
      expect(["H1", "SPAN", "P"]).toContain(tag);
    });

    await page.emulateMedia({ reducedMotion: "reduce" });

    await test.step("past 20 px the header turns translucent, and phones get the sticky button", async () => {
      const sticky = page.getByRole("link", { name: "Take the 3-Minute Assessment" });
      const header = page.getByRole("banner");
      await page.evaluate("scrollTo(0, 20)");
      await expect(sticky).toBeHidden();
      await expect(header).toHaveCSS("backdrop-filter", "none");
      await page.evaluate("scrollTo(0, 21)");
      await expect(header).toHaveCSS("backdrop-filter", "blur(16px)");
      if (isMobile) await expect(sticky).toHaveAttribute("href", ASSESSMENT);
      await expect(sticky).toBeVisible({ visible: Boolean(isMobile) });
    });

    await test.step("the landing page is accessible", async () => {
      await page.evaluate("scrollTo(0, 0)");
      await expectAccessible(page);
    });

    await test.step("the header's links stop 80 px above their sections", async () => {
      for (const [name, id] of [
        ["What is BPM", "what-is-bpm"],
        ["Programs", "programs"],
        ["Testimonials", "testimonials"],
      ] as const) {
        if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
        const link = page.getByRole("banner").getByRole("link", { name });
        await link.click();
        await expect(link).toBeVisible({ visible: !isMobile });
        await expect
          .poll(async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? 0))
          .toBe(80);
      }
    });

    await test.step("'View All 4 Programs' shows them right below, and hides them", async () => {
      const toggle = page.getByRole("button", { name: /^(View All 4|Hide) Programs$/ });
      await expect(toggle).toHaveText("View All 4 Programs");
      await toggle.click();
      await expect(toggle).toHaveText("Hide Programs");
      await expect(toggle).toBeFocused();
      const button = await toggle.boundingBox();
      const first = await page.getByText("AdSignals Mastermind").last().boundingBox();
      if (!button || !first) throw new Error("Both have to be in view.");
      expect(first.y - button.y - button.height).toBeGreaterThan(0);
      expect(first.y - button.y - button.height).toBeLessThan(130);
      for (const { name, terms } of programs.list) {
        const program = page.getByRole("listitem").filter({ hasText: name }).last();
        await expect(program).toBeVisible();
        await expect(program).toContainText(terms);
      }
      await expect(page.getByRole("link", { name: /^BPM Mastermind .*Visit its site/ })).toHaveAttribute(
        "target",
        "_blank",
      );
      const circle = page.getByRole("link", { name: /^Inner Circle .*Ask about it/ });
      const url = new URL((await circle.getAttribute("href")) ?? "", "https://here.example");
      expect([url.pathname, url.searchParams.get("prompt")]).toEqual([
        ASSESSMENT,
        "I'm interested in finding out more about Inner Circle",
      ]);
      await toggle.click();
      await expect(toggle).toHaveText("View All 4 Programs");
      await expect(page.getByText("90-day transformation")).toBeHidden();
    });

    await test.step("it is accessible opened up as well", async () => {
      await page.evaluate("scrollTo(0, 300)");
      await page.getByRole("button", { name: "View All 4 Programs" }).click();
      await page.getByRole("button", { name: /^See More/ }).click();
      await page.getByRole("button", { name: "Ecommerce" }).click();
      await expectAccessible(page);
    });

    await test.step("the hero shows the weak layer, and says that it is an example", async () => {
      const hero = page.getByRole("main").getByRole("figure").first();
      await expect(hero.getByRole("img", { name: /^A sample foundation/ })).toHaveAccessibleName(
        /Funnel: doesn’t convert, the weakest layer\./,
      );
      await expect(hero).toContainText("An example");
    });

    await test.step("the figures and one client's words stand right below the hero", async () => {
      const results = page.getByRole("region", { name: "Results" });
      for (const { value, label } of landing.stats) {
        await expect(results.getByRole("term").filter({ hasText: label })).toBeVisible();
        await expect(results.getByRole("definition").filter({ hasText: value })).toBeVisible();
      }
      await expect(results.getByRole("figure")).toContainText(testimonials[0]?.name ?? "");
      const [hero, below] = await Promise.all([
        page.locator("main > section").first().boundingBox(),
        results.boundingBox(),
      ]);
      expect(below?.y).toBe((hero?.y ?? 0) + (hero?.height ?? 0));
    });

    await test.step("'What you get' shows an example made of the hub's own parts", async () => {
      const result = page.getByRole("region", { name: "What you get" });
      await expect(result).toContainText("An example, made from sample answers.");
      const found = sampleRoadblocks(SAMPLE_ANSWERS).map(({ title }) => title);
      await expect(result.getByRole("heading", { level: 3 })).toHaveText(found);
      await expect(result.getByRole("img", { name: /^A sample pulse: / })).toBeVisible();
      await expect(result).toContainText("Refresh & Optimize");
      await expect(result.getByRole("link", { name: "Get My Free Assessment" })).toHaveAttribute(
        "href",
        ASSESSMENT,
      );
    });

    await test.step("the tiers lead to the tool, and to the chat with their prompts", async () => {
      expect(await linkOf(page, "Explore DIY Path")).toMatchObject({ target: "_blank" });
      for (const [name, prompt] of [
        ["Find My Program", DWY],
        ["Apply for Agency", DFY],
      ] as const) {
        const { href } = await linkOf(page, name);
        const url = new URL(href ?? "", "https://here.example");
        expect([url.pathname, url.searchParams.get("prompt")]).toEqual([ASSESSMENT, prompt]);
      }
    });

    await test.step("the book opens at the bookseller in a new tab, by its button and by its cover", async () => {
      const button = await linkOf(page, "Order The Book");
      expect(button.target).toBe("_blank");
      expect(await linkOf(page, /^Order .+ by /)).toEqual(button);
    });

    await test.step("every call to action leads to the assessment", async () => {
      const header = isMobile ? "Get Started" : "Free Personalized Assessment";
      await expect(page.getByRole("banner").getByRole("link", { name: header })).toHaveAttribute(
        "href",
        ASSESSMENT,
      );
      await expect(page.locator("#what-is-bpm").getByRole("link")).toHaveAttribute("href", ASSESSMENT);
      for (const link of await page.getByRole("link", { name: "Get My Free Assessment" }).all()) {
        await expect(link).toHaveAttribute("href", ASSESSMENT);
      }
      await page.getByRole("link", { name: "Get My Free Assessment" }).first().click();
      await expect(page).toHaveURL(ASSESSMENT);
    });
  },
);

test(
  "little is loaded until the page is used, still sections cost no script, and an early click is not lost",
  RELEASE,
  async ({ page }) => {
    await test.step("until the page is used it loads no more than what counts the visit, and that last", async () => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      // Nothing is asked for before the page is painted.
      const last = page.waitForRequest(/keep-arrival/);
      await page.goto("/");
      await last;
      await page.waitForLoadState("networkidle");
      // What waits for the visitor, and the little that it shares with the pages.
      const names = scripts.map((script) => /([a-z]+)-[^/]+\.js$/.exec(script)?.[1]);
      expect(names.slice(0, 2)).toEqual(["index", "start"]);
      expect(names.slice(2).toSorted()).toEqual(["keep"]);
    });

    await test.step("the still sections cost no script, on the way back from another page neither", async () => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("still-sections")) scripts.push(request.url());
      });
      const headings = page.getByRole("heading", {
        name: /^(What you get|Adrian Cole|Why Meta Ad Campaigns)/,
      });
      await page.goto("/");
      const toggle = page.getByRole("button", { name: /^(View All 4|Hide) Programs$/ });
      await toggle.click();
      await expect(toggle).toHaveText("Hide Programs");
      await expect(headings).toHaveCount(3);
      expect(scripts).toEqual([]);

      await page.goto("/quiz");
      await page.getByRole("button", { name: "Start Assessment" }).click();
      await expect(page.getByRole("radiogroup").or(page.getByRole("textbox")).first()).toBeVisible();
      await page.getByRole("link", { name: "Back to Home" }).click();
      await expect(headings).toHaveCount(3);
      expect(scripts).toEqual([]);
    });

    await test.step("a click that comes before the app is ready is not lost", async () => {
      await page.route("**/assets/react-*.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.goto("/");
      await page.getByRole("button", { name: "View All 4 Programs" }).click();
      const toggle = page.getByRole("button", { name: "Hide Programs" });
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
    });
  },
);

/** 6 videos, all, and 6 again; a player loads at a click, and a link stands in for one that does not come. */
async function playVideos(page: Page): Promise<void> {
  await page.goto("/");
  const videos = page.getByRole("button", { name: /^Play video/ });
  await expect(videos).toHaveCount(6);
  await page.getByRole("button", { name: "See More (7 more testimonials)" }).click();
  await expect(videos).toHaveCount(videoTestimonials.length);
  await page.getByRole("button", { name: "Show Less" }).click();
  await expect(videos).toHaveCount(6);
  const asked = page.waitForRequest(/player\.vimeo\.com/);
  await videos.first().click();
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    title: "0",
    byline: "0",
    portrait: "0",
    dnt: "1",
    autoplay: "1",
  });
  await expect(videos).toHaveCount(5);
  const fallback = page.getByRole("link", { name: /Watch it on Vimeo/ });
  await expect(fallback).toHaveAttribute("href", /^https:\/\/vimeo\.com\/\d+$/, { timeout: 15_000 });
  // Only one plays.
  await videos.first().click();
  await expect(videos).toHaveCount(5);
}

test("videos are shown and played, below 1,024 px a menu holds the header's links, and large text fits", async ({
  page,
  allowThirdParty,
}) => {
  await allowThirdParty(/^https:\/\/player\.vimeo\.com\/video\/\d+\?/);
  await test.step("6 videos, all 13, and 6 again; a link stands in for a player that does not come", () =>
    playVideos(page));

  await test.step("below 1,024 px a menu holds the header's links", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const menu = page.getByRole("button", { name: "Menu" });
    const link = page.getByRole("banner").getByRole("link", { name: "Programs" });
    for (const width of [320, 390, 768, 1023]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await expect(link).toBeHidden();
      await menu.click();
      await expect(menu).toHaveAttribute("aria-expanded", "true");
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute("aria-expanded", "false");

    await menu.click();
    await page.mouse.click(8, 700);
    await expect(link).toBeHidden();
    await menu.focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
    await expect(link).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Free Personalized" })).toBeFocused();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu).toBeHidden();
    await expect(link).toBeVisible();
  });

  await test.step("with text at 200 % nothing is wider than the screen, and the header stands on the hero's color", async () => {
    await page.goto("/");
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    const hero = await page.evaluate(
      `getComputedStyle(document.querySelector("main > section")).backgroundColor`,
    );
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), `${width}`).toBe(0);
      // Taller than what the hero reaches up behind it.
      await expect(page.getByRole("banner")).toHaveCSS("background-color", String(hero));
    }
  });
});

/** A phone's page: how long it is, how crowded, and how high its header. */
async function measurePhone(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await test.step("a phone's page is at most 12 screens long, with at most one orange button in view", async () => {
    const height = page.viewportSize()?.height ?? 0;
    const length = Number(await page.evaluate("document.documentElement.scrollHeight"));
    expect(length / height).toBeLessThanOrEqual(12);
    // In one call: one for each place takes longer than drawing it.
    const crowded = await page.evaluate(`(async () => {
      const places = [];
      for (let top = 0; top < ${length}; top += ${height / 4}) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        if (${ORANGE_IN_VIEW} > 1) places.push(top);
      }
      return places;
    })()`);
    expect(crowded, "scrolled to where more than one is in view").toEqual([]);
  });

  await test.step("a longer name of a brand takes two lines beside the header's button, not a row of its own", async () => {
    const header = page.getByRole("banner");
    const before = await header.boundingBox();
    await page.evaluate("document.querySelector('header .font-display').textContent = 'Momentum Fitness'");
    expect((await header.boundingBox())?.height).toBe(before?.height);
  });
}

test(
  "the carousel shows as many cards as fit, loops, and a filter leaves only its own; a phone's page has 12 screens at most",
  PHONE,
  async ({ page, isMobile }) => {
    await openCarousel(page);
    const names = testimonials.map(({ name }) => name);
    const count = isMobile ? 1 : 3;
    await expect.poll(() => shownNames(page)).toEqual(names.slice(0, count));
    await page.getByRole("button", { name: "Previous testimonials" }).click();
    await expect.poll(async () => (await shownNames(page))[0]).toBe(names.at(-1));
    await page.getByRole("button", { name: "Next testimonials" }).click();
    await page.getByRole("button", { name: "Next testimonials" }).click();
    await expect.poll(async () => (await shownNames(page))[0]).toBe(names[1]);
    for (const [label, category] of [
      ["Agency Owners", "agency"],
      ["Ecommerce", "ecom"],
      ["Offer Owners", "freelance"],
    ] as const) {
      await page.getByRole("button", { name: label }).click();
      const expected = testimonials.filter((testimonial) => testimonial.category === category);
      await expect(
        page.getByRole("status").filter({ hasText: `${expected.length} testimonials` }),
      ).toBeAttached();
      await expect.poll(async () => (await shownNames(page))[0]).toBe(expected[0]?.name);
      await expect(page.locator(".carousel li")).toHaveCount(expected.length);
    }
    if (isMobile) await measurePhone(page);
  },
);
