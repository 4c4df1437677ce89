import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Content } from "#domain/content/content";
import { funnelFileText, readFunnelFile } from "#domain/settings/carry/funnel-file";
import type { Look } from "#domain/content/parts/look";
import { describe, expect, it } from "vitest";
import { ownToken } from "../../../worker/http/content/preview-token.ts";
import { recipientHash, unsubscribeToken } from "../../../worker/delivery/email/unsubscribe-token.ts";
import worker from "../../../worker/index.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { pictureFiles } from "../../setup/content/picture-files.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const LINK = (name: string) =>
  `<link rel="preload" href="/assets/${name}-basic-x.woff2" as="font" type="font/woff2" crossorigin>`;
/** What the build wrote. */
const DOCUMENT =
  '<head><!--said--><title>As built</title><!--/said--><meta name="theme-color" content="#f6f5f1">' +
  `${LINK("bricolage-grotesque")}${LINK("figtree")}<style>a{}</style></head>` +
  '<div id="root" data-rendering="whole" data-hydrate="at-once"><!--frame--><!--/frame--></div>' +
  '<script type="application/json" id="page-content">{}</script>' +
  '<script type="application/json" id="hub-data">__HUB_DATA__</script>';

const BLUE = { action: "#2563eb", ink: "#0b1b3a", radius: "round", face: "fraunces" } as const;
const HUB = "/hub/7b1f6a52-3f0e-4c1e-9a53-3f0f4f1f0a11";
const PAGES = ["/", "/quiz", "/chat", "/privacy-policy", "/terms", "/nope", HUB, `${HUB}/plan`];

const inLook = (look: Partial<Look>) => ownContent((content) => void Object.assign(content.look, look));
const saved = (document: Content) => staffApi("/api/content/draft", { method: "PATCH", json: { document } });

async function publish(document: Content): Promise<Response> {
  expect((await saved(document)).status).toBe(200);
  return staffApi("/api/content/publish", { json: { note: "" } });
}

/** A deployment that has just started: nothing that another has rendered is known to it. */
function deployment() {
  const isolate = { ...env, ASSETS: { fetch: async () => new Response(DOCUMENT) } } as unknown as Env;
  const host = `${crypto.randomUUID()}.localhost`;
  return async (path: string) => {
    const context = createExecutionContext();
    const answer = await worker.fetch(new Request(`http://${host}${path}`), isolate, context);
    const text = await answer.text();
    await waitOnExecutionContext(context);
    return { text, headers: answer.headers };
  };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

const brandOf = (html: string) => /<head>.*?<style id="brand">(.*?)<\/style>.*<\/head>/s.exec(html)?.[1];

describe("colors that cannot be read", () => {
  it.each([
    [{ action: "#ffd500" }, "look.action", /on white.*1\.4 to 1, and needs 3\. The nearest.*#b09200/],
    [{ ink: "#8a8a8a" }, "look.ink", /faintest text.*to 1, and needs 4\.5\. The nearest/],
    [{ action: "red" }, "look.action", /must be written like #ff5a2a/],
  ])("are not published: %o", async (look, path, message) => {
    const answer = await publish(inLook(look));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      issues: [{ path, message: expect.stringMatching(message) }],
    });
    expect(await rows("select count(*) as n from content_versions where status = 'published'")).toEqual([
      { n: 0 },
    ]);
  });
});

describe("a brand", () => {
  it("is in the head of every page, before anything is drawn", async () => {
    expect((await publish(inLook(BLUE))).status).toBe(201);
    const open = deployment();
    for (const path of PAGES) {
      const { text, headers } = await open(path);
      const style = brandOf(text) ?? "";
      expect([path, style]).toEqual([path, expect.stringContaining("--color-primary:#2563eb;")]);
      expect(style).toMatch(/@media screen\{\[data-theme=ink\]\{[^}]*--color-primary:#4883ff;/);
      expect(style).toContain("--radius-field:1.625rem");
      expect(style).toContain('.font-display{font-family:"Fraunces Variable"');
      expect(headers.get("content-security-policy")).toContain(`'sha256-${await hashOf(style)}'`);
      expect(text).toContain('<meta name="theme-color" content="#f3f5f9">');
      expect(text).toMatch(/<link rel="preload" href="[^"]*fraunces-display[^"]*\.woff2" as="font"/);
      const first = headers.get("link");
      expect(first).toContain("/assets/figtree-basic-x.woff2");
      expect(text + first).not.toContain("bricolage");
    }
  });

  it("that only rounds the corners says nothing of colors, and loads what is loaded anyway", async () => {
    await publishContent(inLook({ radius: "sharp" }));
    const { text, headers } = await deployment()("/");
    expect(brandOf(text)).toBe(
      ":root,[data-theme=paper]{--radius-selector:0rem;--radius-field:0.125rem;--radius-box:0.125rem}",
    );
    expect(text).toContain('<meta name="theme-color" content="#f6f5f1">');
    expect(headers.get("link")).toContain("bricolage");
  });

  it("in the typeface of the texts loads no other", async () => {
    await publishContent(inLook({ face: "figtree" }));
    const { text, headers } = await deployment()("/");
    expect(text).not.toContain("bricolage");
    expect(headers.get("link")).not.toContain("bricolage");
  });

  it("is none where the owner keeps what ships: not a byte more", async () => {
    await publishContent(ownContent());
    for (const path of PAGES) {
      const { text } = await deployment()(path);
      expect(text).not.toContain('id="brand"');
      expect(text).toContain('<meta name="theme-color" content="#f6f5f1">');
    }
  });

  it("is on the page that ends a subscription, and in every mail", async () => {
    await publishContent(inLook(BLUE));
    const recipient = (await recipientHash(env, "ada@analytical.example")) ?? "";
    const token = await unsubscribeToken(env, { recipient, stop: "hub" });
    const { text } = await deployment()(`/api/unsubscribe/${token}`);
    expect(text).toMatch(/button \{[^}]*border-radius: 26px; background: #2563eb; color: #ffffff;/s);
    const preview = await ownToken(env, Date.now());
    for (const mail of ["hub", "reminder", "newLink"]) {
      const sent = await deployment()(`/preview/${preview?.token}/mails/${mail}`);
      expect(sent.text).toContain('bgcolor="#2563eb"');
      expect(sent.text).not.toMatch(/#ff5a2a|#17140f/);
    }
  });

  it("is shown by a preview as it is drafted, while visitors see the one before", async () => {
    await publishContent(inLook({ action: "#0f766e" }));
    await saved(inLook(BLUE));
    const preview = await ownToken(env, Date.now());
    const open = deployment();
    const { text, headers } = await open(`/preview/${preview?.token}/quiz`);
    expect(brandOf(text)).toContain("--color-primary:#2563eb;");
    expect(headers.get("content-security-policy")).toContain(`'sha256-${await hashOf(brandOf(text) ?? "")}'`);
    expect(brandOf((await open("/quiz")).text)).toContain("--color-primary:#0f766e;");
  });
});

describe("a funnel that is taken along", () => {
  it("makes the same pages elsewhere, byte for byte", async () => {
    const sent = await staffApi("/api/content/files", { method: "POST", body: pictureFiles.webp });
    const { hash } = await sent.json<{ hash: string }>();
    const document = inLook(BLUE);
    document.brand = { ...document.brand, name: "Strong Weeks" };
    document.brand.logoOnLight.files = [{ hash, width: 3, height: 2 }];
    expect((await publish(document)).status).toBe(201);
    const pagesOf = async () => {
      const open = deployment();
      return Promise.all(PAGES.map(async (path) => (await open(path)).text));
    };
    const before = await pagesOf();
    const { published } = await staffJson<{ published: { document: Content } }>("/api/content");
    const picture = btoa(String.fromCharCode(...pictureFiles.webp));
    const file = funnelFileText({
      content: { document: published.document, pictures: new Map([[hash, picture]]) },
    });

    for (const table of ["content_versions", "content_files"]) await rows(`delete from ${table}`);
    const { content: taken } = readFunnelFile(file);
    if (!taken) throw new Error("The file holds no texts.");
    for (const base64 of taken.pictures.values()) {
      const body = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      expect((await staffApi("/api/content/files", { method: "POST", body })).ok).toBe(true);
    }
    expect((await publish(taken.document)).status).toBe(201);
    expect(await pagesOf()).toEqual(before);
    expect(before[0]).toContain("Strong Weeks");
  });
});
