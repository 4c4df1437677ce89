import type { Content } from "#domain/content/content";
import type { ContentVersion } from "#domain/content/content-version";
import { sampleDocument } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { pictureFiles } from "../../setup/content/picture-files.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const sample = sampleDocument();

type Draft = { version: number; document: Content };
type Known = { draft: Draft; published: { number: number; document: Content } | null };

const headline = (text: string) => ownContent((content) => void (content.landing.hero.statement = text));
/** The same once saved: with who said what is theirs, and when. */
const stored = (content: Content) => ({
  ...content,
  ours: content.ours.map(({ place, text }) =>
    expect.objectContaining({ place, text, by: expect.stringContaining("@"), at: expect.any(String) }),
  ),
});
const read = () => staffJson<Known>("/api/content");
const save = (document: unknown, version?: number, who?: string) =>
  staffApi("/api/content/draft", {
    method: "PATCH",
    json: { document },
    ...(version !== undefined && { version }),
    ...(who !== undefined && { who }),
  });
const publish = (note = "", init: object = {}) =>
  staffApi("/api/content/publish", { json: { note }, ...init });
const restore = (number: number, init: object = {}) =>
  staffApi(`/api/content/versions/${number}/restore`, { method: "POST", ...init });
const versions = async () =>
  (await staffJson<{ versions: ContentVersion[] }>("/api/content/versions")).versions;

async function published(text: string, note = ""): Promise<void> {
  expect((await save(headline(text))).status).toBe(200);
  const answer = await publish(note);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 201 });
}

describe("the draft", () => {
  it("is the sample before anything is drafted, and nothing is live", async () => {
    expect(await read()).toEqual({ draft: { version: 1, document: sample }, published: null });
    expect(await rows("select id from content_versions")).toEqual([]);
  });

  it("is saved whole under its version, and is not overwritten by somebody who has an older one", async () => {
    const own = headline("Run further.");
    expect(await (await save(own, 1)).json()).toEqual({ version: 2, document: stored(own) });
    const late = await save(headline("Run faster."), 1, "grace@example.com");
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: "conflict",
      current: { version: 2, document: stored(own) },
    });
    expect((await read()).draft).toEqual({ version: 2, document: stored(own) });
  });

  it("of two who save at once keeps one, and tells the other", async () => {
    const both = await Promise.all([save(headline("One."), 1), save(headline("Two."), 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).draft.version).toBe(2);
  });

  it("saves the same again without a new version", async () => {
    await save(headline("One."), 1);
    expect(await (await save(headline("One."), 2)).json()).toMatchObject({ version: 2 });
  });

  it("may be unfinished, but has a shape and a size", async () => {
    const unfinished = ownContent((content) => void (content.landing.hero.statement = ""));
    expect((await save(unfinished)).status).toBe(200);
    const misshapen = await save({ ...sample, landing: [] });
    expect(misshapen.status).toBe(400);
    expect(await misshapen.json()).toMatchObject({ issues: [{ path: "document.landing" }] });
    const long = ownContent(({ programs }) => void (programs.diy.features = Array(6_000).fill("Line")));
    expect(await (await save(long)).json()).toMatchObject({
      issues: [{ path: "document.programs.diy.features", message: "What’s in it: at most 8" }],
    });
    expect((await save(ownContent((c) => void (c.landing.hero.text = "x".repeat(1_000_000))))).status).toBe(
      413,
    );
  });
});

describe("a tab that was open across a deploy", () => {
  it("still saves its draft, which gets what the tab could not know", async () => {
    const { story: _story, ...rest } = headline("From the old tab.");
    const answer = await save({ ...rest, slogan: "Gone" }, 1);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 200 });
    expect((await read()).draft.document).toEqual({
      ...stored(headline("From the old tab.")),
      story: sample.story,
    });
  });
});

it("a draft is nothing but content", async () => {
  await save(headline("Ours."), 1);
  for (const document of [undefined, null, {}, [], "text", { story: sample.story }]) {
    const answer = await staffApi("/api/content/draft", { method: "PATCH", json: { document } });
    expect.soft(answer.status, JSON.stringify(document)).toBe(400);
  }
  expect((await read()).draft.document).toEqual(stored(headline("Ours.")));
});

describe("the checks", () => {
  const problems = async () =>
    (
      await staffJson<{ problems: { path: string; message: string }[] }>("/api/content/check", {
        method: "POST",
      })
    ).problems;

  it("find what the sample has invented, each at its place", async () => {
    const found = await problems();
    expect(found).toContainEqual({
      path: "company.legalName",
      message: "Legal name is still sample text: it is made up",
    });
    expect(found.length).toBeGreaterThan(40);
  });

  it("warn of what may go out, and does", async () => {
    await save(ownContent((content) => void (content.landing.hero.text = "Très bien, now for $499.")));
    const { problems: found, warnings } = await staffJson<Record<"problems" | "warnings", unknown[]>>(
      "/api/content/check",
      { method: "POST" },
    );
    expect(found).toEqual([]);
    expect(warnings).toEqual([
      { path: "landing.hero.text", message: expect.stringMatching(/price/) },
      { path: "landing.hero.text", message: expect.stringMatching(/“è”/) },
    ]);
    expect((await publish()).status).toBe(201);
  });

  it("find a mail that can’t be written", async () => {
    await save(ownContent((content) => void (content.mails.reminder.subject = "{name}")));
    expect(await problems()).toEqual([
      { path: "mails.reminder", message: "This email can’t be written with these texts" },
    ]);
  });

  it("find nothing in content of one’s own", async () => {
    await save(ownContent());
    expect(await problems()).toEqual([]);
  });

  it.each<[string, (content: Content) => void, string]>([
    ["an empty text", (c) => void (c.landing.hero.statement = " "), "landing.hero.statement"],
    ["a text that is too long", (c) => void (c.landing.sticky = "x".repeat(37)), "landing.sticky"],
    ["markup", (c) => void (c.landing.hero.text = "<b>"), "landing.hero.text"],
    ["an unknown placeholder", (c) => void (c.pages.quiz.title = "{nmae}"), "pages.quiz.title"],
    ["a link without https", (c) => void (c.landing.book.url = "http://example.org"), "landing.book.url"],
    ["a page that cannot be shown", (c) => void (c.legal.privacy.updatedOn = "never"), "pages.privacy"],
    ["a missing clause", (c) => void (c.legal.hubExpiry = "It closes some day."), "legal.hubExpiry"],
    [
      "a clause that was taken out",
      (c) =>
        void (c.legal.privacy.sections = c.legal.privacy.sections.map((s) => ({
          ...s,
          body: ["{hubExpiry}"],
        }))),
      "legal.privacy",
    ],
  ])("find %s", async (_what, change, path) => {
    await save(ownContent(change));
    expect(await problems()).toContainEqual({ path, message: expect.stringMatching(/\S/) });
    const refused = await publish();
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "invalid_request",
      issues: expect.arrayContaining([expect.objectContaining({ path })]),
    });
    expect(await rows("select id from content_versions where number is not null")).toEqual([]);
  });
});

describe("publishing", () => {
  it("makes the draft live under the next number, with who, when and why", async () => {
    await published("Run further.", "First words of our own");
    await published("Run faster.");
    expect((await read()).published).toMatchObject({ number: 2, document: stored(headline("Run faster.")) });
    const time = expect.stringMatching(/^20.*Z$/);
    const who = "ada@example.com";
    expect(await versions()).toEqual([
      { number: 2, isLive: true, by: who, at: time, note: "", basedOn: 1 },
      { number: 1, isLive: false, by: who, at: time, note: "First words of our own", basedOn: 0 },
    ]);
    expect(await rows("select who, action, entity, entity_id, details from audit order by id")).toEqual([
      {
        who,
        action: "publish",
        entity: "content",
        entity_id: "1",
        details: '{"note":"First words of our own"}',
      },
      { who, action: "publish", entity: "content", entity_id: "2", details: '{"note":""}' },
    ]);
  });

  it("refuses the sample", async () => expect((await publish()).status).toBe(400));

  it("refuses what is live already, and a draft that has changed since it was looked at", async () => {
    await publishContent(headline("Run further."));
    expect((await publish()).status).toBe(409);
    await save(headline("Run faster."));
    const late = await publish("", { version: 2 });
    expect(await late.json()).toMatchObject({ code: "conflict", current: { version: 3 } });
    expect(await versions()).toHaveLength(1);
  });

  it("happens once, however many press at once", async () => {
    await save(headline("Run further."));
    const answers = await Promise.all([publish("a"), publish("b"), publish("c")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await versions()).toHaveLength(1);
  });

  it("is for owners, where there are any, and says who they are", async () => {
    await save(headline("Run further."));
    const vars = { OWNER_EMAILS: " Grace@example.com, hopper@example.com " };
    const refused = await publish("", { vars });
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("Only grace@example.com, hopper@example.com may publish") },
    });
    expect((await restore(1, { vars })).status).toBe(403);
    expect((await publish("", { vars, who: "grace@example.com" })).status).toBe(201);
    expect(await staffJson("/api/auth/owners", { vars })).toEqual({
      isOwner: false,
      owners: ["grace@example.com", "hopper@example.com"],
    });
  });
});

describe("going back", () => {
  it("publishes a copy under a higher number, and takes along a draft that nobody has changed", async () => {
    await publishContent(headline("One."));
    await publishContent(headline("Two."));
    expect(await (await restore(1)).json()).toEqual({ number: 3 });
    const { draft, published: live } = await read();
    expect(live).toEqual({ number: 3, document: headline("One.") });
    expect(draft).toEqual({ version: 4, document: headline("One.") });
    expect((await versions())[0]).toMatchObject({ number: 3, basedOn: 1, note: "Back to version 1" });
  });

  it("leaves a draft that somebody is at work on", async () => {
    await publishContent(headline("One."));
    await publishContent(headline("Two."));
    await save(headline("Three."));
    expect((await restore(1)).status).toBe(201);
    const { draft, published: live } = await read();
    expect(live?.document).toEqual(headline("One."));
    expect(draft.document).toEqual(stored(headline("Three.")));
  });

  it("knows no version that never was, and does not publish what is live", async () => {
    await publishContent(headline("One."));
    expect((await restore(7)).status).toBe(404);
    expect((await restore(1)).status).toBe(409);
    expect((await restore(0)).status).toBe(400);
  });
});

describe("the history", () => {
  const differences = async (search: string) =>
    (await staffJson<{ differences: unknown[] }>(`/api/content/differences${search}`)).differences;

  it("tells what differs, side by side", async () => {
    await publishContent(headline("One."));
    await publishContent(headline("Two."));
    await save(headline("Three."));
    const of = (before: string, after: string) => [
      {
        path: "landing.hero.statement",
        place: "Landing page › First screen › Headline",
        kind: "changed",
        before,
        after,
      },
    ];
    expect(await differences("?from=1&to=2")).toEqual(of("One.", "Two."));
    expect(await differences("")).toEqual(of("Two.", "Three."));
    expect(await staffJson("/api/content/versions/1")).toEqual({
      number: 1,
      document: headline("One."),
    });
  });
});

describe("the pictures of a draft", () => {
  it("are kept here before it goes out: one that was never sent is named", async () => {
    const missing = ownContent((content) => {
      content.brand.logoOnLight.files = [{ hash: "a".repeat(64), width: 200, height: 32 }];
    });
    expect((await save(missing)).status).toBe(200);
    const refused = await publish();
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      issues: [{ path: "brand.logoOnLight", message: expect.stringContaining("is missing") }],
    });
  });

  it("go out once they are", async () => {
    const body = pictureFiles.webp;
    const { hash } = await staffJson<{ hash: string }>("/api/content/files", { method: "POST", body });
    await save(
      ownContent((content) => void (content.brand.logoOnLight.files = [{ hash, width: 3, height: 2 }])),
    );
    expect((await publish()).status).toBe(201);
  });
});

describe("what is still the sample’s", () => {
  type Checked = { problems: { path: string }[] };
  const paths = async () =>
    (await staffJson<Checked>("/api/content/check", { method: "POST" })).problems.map(({ path }) => path);

  it("is in the way of publishing, offers too, until somebody says that it is theirs", async () => {
    const own = ownContent();
    await save({ ...own, ours: [] }, 1);
    const offers = ["offers.1", "offers.2", "offers.3", "offers.4", "offers.5"];
    expect(await paths()).toEqual(expect.arrayContaining(["look.favicon", ...offers]));
    expect((await publish()).status).toBe(400);
    await save(own, 2, "ada@example.com");
    expect(await paths()).toEqual([]);
    expect((await publish()).status).toBe(201);
  });

  it("is theirs by the word of whoever saved it first", async () => {
    const own = ownContent();
    await save({ ...own, ours: own.ours.slice(0, 1) }, 1, "ada@example.com");
    await save({ ...own, ours: own.ours.slice(0, 2) }, 2, "grace@example.com");
    const { ours } = (await read()).draft.document;
    expect(ours.map(({ by }) => by)).toEqual(["ada@example.com", "grace@example.com"]);
  });

  it("is no more an offer’s once its name, price and features have been changed", async () => {
    const own = ownContent();
    await save({ ...own, ours: own.ours.filter(({ place }) => place !== "offers.1") }, 1);
    expect(await paths()).toEqual(["offers.1"]);
    const offer = { tier: 1, sortOrder: 1, description: "", pdfLink: "", discount: 0, isActive: 1 };
    const json = { ...offer, name: "Twelve Weeks", investment: "$900", features: ["A plan"] };
    expect((await staffApi("/api/tier-configs", { json })).status).toBe(200);
    expect(await paths()).toEqual([]);
  });
});
