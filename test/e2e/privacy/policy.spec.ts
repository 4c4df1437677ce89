import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import type { APIResponse, Page } from "@playwright/test";
import { repoRoot } from "../../tools/repo-root.mjs";
import { openDashboard } from "../admin/admin-setup.ts";
import { say, startChat } from "../chat/chat-walk.ts";
import { createHub } from "../hub/hub-setup.ts";
import { expect, RELEASE, test } from "../journey.ts";
import { answerQuestions, startQuiz } from "../quiz/quiz-walk.ts";

const SAME = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const NO_POWERS = "camera=(), microphone=(), geolocation=(), payment=()";
const UNSEEN = { "x-robots-tag": "noindex, nofollow, noarchive" };
const VIDEO = "https://player.vimeo.com";
/** Staff's help, and what a paused channel says, name the settings that Slack, Meta, booking pages and webhooks need. */
const NAMES_SETTINGS =
  /^(general-section|booking-and-email-section|signals-card|ads-section|spend-api|webhooks-card|admin-later)-/;

const policy = (frames: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The headers of each kind of page, where calls are booked at `booking`. */
const pageKinds = (booking: string) => ({
  public: {
    ...SAME,
    "content-security-policy": policy(`${VIDEO} ${booking}`),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `${NO_POWERS}, fullscreen=(self "${VIDEO}"), autoplay=(self "${VIDEO}")`,
    "x-robots-tag": undefined,
  },
  hub: {
    ...SAME,
    ...UNSEEN,
    "content-security-policy": policy(booking),
    "referrer-policy": "no-referrer",
    "permissions-policy": `${NO_POWERS}, fullscreen=(), autoplay=()`,
    "cache-control": "no-store",
  },
  admin: {
    ...SAME,
    ...UNSEEN,
    "content-security-policy": policy("'self'"),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `${NO_POWERS}, fullscreen=(), autoplay=()`,
  },
  api: {
    "strict-transport-security": SAME["strict-transport-security"],
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  },
  file: { "x-content-type-options": "nosniff", "cache-control": "public, max-age=31536000, immutable" },
  missing: { "x-content-type-options": "nosniff", "cache-control": "no-store" },
});

/** Those headers of an answer that are expected; the styles of a page are let in by their hashes. */
function headersOf(answer: APIResponse, expected: Record<string, string | undefined>) {
  const headers = answer.headers();
  const csp = headers["content-security-policy"]?.replaceAll(/ 'sha256-[A-Za-z0-9+/]{43}='/g, "");
  const all: Record<string, string | undefined> = { ...headers, "content-security-policy": csp };
  return Object.fromEntries(Object.keys(expected).map((name) => [name, all[name]]));
}

test("every kind of answer is sent with exactly its policy", RELEASE, async ({ request }) => {
  const { bookingUrl } = await (await request.get("/api/config")).json();
  const kinds = pageKinds(new URL(bookingUrl).origin);
  const html = await (await request.get("/")).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  const answers: [string, keyof typeof kinds, number][] = [
    ["/", "public", 200],
    ["/quiz", "public", 200],
    ["/chat?prompt=hello", "public", 200],
    ["/privacy-policy", "public", 200],
    ["/terms", "public", 200],
    ["/nope", "public", 404],
    [`/hub/${await createHub(request)}`, "hub", 200],
    [`/hub/${await createHub(request)}/plan`, "hub", 200],
    ["/hub/00000000-0000-4000-8000-000000000000", "hub", 404],
    ["/hub/00000000-0000-4000-8000-000000000000/plan", "hub", 404],
    ["/hub/nobody", "hub", 404],
    ["/hub/nobody/else", "hub", 404],
    ["/admin?tab=sales", "admin", 200],
    ["/api/config", "api", 200],
    ["/api/assessments", "api", 401],
    ["/api/nope", "api", 404],
    [script, "file", 200],
    ["/assets/nope.js", "missing", 404],
  ];
  for (const [address, kind, status] of answers) {
    const answer = await request.get(address);
    const found = { address, status: answer.status(), headers: headersOf(answer, kinds[kind]) };
    expect(found).toEqual({ address, status, headers: kinds[kind] });
    expect(answer.headers()["content-security-policy"] ?? "").not.toContain("unsafe");
    expect(answer.headers()).not.toHaveProperty("access-control-allow-origin");
    expect(answer.headers()).not.toHaveProperty("set-cookie");
  }
});

test("every page has one address, and every other writing of it leads there in one hop", async ({
  request,
}) => {
  const hub = `/hub/${await createHub(request)}`;
  for (const own of ["/quiz", "/chat", "/admin", "/privacy-policy", "/terms", hub, `${hub}/plan`]) {
    const coded = `/%${own.charCodeAt(1).toString(16)}${own.slice(2)}`;
    for (const writing of [own.toUpperCase(), `${own}/`, `${own.toUpperCase()}//`, coded]) {
      const answer = await request.get(`${writing}?utm_source=fb`, { maxRedirects: 0 });
      const { location } = answer.headers();
      expect({ writing, location }).toEqual({ writing, location: `${own}?utm_source=fb` });
      // The trailing slash of a file is the assets' own.
      expect([307, 308]).toContain(answer.status());
    }
  }
});

/** Tells of everything that the policy of a page stops. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("policyStopped", (what: string) => void violations.push(what));
  await page.addInitScript(`addEventListener("securitypolicyviolation", (event) =>
    policyStopped([location.pathname, event.effectiveDirective, event.blockedURI, event.sample].join(" ")))`);
  return violations;
}

test(
  "every page works under its policy without one violation",
  RELEASE,
  async ({ page, request, allowConsole, allowThirdParty }) => {
    allowConsole(/404 \(Not Found\)|Content Security Policy/);
    await allowThirdParty(/^https:\/\/player\.vimeo\.com\//);
    const violations = await watchViolations(page);
    await page.goto("/");
    await page.getByRole("region", { name: "Testimonial cards" }).scrollIntoViewIfNeeded();
    await expect(page.locator(".carousel.swiper-initialized")).toBeVisible();
    await page
      .getByRole("button", { name: /^Play video/ })
      .first()
      .click();
    await expect(page.locator("iframe")).toHaveCount(1);
    await page.goto("/nope");
    await page.goto("/terms");
    await page.getByRole("button", { name: "Your privacy choices" }).click();
    await startQuiz(page);
    await answerQuestions(page, 1, 2);
    await startChat(page);
    await say(page, "my own business");
    // Without a space, for the hub greets by the first name.
    const markup = `</script><svg/onload=policyStopped('run')>`;
    await page.goto(`/hub/${await createHub(request, { name: markup })}`);
    await expect(page.getByText(markup).first()).toBeVisible();
    await page.getByRole("button", { name: "Book Free Call" }).first().click();
    await expect(page.locator("iframe").contentFrame().getByRole("heading").first()).toBeVisible();
    await openDashboard(page);
    await expect(page.getByRole("tab")).toHaveCount(10);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
    }
    expect(violations).toEqual([]);

    await page.evaluate(
      `document.head.append(Object.assign(document.createElement("script"), { text: "policyStopped('run')" }))`,
    );
    await expect.poll(() => violations).toEqual([expect.stringMatching(/^\/admin script-src-elem inline/)]);
  },
);

test("the files that browsers get hold no secret, and no map of the source", RELEASE, () => {
  const folder = path.join(repoRoot, "dist", "client");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const secrets = parseEnv(readFileSync(path.join(repoRoot, ".dev.vars"), "utf8"));
  const values = Object.values(secrets).filter((value) => value !== "");
  expect(values.length).toBeGreaterThan(2);
  expect(files.length).toBeGreaterThan(20);
  for (const { name, parentPath } of files) {
    expect(name).not.toMatch(/\.map$|\.ts$|^\.(?!assetsignore)/);
    const text = readFileSync(path.join(parentPath, name), "utf8");
    const wanted = NAMES_SETTINGS.test(name) ? values : [...values, ...Object.keys(secrets)];
    expect({ name, found: wanted.filter((secret) => secret && text.includes(secret)) }).toEqual({
      name,
      found: [],
    });
  }
});
