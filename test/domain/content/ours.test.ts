import type { Content } from "#domain/content/content";
import { differencesOf } from "#domain/content/differences";
import { withValue } from "#domain/content/merged";
import { withOurs } from "#domain/content/ours";
import { inventedIn, keptAs, placeName } from "#domain/content/places";
import { problemsOf } from "#domain/content/problems";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";

const keeping = (content: Content): Content => ({ ...content, ours: inventedIn(content).map(keptAs) });
const pathsOf = (content: Content) => inventedIn(content).map(placeName);

describe("what is invented in the sample", () => {
  it("is the sample’s until it is changed", () => {
    for (const place of inventedIn(sample).filter(({ text }) => text !== "")) {
      const changed = withValue(sample, placeName(place), "Ours");
      expect(pathsOf(changed)).not.toContain(placeName(place));
    }
  });

  it("is theirs as it stands once somebody says so, and no other text with it", () => {
    const [figure] = inventedIn(sample).filter((place) => placeName(place) === "landing.stats.0.value");
    if (!figure) throw new Error("The sample has a figure.");
    const kept = { ...sample, ours: [keptAs(figure)] };
    expect(pathsOf(sample).filter((path) => !pathsOf(kept).includes(path))).toEqual([
      "landing.stats.0.value",
    ]);
    expect(inventedIn(keeping(sample))).toEqual([]);
  });

  it("stays theirs wherever it is sorted", () => {
    const kept = keeping(sample);
    const sorted = { ...kept, landing: { ...kept.landing, stats: kept.landing.stats.toReversed() } };
    expect(inventedIn(sorted)).toEqual([]);
  });

  it("has the icon in the browser’s tab while there is no other", () => {
    expect(pathsOf(sample)).toContain("look.favicon");
    const files = [{ hash: "0".repeat(64), width: 64, height: 64 }];
    expect(pathsOf(withValue(sample, "look.favicon", { files, alt: "" }))).not.toContain("look.favicon");
  });

  it("changes nothing that anybody reads by being kept", () =>
    expect(differencesOf(sample, keeping(sample))).toEqual([]));
});

it("no link or mail address of an example goes live, whoever says that it is theirs", () => {
  const found = problemsOf(keeping(sample)).map(({ path }) => path);
  expect(found).toEqual(expect.arrayContaining(["brand.aiTool.url", "company.supportEmail", "sites.0.url"]));
  expect(problemsOf(ownContent())).toEqual([]);
  for (const host of ["example.com", "shop.example.net", "example.org:8443"])
    expect(problemsOf(ownContent((own) => void (own.landing.book.url = `https://${host}/a`)))).toMatchObject([
      { path: "landing.book.url" },
    ]);
  const near = ownContent((own) => void (own.landing.book.url = "https://my-example.com/a"));
  expect(problemsOf(near)).toEqual([]);
});

describe("who said that it is theirs", () => {
  const [said] = keeping(sample).ours;
  if (!said) throw new Error("The sample has invented texts.");
  const first = withOurs({ ...sample, ours: [{ ...said, by: "me@forged.example", at: "x" }] }, sample, {
    who: "ada@example.com",
    now: 0,
  });

  it("is whoever saved it, whatever was sent", () =>
    expect(first.ours).toMatchObject([{ by: "ada@example.com", at: "1970-01-01T00:00:00.000Z" }]));

  it("stays who it was when others save", () => {
    const again = withOurs({ ...sample, ours: [{ ...said, by: "" }] }, first, {
      who: "bo@example.com",
      now: 9,
    });
    expect(again.ours).toMatchObject([{ by: "ada@example.com", at: "1970-01-01T00:00:00.000Z" }]);
  });
});
