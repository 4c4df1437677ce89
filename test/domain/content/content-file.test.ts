import { ContentFileRefused, contentFileText, readContentFile } from "#domain/content/content-file";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";

const HASH = "a".repeat(64);
const withLogo = ownContent((content) => {
  content.brand.logoOnLight.files = [{ hash: HASH, width: 200, height: 32 }];
});
const exported = (changes: object = {}) =>
  JSON.stringify({
    ...JSON.parse(contentFileText({ document: withLogo, pictures: new Map([[HASH, "UklGRg=="]]) })),
    ...changes,
  });

describe("a funnel that is taken along", () => {
  it("is the same where it arrives, with its pictures", () => {
    expect(readContentFile(exported())).toEqual({
      document: withLogo,
      pictures: new Map([[HASH, "UklGRg=="]]),
    });
  });

  it("brings no file that its texts do not name", () => {
    const { pictures } = readContentFile(
      exported({ pictures: { [HASH]: "UklGRg==", ["b".repeat(64)]: "AAAA" } }),
    );
    expect([...pictures.keys()]).toEqual([HASH]);
  });

  it("of before today’s schema is completed from the sample", () => {
    const { landing, ...older } = withLogo;
    const { document } = readContentFile(exported({ document: older }));
    expect(document).toEqual({ ...withLogo, landing: sample.landing });
    expect(landing).not.toEqual(sample.landing);
  });

  it.each([
    ["is no JSON", "PK\u0003\u0004", "This isn’t a file that a funnel was exported to."],
    ["is another’s JSON", '{"leads":[]}', "This isn’t a file that a funnel was exported to."],
    ["is of a later shape", exported({ format: "funnel-content-2" }), "This isn’t a file"],
    ["has no texts", exported({ document: [] }), "aren’t what this version can read"],
    [
      "has texts of another shape",
      exported({ document: { landing: 1 } }),
      "aren’t what this version can read",
    ],
    ["lacks a picture", exported({ pictures: {} }), "lacks a picture"],
    ["has a picture in other letters", exported({ pictures: { [HASH]: "<svg>" } }), "This isn’t a file"],
  ])("is refused in words if it %s", (_, text, message) => {
    expect(() => readContentFile(text)).toThrow(ContentFileRefused);
    expect(() => readContentFile(text)).toThrow(message);
  });
});
