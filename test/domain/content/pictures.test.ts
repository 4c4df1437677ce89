import { contentSchema, type Content } from "#domain/content/content";
import { hasContentShape } from "#domain/content/content-shape";
import { differencesOf } from "#domain/content/differences";
import { filesOf, picturesOf } from "#domain/content/pictures/pictures-of";
import { problemsOf } from "#domain/content/problems";
import { sample } from "#domain/content/sample/sample";
import { storedContent } from "#domain/content/stored-content";
import { describe, expect, it } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";

const file = (digit: string) => ({ hash: digit.repeat(64), width: 480, height: 576 });
const withPortrait = (alt: string) =>
  ownContent((content) => void (content.story.founder.portrait = { files: [file("a"), file("b")], alt }));

describe("the pictures of the content", () => {
  it("are none at first, and the drawings stand", () => expect(picturesOf(sample)).toEqual([]));

  it("are known by their place, and their files by their hashes, each once", () => {
    const content = withPortrait("Ada at her desk");
    content.brand.logoOnLight = { files: [file("a")], alt: "" };
    expect(picturesOf(content).map(({ path, place }) => `${path}: ${place}`)).toEqual([
      "brand.logoOnLight: logo",
      "story.founder.portrait: founder",
    ]);
    expect(filesOf(content)).toEqual(["a".repeat(64), "b".repeat(64)]);
  });

  it("are described before they go out, where no words beside them do it", () => {
    const undescribed = withPortrait(" ");
    undescribed.brand.logoOnDark = { files: [file("a")], alt: "" };
    expect(problemsOf(undescribed)).toEqual([
      { path: "story.founder.portrait.alt", message: "Portrait: describe what it shows" },
    ]);
    expect(problemsOf(withPortrait("Ada at her desk"))).toEqual([]);
  });

  it.each(["../../admin", 'x" onerror="alert(1)', "A".repeat(64), ""])(
    "name no file but by its hash: %s",
    (hash) => {
      const content = ownContent((c) => void (c.brand.logoOnLight.files = [{ ...file("a"), hash }]));
      expect(contentSchema().safeParse(content).success).toBe(false);
      expect(problemsOf(content).map(({ path }) => path)).toContain("brand.logoOnLight.files.0.hash");
    },
  );

  it("are told in the history as pictures, and not as the numbers that they are kept by", () => {
    const [before, after] = [ownContent(), withPortrait("Ada at her desk")];
    expect(differencesOf(before, after)).toEqual([
      {
        path: "story.founder.portrait",
        place: "Method and founder › Founder › Portrait",
        kind: "changed",
        before: "No picture",
        after: "A picture: Ada at her desk",
      },
    ]);
    const other = withPortrait("Ada at her desk");
    other.story.founder.portrait.files = [file("c")];
    expect(differencesOf(after, other)).toMatchObject([{ after: "A picture: Ada at her desk, another" }]);
  });

  it("are missing from what was stored before there were any, which is read all the same", () => {
    const old: Record<string, unknown> = JSON.parse(
      JSON.stringify(ownContent(), (key, value: unknown) =>
        ["portrait", "poster", "cover", "logoOnLight", "logoOnDark", "look"].includes(key)
          ? undefined
          : value,
      ),
    );
    expect(old["look"]).toBeUndefined();
    const read = storedContent(JSON.stringify(old));
    expect(hasContentShape(read)).toBe(true);
    expect(read satisfies Content | null).toEqual(ownContent());
  });
});
