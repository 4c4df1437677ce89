import type { BrowserContext, Page, Request } from "@playwright/test";
import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { askForCall, expectAsked } from "../call-me-setup.ts";
import { say, startChat } from "../chat/chat-walk.ts";
import { expect, RELEASE, signIn, test as journey } from "../journey.ts";
import { answerQuestions, completeQuiz, startQuiz } from "../quiz/quiz-walk.ts";
import { startRecordingProxy, type RecordingProxy } from "./recording-proxy.ts";

const META = /^https:\/\/(connect\.facebook\.net|www\.facebook\.com)\//;
const PIXEL_SCRIPT = "https://connect.facebook.net/en_US/fbevents.js";
/** Chromium's own question what a form's fields are for; no page has a part in it. */
const BROWSERS_OWN = "content-autofill.googleapis.com:443";
/** One beacon for each call of the pixel, as Meta's script does it. */
const PIXEL_STAND_IN = `
  fbq.callMethod = (...call) => {
    new Image().src = "https://www.facebook.com/tr?call=" + encodeURIComponent(JSON.stringify(call));
  };
  fbq.queue.splice(0).forEach((call) => fbq.callMethod(...call));`;

/** A site with a pixel, in a country where visitors are asked first, and a browser behind a proxy. */
const test = journey.extend<{ recording: Recording }, { stack: LocalStack; recorder: RecordingProxy }>({
  stack: [
    async ({}, use) => {
      const vars = { META_PIXEL_ID: "1234567890" };
      const where = { ports: "random", state: "temporary", country: "DE" } as const;
      const copyOf = process.env["JOURNEY_MIGRATED_STATE"] ?? "";
      const stack = await startStack({ ...where, copyOf, vars, build: false, cron: false });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  recorder: [
    async ({}, use) => {
      const recorder = await startRecordingProxy();
      await use(recorder);
      await recorder.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ stack }, use) => use(stack.appUrl),
  proxy: ({ recorder }, use) => use({ server: recorder.url, bypass: "localhost,127.0.0.1" }),
  recording: async ({ context, page, stack, recorder }, use) => {
    await page.route(PIXEL_SCRIPT, (route) =>
      route.fulfill({ contentType: "text/javascript", body: PIXEL_STAND_IN }),
    );
    await use(record(context, stack));
    const unseen = recorder.asked().filter((address) => address !== BROWSERS_OWN);
    expect(unseen, "connections that no event of a page told of").toEqual([]);
  },
});

type Recording = ReturnType<typeof record>;
type Recorded = { url: string; path: string; request: Request };

/** Every request of every page and frame of a context, with the page's path at that moment. */
function record(context: BrowserContext, { appUrl, accessUrl, bookingUrl }: LocalStack) {
  const requests: Recorded[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith("http")) return;
    requests.push({ url, path: new URL(request.frame().page().url()).pathname, request });
  });
  const [app, access, booking] = [appUrl, accessUrl, bookingUrl].map((url) => new URL(url).origin);
  const from = (origin = "") => requests.filter(({ url }) => new URL(url).origin === origin);
  const ours = new Set([app, access, booking]);
  return {
    app: () => from(app),
    booking: () => from(booking),
    elsewhere: () => requests.filter(({ url }) => !ours.has(new URL(url).origin)),
    outside: () => requests.filter(({ url }) => new URL(url).origin !== app),
  };
}

/** What the address of an ad tells at a click, which stays with the lead. */
const CLICK = {
  utm_campaign: "spring",
  campaign_id: "120210000000000100",
  adset_id: "120210000000010100",
  ad_id: "120210000001000100",
  fbclid: "click-1",
};

type Lead = { callStatus: string | null };

/** The events that the pixel was given, by what was sent of them. */
function reported(requests: Recorded[]): { name: string; params: unknown; eventID: string }[] {
  return requests.flatMap(({ url }) => {
    const [method, name, params, ids] = JSON.parse(new URL(url).searchParams.get("call") ?? "[]");
    return String(method).startsWith("track") ? [{ name, params, eventID: ids.eventID }] : [];
  });
}

const urls = (requests: Recorded[]) => requests.map(({ url }) => url);

/** Everything that a request tells the one it goes to. */
const told = ({ request }: Recorded) =>
  [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join("\n");

/** Brings the calendar on this page near enough to be loaded. */
async function openCalendar(page: Page) {
  const calendar = page.getByTitle("Choose a time for your free strategy call");
  await page.getByRole("heading", { name: "Book your free strategy call" }).scrollIntoViewIfNeeded();
  await expect(calendar.contentFrame().getByRole("heading", { name: "Strategy call" })).toBeVisible();
  return calendar.contentFrame();
}

async function openDashboard(page: Page): Promise<void> {
  await signIn(page, "grace@example.com");
  await expect(page.getByText("Logged in as grace@example.com")).toBeVisible();
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(page.getByRole("heading", { name: "Conversion Funnel" })).toBeVisible();
}

test(
  "before a visitor has decided, the site and its booking page alone are asked",
  RELEASE,
  async ({ page, recording }) => {
    await page.goto("/?utm_source=fb&fbclid=click-1");
    await page.mouse.move(300, 300, { steps: 2 });
    await expect(page.getByRole("button", { name: "Yes, allow" })).toBeVisible();
    await page.goto("/privacy-policy");
    await startChat(page);
    await say(page, "my own business");
    const sessionId = await completeQuiz(page);
    await openCalendar(page);
    await page.goto("/quiz");
    await page.getByRole("button", { name: /Book/ }).first().click();
    await openCalendar(page);
    await openDashboard(page);

    expect(urls(recording.elsewhere())).toEqual([]);
    expect(new Set(recording.booking().map(({ path }) => path))).toEqual(
      new Set([`/hub/${sessionId}`, "/quiz"]),
    );
    for (const request of recording.outside()) expect(told(request)).not.toContain(sessionId);
  },
);

test(
  "a yes lets Meta's pixel in, once a page and event, and never on a hub, however it is written, or the dashboard",
  RELEASE,
  async ({ page, recording, allowThirdParty, allowConsole }) => {
    allowConsole(/404 \(Not Found\)/);
    await allowThirdParty(META);
    await page.goto(`/?${new URLSearchParams({ utm_source: "fb", ...CLICK })}`);
    await page.mouse.move(300, 300, { steps: 2 });
    await page.getByRole("button", { name: "Yes, allow" }).click();
    await expect.poll(() => urls(recording.elsewhere())).toContain(PIXEL_SCRIPT);
    await startChat(page);
    await say(page, "my own business");
    const sessionId = await completeQuiz(page);
    await page.goto("/quiz");
    await askForCall(page);
    await expectAsked(page);
    await page.goto(`/hub/${sessionId}`);
    const calendar = await openCalendar(page);
    await calendar.getByRole("group").getByRole("button").first().click();
    await calendar.getByRole("button", { name: "Schedule the call" }).click();
    await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    for (const path of [`/HUB/${sessionId}`, `/HUB/${sessionId}/Plan`, `/old/hub/${sessionId}`]) {
      const before = recording.elsewhere().length;
      await page.goto(path);
      await page.mouse.move(300, 300, { steps: 2 });
      await page.waitForLoadState("networkidle");
      expect({ path, asked: urls(recording.elsewhere().slice(before)) }).toEqual({ path, asked: [] });
    }
    await openDashboard(page);

    const asked = recording.elsewhere();
    const paths = asked.map(({ path }) => path);
    expect(urls(asked).filter((url) => !META.test(url))).toEqual([]);
    const scripts = asked.filter(({ url }) => url === PIXEL_SCRIPT).map(({ path }) => path);
    expect(scripts).toEqual(["/", "/chat", "/quiz", "/quiz"]);
    expect(paths.filter((path) => /^\/(hub|admin)/.test(path))).toEqual([]);
    for (const request of asked) expect(told(request)).not.toContain(sessionId);

    const events = reported(asked);
    expect(events.map(({ name }) => name)).toEqual(["ChatStarted", "Lead", "QuizCompleted", "Contact"]);
    expect(events[2]?.params).toEqual({ tier: 4, value: 110, currency: "USD" });
    const sent = recording.app().map(({ request }) => request.postData() ?? "");
    for (const { eventID } of events) expect(sent.join()).toContain(eventID);

    // How the visitor came is kept through chat, quiz, hub and booking.
    const leads = async (): Promise<Lead[]> => (await page.request.get("/api/assessments?limit=2")).json();
    await expect
      .poll(async () => (await leads()).map(({ callStatus }) => callStatus))
      .toEqual(["booked", null]);
    const arrival = { ...CLICK, landingPath: "/" };
    expect(await leads()).toMatchObject([
      { assessmentType: "quiz", sessionId, firstTouch: arrival, lastTouch: arrival },
      { assessmentType: "chat", firstTouch: arrival, lastTouch: arrival },
    ]);
  },
);

test("a browser that says no by signal is measured nowhere, also where nobody must be asked", async ({
  page,
  recording,
}) => {
  const headers = { "Sec-GPC": "1" };
  await page.setExtraHTTPHeaders(headers);
  const config = await (await page.request.get("/api/config", { headers })).json();
  await page.route("**/api/config", (route) =>
    route.fulfill({ json: { ...config, consentMode: "opt-out" } }),
  );
  await page.goto("/?utm_source=fb&fbclid=click-1");
  await page.mouse.move(300, 300, { steps: 2 });
  await startQuiz(page);
  await answerQuestions(page, 1, 2);
  await page.waitForLoadState("networkidle");
  expect(urls(recording.elsewhere())).toEqual([]);
});
