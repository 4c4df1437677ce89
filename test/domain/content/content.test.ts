import { contentSchema, type Content } from "#domain/content/content";
import { BRAND_PLACEHOLDERS } from "#domain/content/field";
import { filled, placeholdersIn } from "#domain/content/filled";
import { pageContent, readable } from "#domain/content/page-content";
import { withValue } from "#domain/content/merged";
import { TAKEN_ANCHORS } from "#domain/content/parts/legal";
import { inventedIn, placeName, placesOf, type Place } from "#domain/content/places";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";

/** The sample with one part of it changed. */
function changed(change: (content: Content) => void): Content {
  const content = structuredClone(sample);
  change(content);
  return content;
}

function problemsOf(content: Content): string[] {
  const result = contentSchema().safeParse(content);
  return result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

describe("the sample", () => {
  it("is what the schema asks for", () => expect(problemsOf(sample)).toEqual([]));

  it("has a label and a limit at each text, and keeps to it", () => {
    const places = placesOf(sample);
    expect(places.length).toBeGreaterThan(300);
    for (const { path, field, text } of places) {
      expect({ path, label: field.label }).toMatchObject({ label: expect.stringMatching(/\S/) });
      if (field.max !== undefined)
        expect({ path, length: text.length <= field.max }).toMatchObject({ length: true });
    }
  });

  it("is invented where it names people, addresses and figures", () => {
    const kinds = new Set(inventedIn(sample).map((place) => placeName(place).replaceAll(/\.\d+/g, "")));
    expect([...kinds].sort()).toMatchInlineSnapshot(`
      [
        "brand.aiTool.name",
        "brand.aiTool.url",
        "brand.name",
        "company.legalName",
        "company.postalAddress",
        "company.privacyEmail",
        "company.supportEmail",
        "landing.book.author",
        "landing.book.title",
        "landing.book.url",
        "landing.stats.value",
        "landing.testimonials.people.name",
        "landing.testimonials.people.text",
        "landing.videos.people.id",
        "landing.videos.people.name",
        "look.favicon",
        "programs.dfy.price",
        "programs.diy.price",
        "programs.dwy.price",
        "programs.list.name",
        "programs.list.terms",
        "programs.list.url",
        "quiz.example.lines.text",
        "sites.name",
        "sites.url",
        "story.founder.bio",
        "story.founder.claim",
        "story.result.price",
        "story.result.program",
      ]
    `);
  });
});

/** The places whose texts are refused if all are changed like this. */
function refusedAt(change: (place: Place) => string): Set<string> {
  const content = placesOf(sample).reduce(
    (whole, place) => withValue(whole, placeName(place), change(place)),
    sample,
  );
  return new Set(
    contentSchema()
      .safeParse(content)
      .error?.issues.map(({ path }) => path.join(".")),
  );
}

describe("a text", () => {
  const wrong: [string, (content: Content) => void, string][] = [
    ["empty", (c) => void (c.landing.hero.statement = " "), "landing.hero.statement: Headline is empty"],
    [
      "too long",
      (c) => void (c.landing.hero.kicker = "x".repeat(49)),
      "landing.hero.kicker: Small line above is longer than 48 characters",
    ],
    [
      "markup",
      (c) => void (c.notices.income = "<b>"),
      "notices.income: Income disclaimer can’t contain < or >",
    ],
    [
      "an unknown placeholder",
      (c) => void (c.landing.hero.text = "{brnad}"),
      "landing.hero.text: Paragraph has a placeholder that isn’t known here",
    ],
    [
      "without one that is needed",
      (c) => void (c.landing.videos.more = "More"),
      "landing.videos.more: Show-all button needs {count}",
    ],
    [
      "a hidden character",
      (c) => void (c.landing.hero.cta = "a\u202eb"),
      "landing.hero.cta: Button contains a hidden character",
    ],
    [
      "an address without https",
      (c) => void (c.landing.book.url = "javascript:alert(1)"),
      "landing.book.url: Shop link must start with https:// and name a site",
    ],
    [
      "a list without an entry",
      (c) => void (c.landing.changes = []),
      "landing.changes: What changed: at least 2",
    ],
  ];
  it.each(wrong)("%s is refused where it stands", (_what, change, problem) =>
    expect(problemsOf(changed(change))).toEqual([problem]),
  );

  it.each([
    ["a line break", (text: string) => `${text.slice(0, 2)}\n${text.slice(3)}`],
    ["a carriage return", (text: string) => `${text.slice(0, 2)}\r${text.slice(3)}`],
  ])("of one line takes no %s, wherever it stands", (_, broken) => {
    const refused = refusedAt(({ text }) => broken(text.padEnd(3, "x")));
    const taken = placesOf(sample).filter((place) => !refused.has(placeName(place)));
    expect(taken.every(({ field }) => field.kind === "lines")).toBe(true);
    expect(taken.map(placeName)).toContain("chat.greeting");
  });

  it.each(["\u200b", "\u00ad\u2060", "\u3164", "\u2800"])("is empty if nobody sees it: %j", (text) => {
    const refused = refusedAt(() => text);
    const taken = placesOf(sample).filter((place) => !refused.has(placeName(place)));
    expect(taken.every(({ field }) => field.optional)).toBe(true);
  });

  it.each(["brand.name", "company.legalName", "company.postalAddress"])(
    "that fills others holds no placeholder of theirs: %s",
    (path) => {
      for (const name of BRAND_PLACEHOLDERS)
        expect(problemsOf(withValue(sample, path, `{${name}}`))).toEqual([
          expect.stringContaining(`${path}: `),
        ]);
    },
  );

  it("that is not known is refused", () => {
    expect(contentSchema().safeParse({ ...sample, extra: "x" }).success).toBe(false);
  });
});

describe("what a page reads", () => {
  it("has the brand’s names filled in everywhere", () => {
    const renamed = readable(changed((content) => void (content.brand.name = "Kettlebell Club")));
    const left = placesOf(renamed).filter(({ text }) =>
      /\{(brand|legalName|address|\w+Email|hubExpiry)\}/.test(text),
    );
    expect(left).toEqual([]);
    expect(renamed.landing.header.about).toBe("What is Kettlebell Club");
    expect(renamed.legal.privacy.intro).toContain("“Kettlebell Club,”");
    expect(JSON.stringify(renamed.legal.terms)).toContain("48 hours after first access");
  });

  it("is its own parts and no others", () => {
    expect(Object.keys(pageContent("landing", sample)).sort()).toEqual([
      "brand",
      "foundation",
      "frame",
      "landing",
      "notices",
      "privacy",
      "programs",
      "shown",
    ]);
    expect(Object.keys(pageContent("quiz", sample)).sort()).toEqual([
      "booking",
      "brand",
      "callMe",
      "consents",
      "contact",
      "extra",
      "foundation",
      "frame",
      "notices",
      "privacy",
      "quiz",
      "results",
    ]);
  });
});

it("an edited, sorted or shortened sample is invented only where its own texts still stand", () => {
  const edited = changed((content) => {
    content.landing.testimonials.people = content.landing.testimonials.people.slice(0, 2).reverse();
    for (const person of content.landing.testimonials.people)
      Object.assign(person, { name: "Mo", text: "It worked." });
  });
  const places = inventedIn(edited).map(placeName);
  expect(places.filter((place) => place.startsWith("landing.testimonials"))).toEqual([]);
  expect(places).toContain("company.legalName");
});

it("placeholders without a value stay as they are", () => {
  expect(filled("{a} and {b} and {}", { a: "$1 {b}", b: "2" })).toBe("$1 {b} and 2 and {}");
  expect(placeholdersIn("{a}, {b c} and {d}")).toEqual(["a", "d"]);
});

describe("the words of the quiz", () => {
  const { situation } = sample.quiz.questions;
  const issuesWith = (options: typeof situation.options) =>
    contentSchema()
      .safeParse({
        ...sample,
        quiz: {
          ...sample.quiz,
          questions: { ...sample.quiz.questions, situation: { ...situation, options } },
        },
      })
      .error?.issues.map(({ message }) => message) ?? [];

  it("may put a question's answers in another order, in other words", () => {
    const options = situation.options
      .toReversed()
      .map((option, index) => ({ ...option, label: `Answer ${index}` }));
    expect(issuesWith(options)).toEqual([]);
  });

  it("name each answer once, and none that has no meaning", () => {
    const [first, ...others] = situation.options;
    expect(issuesWith(others)).toEqual(["Situation: each answer only once"]);
    if (!first) throw new Error("There are answers.");
    expect(issuesWith([first, first, ...others.slice(1)])).toEqual(["Situation: each answer only once"]);
    expect(issuesWith([{ ...first, value: "another" }, ...others])).not.toEqual([]);
  });
});

describe("the sections of a legal page", () => {
  const withAnchors = (...anchors: string[]) =>
    changed(({ legal }) => {
      for (const [index, id] of anchors.entries()) Object.assign(legal.terms.sections[index] ?? {}, { id });
    });
  const issues = (content: Content) =>
    contentSchema()
      .safeParse(content)
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

  it("each have an anchor of their own", () => {
    expect(issues(withAnchors("one", "two"))).toEqual([]);
    expect(issues(withAnchors("one", "one"))).toEqual([
      ["legal.terms.sections.1.id", "Anchor: another section has “one”"],
    ]);
  });

  it.each(TAKEN_ANCHORS)("have none that is the page's: %s", (id) =>
    expect(issues(withAnchors(id))).toEqual([
      ["legal.terms.sections.0.id", `Anchor: the page itself has “${id}”`],
    ]),
  );
});
