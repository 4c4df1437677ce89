import { company } from "#domain/content/sample/sample";
import { text as read } from "node:stream/consumers";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, RELEASE_ON_PHONE, test } from "../journey.ts";
import { changeHubData, createHub, expectTakenOver, expireHub, openFold, pagesOf } from "./hub-setup.ts";

const HOUR = 3_600_000;
const CLOSED = /^This hub closed on \w+day, \w+ \d+ at \d+:\d\d .*M[SD]T$/;

// A toast on its way in is no contrast to measure.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "a hub counts down by the server's clock on a device days off, and keeps its content when it ends",
  RELEASE,
  async ({ page, request }) => {
    const countdown = page.getByText(/^\d+h \d+m \d+s$/);
    await page.clock.install();
    for (const days of [3, -3]) {
      await page.clock.setSystemTime(Date.now() + days * 24 * HOUR);
      await page.goto(`/hub/${await createHub(request)}`);
      await expectTakenOver(page);
      expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(2 * 24 * HOUR);
      await expect(countdown).toHaveText(/^11h 59m/);
    }
    await page.clock.fastForward(11 * HOUR + HOUR / 2);
    await expect(page.getByText("Your strategy hub closes in 1 hour.")).toBeAttached();
    await page.clock.fastForward(HOUR);
    await expect(countdown).toBeHidden();
    await expect(page.getByText(/Your strategy hub has closed/)).toBeAttached();
    await expect(page.getByRole("heading", { name: "Optimize & Scale" })).toBeVisible();
  },
);

/**
 * In the page: from how far down on (px) a screen has the same call to action twice. A bar needs a few frames to move in
 * or out, and on a busy machine more than a few.
 */
const REPEATED = `(async () => {
  const actions = () => [...document.querySelectorAll("button")].filter((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    const isHere = button.checkVisibility({ visibilityProperty: true }) && top < innerHeight && bottom > 0;
    return isHere && button.textContent.trim() === "Book Free Call";
  }).length;
  const repeated = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
    scrollTo({ top, behavior: "instant" });
    for (let frames = 0; frames < 4 || (actions() > 1 && frames < 300); frames++) {
      await new Promise(requestAnimationFrame);
    }
    if (actions() > 1) repeated.push(top);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return repeated;
})()`;

test(
  "an open hub shows the strategy in the visitor's words and their data, and books nothing by itself",
  RELEASE,
  async ({ page, request }) => {
    await test.step("an open hub shows the strategy in the visitor's words", async () => {
      const scripts: string[] = [];
      page.on("request", (sent) => {
        if (sent.resourceType() === "script") scripts.push(new URL(sent.url()).origin);
      });
      const sessionId = await createHub(request);
      const viewed = page.waitForRequest(
        (sent) => sent.url().endsWith("/api/events") && (sent.postData() ?? "").includes("HubPageView"),
      );
      const response = await page.goto(`/hub/${sessionId}`);
      expect(response?.headers()["referrer-policy"]).toBe("no-referrer");

      const finding = page.getByRole("heading", { level: 1 });
      await expect(finding).toHaveText("Your good weeks don’t repeat");
      await expect(page.getByText("Hi Ada!")).toBeVisible();
      await expect(page.getByText("You said: “My results go up and down”")).toBeVisible();
      await expect(page.getByText("You’re more than $300K a month short of your target.")).toBeVisible();
      await expect(page.getByText("$50K–$200K a month now, “$500K a month” as your target")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Optimize & Scale" })).toBeVisible();
      await expect(page.getByText("You told us that your results go up and down")).toBeVisible();
      const price = page.getByText("$5K/month OR 10% ad spend OR 10% of new revenue").first();
      await expect(price).toBeVisible();
      await expect(page.getByText(/^\d+h \d+m \d+s$/)).toBeVisible();
      await expect(page.getByRole("time")).toHaveText(/\d:\d\d.*(M[SD]T|GMT)/);
      const others = page
        .getByRole("region", { name: "What else is holding your ads back" })
        .getByRole("listitem");
      await expect(others).toContainText([
        /Your funnel works one week but not the next.*“It converts, but not consistently”/,
      ]);
      const details = page.getByRole("region", { name: "What you told us" });
      await expect(details).toContainText("My results go up and down");
      await expect(details).toContainText("“Leads got expensive”");
      await expect(details).toContainText("https://analytical.example");
      expect((await viewed).postDataJSON()).toMatchObject({ sessionId, params: { tier: 4 } });
      expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).origin]));
      await expect(details.getByText("“Leads got expensive”")).toBeHidden();
      await details.getByRole("heading", { name: "What you told us" }).click();
      await expect(details.getByText("“Leads got expensive”")).toBeVisible();
      for (const name of ["AdSignals", "BPM Mastermind", "BPM Agency"]) {
        const link = page.getByRole("link", { name });
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /noopener/);
      }
    });

    await test.step("no screen of a hub has the same call to action twice", async () => {
      await expectTakenOver(page);
      await page.evaluate("scrollTo(0, 0)");
      await expect(page.getByRole("button", { name: "Book Free Call" }).first()).toBeInViewport();
      expect(await page.evaluate(REPEATED)).toEqual([]);
    });

    await test.step("a resource that is not there says so, and nothing of the hub is hard to use", async () => {
      await page.getByRole("button", { name: "View Strategy Resource" }).click();
      const toast = page.getByRole("alert").filter({ hasText: "Resource Not Available" });
      await expect(toast).toContainText(
        `The strategy resource for this program is not yet configured. Please contact support. Our address: ${company.supportEmail}.`,
      );
      await expectAccessible(page);
    });

    await test.step("a message that does not come from the booking page books nothing", async () => {
      await page.getByRole("button", { name: "Book Free Call" }).first().click();
      const frame = page.getByTitle("Choose a time for your free strategy call").contentFrame();
      await expect(frame.getByRole("heading", { name: "Strategy call" })).toBeVisible();
      // Heard after the page's own listener has; what that changed is drawn two frames later.
      await page.evaluate(`new Promise((drawn) => {
      addEventListener("message", () => requestAnimationFrame(() => requestAnimationFrame(drawn)), { once: true });
      postMessage({ event: "calendly.event_scheduled", payload: {} }, "*");
    })`);
      await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeVisible();
    });

    await test.step("visitors see their data, and take it along", async () => {
      await openFold(page, "Your data");
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download my data" }).click();
      expect((await download).suggestedFilename()).toBe("my-assessment.json");

      await page.getByRole("button", { name: "Show my data" }).click();
      const held = page.getByRole("dialog", { name: "What we store about you" });
      for (const text of ["ada@analytical.example", "Leads got expensive"]) {
        await expect(held).toContainText(text);
      }
      await expectAccessible(page);
      await held.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("button", { name: "Show my data" })).toBeFocused();
    });
  },
);

test(
  "on a phone, booking stays in reach but never in the way",
  RELEASE_ON_PHONE,
  async ({ page, request, isMobile }) => {
    test.skip(!isMobile, "wider screens have room for more, and no bar");
    await test.step("a phone's hub is at most five screens long, and booking is in reach but never in the way", async () => {
      for (const situation of ["coaching", "yo-yo"]) {
        const answers = { ...QUIZ_ANSWERS, q2_situation: situation };
        await page.goto(`/hub/${await createHub(request, { answers })}`);
        await expectTakenOver(page);
        await expect(page.getByTitle("Choose a time for your free strategy call")).toHaveCount(0);
        expect(
          await page.evaluate<number>("document.documentElement.scrollHeight / innerHeight"),
        ).toBeLessThan(5);
      }
      const bar = page.getByRole("complementary", { name: "Your free call" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(bar).toBeHidden();
      await page
        .getByRole("heading", { name: "What else is holding your ads back" })
        .scrollIntoViewIfNeeded();
      await page.evaluate("scrollBy(0, 300)");
      await expect(bar).toBeVisible();
      await bar.getByRole("button", { name: "Book Free Call" }).click();
      await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeInViewport();
      await expect(bar).toBeHidden();

      // At the end of the page it leaves the footer free.
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await expect(bar).toBeVisible();
      const last = await page.getByRole("contentinfo").getByRole("paragraph").last().boundingBox();
      const top = (await bar.boundingBox())?.y ?? 0;
      expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
      expect(await page.evaluate(REPEATED)).toEqual([]);
    });

    await test.step("on a phone, the first screen holds the finding, why, the program, its price and the button", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route("**/api/config", async (route) => {
        const response = await route.fetch();
        const json = { ...(await response.json()), metaPixelId: "123", consentMode: "opt-in" };
        await route.fulfill({ response, json });
      });
      await page.goto(`/hub/${await createHub(request)}`);
      // With the bar that asks for consent.
      const bar = page.getByRole("region", { name: "Ad measurement" });
      await expect(bar).toBeVisible();
      const free = (await bar.boundingBox())?.y ?? 0;
      for (const part of [
        page.getByRole("heading", { level: 1 }),
        page.getByText("You said: “My results go up and down”"),
        page.getByText("What we recommend"),
        page.getByText("$5K/month OR 10% ad spend OR 10% of new revenue").first(),
        page.getByRole("button", { name: "Book Free Call" }).first(),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(free);
      }
      const height = await page.evaluate<number>("document.documentElement.scrollHeight");
      expect(height / 844).toBeLessThanOrEqual(5);
    });

    await test.step("on a phone, no question about consent covers the button", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.route("**/api/config", (route) =>
        route.fulfill({ json: { bookingUrl: null, metaPixelId: "123", consentMode: "opt-in", gpc: false } }),
      );
      // Its finding takes three lines.
      const answers = { ...QUIZ_ANSWERS, q2_situation: "tried-failed", q4_funnel: "not-converting" };
      await page.goto(`/hub/${await createHub(request, { answers })}`);
      const question = page.locator("[data-consent-bar]");
      const bar = page.getByRole("complementary", { name: "Your free call" });
      await expect(question).toBeVisible();
      const button = bar.getByRole("button", { name: "Book Free Call" });
      await expect(button).toBeVisible();
      // It has come up once it rests on the question.
      const gap = async () => {
        const [above, below] = await Promise.all([bar.boundingBox(), question.boundingBox()]);
        return Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? Infinity));
      };
      await expect.poll(gap).toBeLessThanOrEqual(1);
      await expectAccessible(page);
      await page.getByRole("button", { name: "No, thanks" }).click();
      await expect(question).toHaveCount(0);
      await expect(bar).toBeHidden();
    });
  },
);

test("a hub's folds, its paper, the narrowest screen, and its booked call by the server's clock and in the calendar", async ({
  page,
  request,
}) => {
  await test.step("what is unfolded before its code has come stays unfolded", async () => {
    const sessionId = await createHub(request);
    const held: (() => Promise<void>)[] = [];
    await page.route(/\/hub-rest-[^/]*\.js$/, (route) => void held.push(() => route.continue()));
    await page.goto(`/hub/${sessionId}`);
    await expectTakenOver(page);
    await page.getByRole("heading", { name: "Your data", exact: true }).click();
    const inside = page.getByRole("button", { name: "Show my data" });
    await expect(inside).toBeVisible();
    await page.evaluate("scrollTo(0, 0)");
    await page.getByRole("heading", { name: "Your data" }).scrollIntoViewIfNeeded();
    await expect(inside).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    for (const go of held) await go();
    await page.waitForLoadState("networkidle");
    await expect(inside).toBeVisible();
    await inside.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  });

  await test.step("a hub prints on two pages, without what cannot be pressed on paper", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Optimize & Scale" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Book Free Call" }).first()).toBeHidden();
    await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const told = page.getByText("Leads got expensive");
    await expect(told).toBeVisible();
    await page.emulateMedia({ media: null });
    await expect(told).toBeHidden();
    for (const format of ["A4", "Letter"]) expect(await pagesOf(page, format)).toBe(2);
  });

  await test.step("the time of a booked call is the server's where the browser knows the visitor's zone otherwise, and nothing of the visitor's goes into the calendar with it", async () => {
    const sessionId = await createHub(request);
    const clocks = [{ at: "2026-12-01T00:30:00.000-03:30", zone: "America/Edmonton" }];
    await changeHubData(page, (data) => {
      Object.assign(data["hub"] as object, { call: { startsAt: "2026-12-01T04:00:00.000Z", clocks } });
    });
    await page.goto(`/hub/${sessionId}`);
    const time = page.getByRole("main").getByRole("time").first();
    await expect(time).toHaveText(/^Tuesday, December 1 at 12:30.a\.m\. GMT-3:30$/i);
    await expect(time).toHaveAttribute("datetime", "2026-12-01T04:00:00.000Z");
    await expect(page.getByText(/^Dec\.?$/)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to calendar" }).first().click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("strategy-call.ics");
    const file = await read(await saved.createReadStream());
    expect(file).toContain("\r\nDTSTART:20261201T040000Z\r\n");
    expect(file).toMatch(/\r\nUID:call-[0-9a-f]{16}@strategy-hub\r\n/);
    for (const secret of [sessionId, "Ada", "analytical.example"]) expect(file).not.toContain(secret);
  });

  await test.step("long words, and text at 200 %, stay inside the narrowest screen", async () => {
    await page.unrouteAll();
    await page.setViewportSize({ width: 320, height: 640 });
    const answers = { ...QUIZ_ANSWERS, q6_frustration: "L".repeat(300) };
    const businessUrl = `https://${"a".repeat(60)}.${"b".repeat(60)}.example`;
    await page.goto(`/hub/${await createHub(request, { answers, businessUrl, name: "A".repeat(500) })}`);
    // However long the name is, the finding is on the first screen.
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await openFold(page, "What you told us");
    for (const part of [page.getByText(/^Hi A+!$/), page.getByRole("definition").last()]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
    }
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
  });
});

test(
  "an expired hub says so, and how to go on, and one without a booking page leads to the card that asks for a call",
  RELEASE,
  async ({ page, request, allowConsole }) => {
    allowConsole(/status of 410/);
    await test.step("without a booking page every place leads to the card that asks for a call", async () => {
      const sessionId = await createHub(request);
      await changeHubData(page, (data) => {
        data["bookingUrl"] = null;
      });
      await page.goto(`/hub/${sessionId}`);
      const buttons = page.getByRole("button", { name: "Request a call" });
      await expect(buttons).toHaveCount(1);
      await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toHaveCount(0);
      const click = page.waitForRequest(/track-booking-click/);
      await buttons.first().click();
      expect((await click).postDataJSON()).toEqual({ sessionId, source: "strategy_hub" });
      const card = page.getByRole("region", { name: "Call me" });
      await expect(card).toBeInViewport();
      await expect(card.getByRole("textbox", { name: "Phone number" })).toBeVisible();
    });

    await test.step("an expired hub says so, and how to go on", async () => {
      await page.unrouteAll();
      const sessionId = await createHub(request);
      await expireHub(page, sessionId);
      const response = await page.goto(`/hub/${sessionId}`);
      expect(response?.status()).toBe(410);
      await expect(page.getByRole("heading", { name: "Strategy Not Found" })).toBeVisible();
      await expect(
        page.getByText("We couldn’t find your personalized strategy. This link may be invalid or expired."),
      ).toBeVisible();
      await expect(page.getByText(CLOSED)).toBeVisible();
      await expect(page.getByRole("link", { name: "Book Free Call" })).toHaveAttribute(
        "href",
        /strategy-call/,
      );
      const sent: string[] = [];
      page.on("request", (call) => sent.push(`${new URL(call.url()).pathname} ${call.postData() ?? ""}`));
      const tab = page.waitForEvent("popup");
      await page.getByRole("link", { name: "Book Free Call" }).click();
      await (await tab).close();
      await expect.poll(() => sent.join("\n")).toMatch(/track-booking-click .*strategy_hub/);
      await expect.poll(() => sent.join("\n")).toMatch(/events .*CalendarClick.*strategy_hub/);
      await expect(page.getByText("Optimize & Scale")).toHaveCount(0);
      // This visitor has not agreed to mails, and the page of an expired hub does not know whether anybody has.
      await expect(page.getByText(/You asked us to email you/)).toHaveCount(0);
      await openFold(page, "Your data");
      await expect(page.getByText("only if they asked us to")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Stop emails" }).click();
      await expect(page.getByText("You won’t get any more emails about this hub.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Email me the link" })).toHaveCount(0);
      await page.getByRole("button", { name: "Send me a new link" }).click();
      const isTaken = page.getByText("We have your request. We’ll get back to you.");
      await expect(isTaken).toBeVisible();

      await page.reload();
      await expect(isTaken).toBeVisible();
      await expect(page.getByRole("button", { name: "Send me a new link" })).toHaveCount(0);
    });
  },
);
