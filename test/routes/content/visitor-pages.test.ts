import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Content } from "#domain/content/content";
import { sample } from "#domain/content/sample/sample";
import { beforeEach, describe, expect, it, vi } from "vitest";
import worker from "../../../worker/index.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi } from "../../setup/staff-api.ts";

/** What the build wrote: with its own words in it. */
const DOCUMENT =
  "<head><!--said--><title>As built</title><!--/said--><style>a{}</style><script>b()</script>" +
  '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>' +
  '<link rel="modulepreload" href="/assets/b.js"></head><div id="root" data-rendering="whole">' +
  '<!--frame--><p>as built</p><!--/frame--></div><script type="application/json" id="page-content">{"built":1}</script>';

const gone = (): never => {
  throw new Error("D1 is away");
};
const AWAY = { withSession: gone, prepare: gone };

let trips = 0;
/** A place where it runs, with a cache of its own: nothing of another test is in it. */
let host = "";

/** The database, of which every round trip is counted. */
const counted = {
  withSession: (constraint: string) => {
    trips += 1;
    return env.DB.withSession(constraint);
  },
};

const bindings = (more: object = {}) =>
  ({ ...env, DB: counted, ASSETS: { fetch: async () => new Response(DOCUMENT) }, ...more }) as unknown as Env;

async function open(isolate: Env, path = "/", headers: Record<string, string> = {}) {
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(`http://${host}${path}`, { headers }), isolate, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, etag: answer.headers.get("etag"), headers: answer.headers, text };
}

const publish = (change: (content: Content) => void) => publishContent(ownContent(change));

const saying = (statement: string) => publish((content) => void (content.landing.hero.statement = statement));

/** Past all that a page may be behind what is published. */
const later = () => vi.setSystemTime(Date.now() + 10_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  trips = 0;
  host = `${crypto.randomUUID()}.localhost`;
});

const PAGES = ["/", "/quiz", "/chat", "/privacy-policy", "/terms"];

describe("the privacy policy says how long data is kept by the settings", () => {
  const keep = (key: string, days: number) =>
    rows("update system_settings set value = ? where key = ?", String(days), key);
  const BUILT = DOCUMENT.replace("as built</p>", "{anonymousKept}, {addressesKept}</p>");
  const built = () => bindings({ ASSETS: { fetch: async () => new Response(BUILT) } });

  it("as it was built, and whatever they become", async () => {
    host = "localhost:8787";
    const isolate = built();
    const first = await open(isolate, "/privacy-policy");
    expect(first.text).toContain("<p>14 days, 90 days</p>");
    await keep("retention_days_anonymous", 1);
    await keep("retention_days_ip", 30);
    later();
    const second = await open(isolate, "/privacy-policy", { "if-none-match": first.etag ?? "" });
    expect([second.status, second.etag === first.etag]).toEqual([200, false]);
    expect(second.text).toContain("<p>1 day, 30 days</p>");
    const third = await open(isolate, "/privacy-policy", { "if-none-match": second.etag ?? "" });
    expect(third.status).toBe(304);
  });

  it("in what is published", async () => {
    await publish(() => {});
    await keep("retention_days_anonymous", 21);
    const { text } = await open(bindings(), "/privacy-policy");
    expect(text).toContain("Assessments without contact details: 21 days.");
    expect(text).toContain("IP addresses, and browsers’ names and versions: 90 days.");
    expect(text).not.toMatch(/\{\w+Kept\}/);
  });

  it("as known last while the database is away, and as set initially before", async () => {
    allowConsole(/content_not_read|settings_not_read/);
    host = "localhost:8787";
    await keep("retention_days_anonymous", 21);
    const isolate = built();
    expect((await open(isolate, "/privacy-policy")).text).toContain("<p>21 days, 90 days</p>");
    later();
    Object.assign(isolate, { DB: AWAY });
    expect((await open(isolate, "/privacy-policy")).text).toContain("<p>21 days, 90 days</p>");
    const other = Object.assign(built(), { DB: AWAY });
    expect((await open(other, "/privacy-policy")).text).toContain("<p>14 days, 90 days</p>");
  });
});

describe("a visitor's page", () => {
  it.each(PAGES)("at %s is as it was built while nothing was ever published", async (path) => {
    host = "localhost:8787";
    const { status, text, etag } = await open(bindings(), path);
    expect([status, etag]).toEqual([200, expect.stringMatching(/\.0"$/)]);
    expect(text).toContain("<title>As built</title>");
    expect(text).toContain("<p>as built</p>");
    expect(text).toContain('{"built":1}');
  });

  it("is rendered from what is published", async () => {
    await publish((content) => void (content.brand.name = "Iron & Oak"));
    const isolate = bindings();
    for (const path of PAGES) {
      const { status, text } = await open(isolate, path);
      expect([path, status]).toEqual([path, 200]);
      expect.soft(text, path).toMatch(/<title>[^<]*Iron &amp; Oak<\/title>/);
      expect.soft(text, path).toContain('"name":"Iron & Oak"');
      expect.soft(text, path).not.toMatch(/as built/i);
      expect.soft(text, path).not.toMatch(/<!--\$[?!]|<!--said|<!--frame/);
    }
  });

  it("is served under a policy that lets its own styles and scripts run", async () => {
    host = "localhost:8787";
    const { headers } = await open(bindings());
    expect(headers.get("content-security-policy")).toMatch(
      /script-src 'self' 'sha256-[^']{44}'.*style-src 'self' 'sha256-[^']{44}'/,
    );
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  it("names what it needs first in its headers, before the document is read", async () => {
    await saying("One.");
    for (const path of PAGES) {
      const { headers } = await open(bindings(), path);
      expect(headers.get("link")).toBe(
        '</assets/a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin, </assets/b.js>; rel=modulepreload',
      );
    }
  });

  it("need not be loaded again until something else is published", async () => {
    await saying("One.");
    const isolate = bindings();
    const { etag } = await open(isolate);
    const tag = { "if-none-match": String(etag) };
    expect(await open(isolate, "/", tag)).toMatchObject({ status: 304, etag, text: "" });
    await saying("Two.");
    later();
    expect(await open(isolate, "/", tag)).toMatchObject({
      status: 200,
      text: expect.stringContaining("Two."),
    });
  });

  it("is the same for a warm isolate without a word to the database", async () => {
    await saying("One.");
    const isolate = bindings();
    await open(isolate);
    trips = 0;
    for (const path of ["/", "/quiz", "/chat", "/terms", "/nope"]) await open(isolate, path);
    expect(trips).toBe(0);
  });

  it("that does not exist is told so in the owner's words", async () => {
    await publish((content) => void (content.pages.notFound.title = "Nothing here"));
    const { status, text } = await open(bindings(), "/nope");
    expect([status, /<title>(.*)<\/title>/.exec(text)?.[1]]).toEqual([404, "Nothing here"]);
  });

  it("takes no other method", async () => {
    const context = createExecutionContext();
    const request = new Request(`http://${host}/quiz`, { method: "POST" });
    const answer = await worker.fetch(request, bindings(), context);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
  });
});

describe("before anything is published", () => {
  const soon = { status: 200, text: expect.stringContaining("<h1>Opening soon</h1>") };

  it.each(["/", "/quiz", "/chat"])("visitors from elsewhere see no invented people at %s", async (path) => {
    const answer = await open(bindings(), path);
    expect(answer).toMatchObject(soon);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.text).toMatch(/href="\/privacy-policy".*href="\/terms"/);
    expect(answer.text).not.toContain("as built");
  });

  it("the page has the draft’s brand once that is the owner’s, and reads it once in 10 s", async () => {
    const isolate = bindings();
    const { text } = await open(isolate);
    expect(text).toMatch(/<title>Opening soon<\/title>.*Bricolage/s);
    expect(text).not.toContain(sample.brand.name);
    const document = ownContent((content) => {
      content.brand.name = "Iron & Oak";
      content.look.face = "fraunces";
      content.look.action = "#2456c7";
    });
    const saved = await staffApi("/api/content/draft", { method: "PATCH", json: { document } });
    expect(saved.status).toBe(200);
    const before = trips;
    expect((await open(isolate)).text).not.toContain("Iron");
    expect(trips).toBe(before);
    later();
    const own = (await open(isolate)).text;
    expect(own).toMatch(/<title>Opening soon \| Iron &amp; Oak<\/title>.*Fraunces.*#2456c7/s);
    expect(own).toMatch(/<header>.*Iron &amp; Oak.*<\/header>/s);
  });

  it("the legal pages are there, and the site opens with the first publish", async () => {
    const isolate = bindings();
    expect(await open(isolate, "/terms")).toMatchObject({
      status: 200,
      text: expect.stringContaining("as built"),
    });
    expect(await open(isolate)).toMatchObject(soon);
    await saying("One.");
    later();
    expect((await open(isolate)).text).toContain("One.");
  });
});

describe("a publish", () => {
  it("is live in every isolate within 10 s, and so is the way back", async () => {
    await saying("One.");
    const isolates = [bindings(), bindings()];
    for (const isolate of isolates) expect((await open(isolate)).text).toContain("One.");
    await saying("Two.");
    later();
    for (const isolate of isolates) expect((await open(isolate)).text).toContain("Two.");
    expect((await staffApi("/api/content/versions/1/restore", { method: "POST" })).status).toBe(201);
    later();
    for (const isolate of isolates) expect((await open(isolate)).text).toContain("One.");
  });

  it("reaches a busy isolate behind an answer", async () => {
    await saying("One.");
    const isolate = bindings();
    await open(isolate);
    await saying("Two.");
    vi.setSystemTime(Date.now() + 5000);
    expect((await open(isolate)).text).toContain("One.");
    expect((await open(isolate)).text).toContain("Two.");
  });
});

describe("200 with the last good page", () => {
  it("while D1 is away, in an isolate that knew it and in a new one", async () => {
    await saying("One.");
    const isolate = bindings();
    await open(isolate);
    allowConsole(/content_not_read|settings_not_read/);
    Object.assign(isolate, { DB: AWAY });
    later();
    for (const one of [isolate, bindings({ DB: AWAY })]) {
      expect(await open(one)).toMatchObject({ status: 200, text: expect.stringContaining("One.") });
      expect(await open(one, "/quiz")).toMatchObject({
        status: 200,
        text: expect.not.stringContaining("as built"),
      });
    }
  });

  it("is what was built, where nothing is known of any other", async () => {
    host = "localhost:8787";
    allowConsole(/content_not_read|settings_not_read/);
    expect(await open(bindings({ DB: AWAY }))).toMatchObject({
      status: 200,
      text: expect.stringContaining("as built"),
    });
  });

  it.each(["{", "null", '{"landing":7}'])("after a document that cannot be read: %s", async (broken) => {
    await saying("One.");
    const isolate = bindings();
    await open(isolate);
    allowConsole(/page_not_rendered/);
    await rows("update content_versions set status = 'superseded' where status = 'published'");
    await rows(
      `insert into content_versions (number, status, based_on, by, at, document) values (2, 'published', 1, 'x', 2, ?)`,
      broken,
    );
    later();
    for (const one of [isolate, bindings()]) {
      const { status, text, etag } = await open(one);
      expect([status, etag]).toEqual([200, expect.stringMatching(/\.1-\d+"$/)]);
      expect(text).toContain("One.");
    }
  });

  it("after a version of which a page cannot be rendered, while its other pages are new", async () => {
    await saying("One.");
    const isolate = bindings();
    await open(isolate, "/privacy-policy");
    allowConsole(/page_not_rendered/);
    const document = ownContent((content) => {
      content.landing.hero.statement = "Two.";
      content.legal.privacy.updatedOn = "never";
    });
    await rows(
      "update content_versions set document = ?, at = at + 1 where status = 'published'",
      JSON.stringify(document),
    );
    later();
    for (const one of [isolate, bindings()]) {
      const privacy = await open(one, "/privacy-policy");
      expect(privacy.status).toBe(200);
      expect(privacy.text).not.toMatch(/as built|datetime="never"/i);
      expect((await open(one)).text).toContain("Two.");
    }
  });
});
