import type { Locator } from "@playwright/test";
import { company } from "#domain/content/sample/sample";
import { text as read } from "node:stream/consumers";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, PHONE, RELEASE, RELEASE_ON_PHONE, test } from "../journey.ts";
import {
  changeHubData,
  changeHubDocument,
  createHub,
  expectTakenOver,
  expireHub,
  openFold,
  pagesOf,
} from "./hub-setup.ts";

const HOUR = 3_600_000;
const CLOSED = /^This hub closed on \w+day, \w+ \d+ at \d+:\d\d .*M[SD]T$/;

// A toast on its way in is no contrast to measure.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a hub counts down by the server's clock on a device days off", RELEASE, async ({ page, request }) => {
  await page.addInitScript(`{
    const off = Number(new URLSearchParams(location.search).get("off"));
    const real = Date;
    const now = () => real.now() + off;
    globalThis.Date = new Proxy(real, {
      construct: (_date, given) => Reflect.construct(real, given.length > 0 ? given : [now()]),
      get: (_date, name) => (name === "now" ? now : Reflect.get(real, name)),
    });
  }`);
  for (const days of [-3, 3]) {
    const sessionId = await createHub(request);
    await page.goto(`/hub/${sessionId}?off=${days * 24 * HOUR}`);
    await expectTakenOver(page);
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(2 * 24 * HOUR);
    await expect(page.getByText(/^11h 59m \d+s$/)).toBeVisible();
  }
});

test(
  "an open hub shows the strategy in the visitor's words, books nothing by itself, and gives and erases their data",
  RELEASE,
  async ({ page, request, allowConsole }) => {
    allowConsole(/status of 404/);
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

    await test.step("visitors see their data, take it along, change their mind on mail, and erase", async () => {
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

      await page.getByRole("button", { name: "Email me the link" }).click();
      await expect(page.getByText("Thanks. The link is on its way.")).toBeVisible();
      await page.getByRole("button", { name: "Stop emails" }).click();
      await expect(page.getByText("You won’t get any more emails about this hub.")).toBeVisible();

      await page.getByRole("button", { name: "Erase my data" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByText("Hi Ada!")).toBeVisible();
      await page.getByRole("button", { name: "Erase my data" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Erase my data" }).click();
      await expect(page.getByRole("heading", { name: "Your data has been erased" })).toBeFocused();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Strategy Not Found" })).toBeVisible();
    });
  },
);

test(
  "an open hub has no accessibility fault, and a call is booked inside it, which every call to action says",
  RELEASE,
  async ({ page, request }) => {
    await test.step("an open hub has no accessibility fault", async () => {
      await page.goto(`/hub/${await createHub(request)}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "View Strategy Resource" }).click();
      const toast = page.getByRole("alert").filter({ hasText: "Resource Not Available" });
      await expect(toast).toContainText(
        `The strategy resource for this program is not yet configured. Please contact support. Our address: ${company.supportEmail}.`,
      );
      await expectAccessible(page);
      await openFold(page, "Your data");
      await page.getByRole("button", { name: "Erase my data" }).click();
      await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
      await expectAccessible(page);
    });

    await test.step("a call is booked inside the hub, and every call to action says so", async () => {
      const sessionId = await createHub(request);
      const calls: string[] = [];
      page.on("request", (sent) => {
        if (sent.method() === "POST") calls.push(`${new URL(sent.url()).pathname} ${sent.postData()}`);
      });
      await page.goto(`/hub/${sessionId}`);
      await page.getByRole("button", { name: "Book Free Call" }).first().click();
      await expect(page.getByRole("heading", { name: "Book your free strategy call" })).toBeInViewport();
      await expect.poll(() => calls.join("\n")).toContain("track-booking-click");
      await expect.poll(() => calls.join("\n")).toContain("track-booking-view");
      await expect.poll(() => calls.filter((call) => call.includes("CalendarClick"))).toHaveLength(1);
      expect(calls.find((call) => call.includes("track-booking-click"))).toContain('"source":"strategy_hub"');

      const iframe = page.getByTitle("Choose a time for your free strategy call");
      await expect(iframe).toHaveAttribute("src", /email=ada%40analytical.example/);
      await expect(iframe).toHaveAttribute("src", /utm_content=[0-9a-f]{16,}/);
      expect(await iframe.getAttribute("src")).not.toContain(sessionId);
      expect((await iframe.boundingBox())?.height).toBeGreaterThanOrEqual(700);
      const frame = iframe.contentFrame();
      await frame.getByRole("group").getByRole("button").first().click();
      await expect(frame.getByLabel("Email")).toHaveValue("ada@analytical.example");
      await frame.getByRole("button", { name: "Schedule the call" }).click();

      await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeInViewport();
      await expect(page.getByText(/^\d+h \d+m \d+s$/)).toHaveCount(0);
      const points = page.getByRole("region", { name: "Your call", exact: true }).getByRole("listitem");
      await expect(points).toHaveCount(3);
      await expect(points.first()).toContainText("open at a good week and at a bad one");

      // Its webhook does.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole("link", { name: "Add to calendar" }).first()).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();
      await expect(page.getByText(/^\d+h \d+m \d+s$/)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("time").first()).toHaveText(/day,.*9:00.*(M[SD]T|GMT)/);
      await expectAccessible(page);
    });
  },
);

test(
  "on a phone, booking stays in reach but never in the way",
  RELEASE_ON_PHONE,
  async ({ page, request, isMobile }) => {
    test.skip(!isMobile, "wider screens have room for more, and no bar");
    await test.step("on a phone, booking stays in reach but never in the way", async () => {
      await page.goto(`/hub/${await createHub(request)}`);
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
    });

    await test.step("a phone's hub is at most five screens long", async () => {
      for (const situation of ["yo-yo", "coaching"]) {
        const answers = { ...QUIZ_ANSWERS, q2_situation: situation };
        await page.goto(`/hub/${await createHub(request, { answers })}`);
        await expectTakenOver(page);
        await expect(page.getByTitle("Choose a time for your free strategy call")).toHaveCount(0);
        expect(
          await page.evaluate<number>("document.documentElement.scrollHeight / innerHeight"),
        ).toBeLessThan(5);
      }
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

/** Where these stand that are on a screen of this height now, all but the first (px). */
async function repeatedOn(screen: number, actions: Locator): Promise<object[]> {
  const boxes = await Promise.all((await actions.all()).map((action) => action.boundingBox()));
  return boxes.flatMap((box) => (box && box.y < screen && box.y + box.height > 0 ? [box] : [])).slice(1);
}

test("no screen of a hub has the same call to action twice", PHONE, async ({ page, request }) => {
  await page.goto(`/hub/${await createHub(request)}`);
  await expectTakenOver(page);
  const actions = page.getByRole("button", { name: "Book Free Call" });
  await expect(actions.first()).toBeInViewport();
  const screen = page.viewportSize()?.height ?? 0;
  const length = await page.evaluate<number>("document.documentElement.scrollHeight");
  for (let top = 0; top < length; top += screen / 3) {
    await page.evaluate(`scrollTo(0, ${top})`);
    // The bar moves in and out, which takes a moment.
    await expect.poll(() => repeatedOn(screen, actions), { message: `at ${top} px` }).toEqual([]);
  }
});

test("long words and text at 200 % stay inside the narrowest screen", async ({ page, request }) => {
  await test.step("long words stay inside the narrowest screen", async () => {
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
  });

  await test.step("nothing is wider than the narrowest screen, with text at 200 %", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/hub/${await createHub(request)}`);
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
  });
});

test("a hub's folds, its paper, its booked call in the calendar and by the server's clock, and one that knows hardly anything", async ({
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
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  await test.step("a hub prints on two pages, without what cannot be pressed on paper", async () => {
    await page.goto(`/hub/${await createHub(request)}`);
    await expectTakenOver(page);
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

  await test.step("the time of a booked call is the server's where the browser knows the visitor's zone otherwise", async () => {
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
  });

  await test.step("a booked call goes into the visitor's calendar, and nothing of theirs with it", async () => {
    await page.unrouteAll();
    const sessionId = await createHub(request);
    await changeHubData(page, (data) => {
      Object.assign(data["hub"] as object, { call: { startsAt: "2026-12-01T15:00:00.000Z" } });
    });
    await page.goto(`/hub/${sessionId}`);
    await expect(page.getByText(/Tuesday, December 1.*[89]:00/).first()).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to calendar" }).first().click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("strategy-call.ics");
    const file = await read(await saved.createReadStream());
    expect(file).toContain("\r\nDTSTART:20261201T150000Z\r\n");
    expect(file).toMatch(/\r\nUID:call-[0-9a-f]{16}@strategy-hub\r\n/);
    for (const secret of [sessionId, "Ada", "analytical.example"]) expect(file).not.toContain(secret);
  });

  await test.step("a hub that knows hardly anything still says what it is", async () => {
    const sessionId = await createHub(request);
    const show = async (answers: Record<string, string>) => {
      await page.unrouteAll();
      await changeHubData(page, (data) => Object.assign(data["hub"] as object, { name: null, answers }));
      await page.goto(`/hub/${sessionId}`);
      await expect(page.getByText("Hi there!")).toBeVisible();
      return page.getByRole("heading", { level: 1 });
    };
    const headline = await show({ businessType: "clients", goal: "scale" });
    await expect(headline).toHaveText("Your Meta ads strategy is ready");
    await expect(page.getByText("You said:")).toHaveCount(0);
    await expect(page.getByText("short of your target")).toHaveCount(0);
    const finding = await show({ revenue: "10k-50k", targetRevenue: "$500K" });
    await expect(finding).toHaveText("Your target takes more than a bigger budget");
    await expect(page.getByText("You’re more than $450K a month short of your target.")).toBeVisible();
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

test("a hub of the coaching tier, of nobody, without its data in the document, and one that expires while it is read", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  allowConsole(/status of 500/);
  await test.step("the coaching tier explains how coaching works", async () => {
    const answers = { ...QUIZ_ANSWERS, q2_situation: "coaching" };
    const sessionId = await createHub(request, { answers });
    await page.goto(`/hub/${sessionId}`);
    await expect(page.getByRole("heading", { name: "DGM Coaching" })).toBeVisible();
    const blocks = page.getByRole("region", { name: "How coaching works" });
    await expect(blocks.getByRole("heading", { level: 3 }).first()).toBeVisible();
    // After the program, and before the calendar.
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    const places = ["DGM Coaching", "How coaching works", "Book your free strategy call"];
    expect(headings.filter((text) => places.includes(text))).toEqual(places);
  });

  await test.step("an unknown hub leads back to the assessment", async () => {
    for (const id of [crypto.randomUUID(), "not-a-session"]) {
      const response = await page.goto(`/hub/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Strategy Not Found" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Send me a new link" })).toHaveCount(0);
    }
    await page.getByRole("link", { name: "Take Assessment" }).click();
    await expect(page).toHaveURL("/");
  });

  await test.step("a hub whose document came without its data asks for it, its booked call too, and opens", async () => {
    const sessionId = await createHub(request);
    const data = { sessionId, source: "strategy_hub" };
    expect((await request.post("/api/assessment/track-booked", { data })).ok()).toBe(true);
    await changeHubDocument(page, () => "", 500);
    await page.goto(`/hub/${sessionId}`);
    await expect(page.getByText("Hi Ada!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Book Free Call" })).toHaveCount(0);
  });

  await test.step("a hub that expires while it is read keeps its content", async () => {
    await page.unrouteAll();
    const sessionId = await createHub(request);
    await page.clock.install();
    await page.goto(`/hub/${sessionId}`);
    const countdown = page.getByText(/^\d+h \d+m \d+s$/);
    await expect(countdown).toBeVisible();
    await page.clock.fastForward(11 * HOUR + HOUR / 2);
    await expect(page.getByText("Your strategy hub closes in 1 hour.")).toBeAttached();
    await page.clock.fastForward(HOUR);
    await expect(countdown).toBeHidden();
    await expect(page.getByText(/Your strategy hub has closed/)).toBeAttached();
    await expect(page.getByRole("heading", { name: "Optimize & Scale" })).toBeVisible();
  });
});
