import { sampleDocument } from "#domain/content/sample/sample";
import {
  recordsForFile,
  CARRIED,
  FunnelFileRefused,
  funnelFileText,
  readFunnelFile,
} from "#domain/settings/carry/funnel-file";
import { describe, expect, it } from "vitest";
import { ownContent } from "../../../setup/content/own-content.ts";

const sample = sampleDocument();

const HASH = "a".repeat(64);
const withLogo = ownContent((content) => {
  content.brand.logoOnLight.files = [{ hash: HASH, width: 200, height: 32 }];
});
const CONTENT = { document: withLogo, pictures: new Map([[HASH, "UklGRg=="]]) };
const NO_FUNNEL = "This isn’t a funnel export file.";

const written = (file: Parameters<typeof funnelFileText>[0]): object => JSON.parse(funnelFileText(file));
const exported = (changes: object = {}) =>
  JSON.stringify({
    format: "funnel-2",
    content: { document: withLogo, pictures: { [HASH]: "UklGRg==" }, ...changes },
  });
/** As it was written before anything but the content went along. */
const older = (changes: object = {}) =>
  JSON.stringify({
    format: "funnel-content-1",
    document: withLogo,
    pictures: { [HASH]: "UklGRg==" },
    ...changes,
  });

const RANGE = { minScore: 0, maxScore: 10, targetTier: 1 };

describe("a funnel that is taken along", () => {
  it("is the same where it arrives, with its pictures", () => {
    expect(readFunnelFile(funnelFileText({ content: CONTENT }))).toEqual({ content: CONTENT });
  });

  it("says what it holds, and holds what was chosen", () => {
    expect(written({ ranges: [RANGE] })).toEqual({ format: "funnel-2", holds: ["ranges"], ranges: [RANGE] });
    expect(readFunnelFile(funnelFileText({ ranges: [RANGE], settings: [] }))).toEqual({
      ranges: [RANGE],
      settings: [],
    });
  });

  it("names nobody of the staff", () => {
    const kept = {
      place: "brand.name",
      text: "BPM",
      by: "of-staff@example.com",
      at: "2026-01-01T00:00:00.000Z",
    };
    const text = funnelFileText({ content: { ...CONTENT, document: { ...withLogo, ours: [kept] } } });
    expect(text).not.toContain("of-staff@");
    expect(readFunnelFile(text).content?.document.ours).toMatchObject([{ place: "brand.name", by: "" }]);
  });

  it("may be a file of before", () => {
    expect(readFunnelFile(older())).toEqual({ content: CONTENT });
  });

  it("brings no file that its texts do not name", () => {
    const { content } = readFunnelFile(
      exported({ pictures: { [HASH]: "UklGRg==", ["b".repeat(64)]: "AAAA" } }),
    );
    expect([...(content?.pictures.keys() ?? [])]).toEqual([HASH]);
  });

  it("of before today’s schema is completed from the sample", () => {
    const { landing, ...rest } = withLogo;
    for (const text of [exported({ document: rest }), older({ document: rest })])
      expect(readFunnelFile(text).content?.document).toEqual({ ...withLogo, landing: sample.landing });
    expect(landing).not.toEqual(sample.landing);
  });

  it.each([
    ["is no JSON", "PK\u0003\u0004", NO_FUNNEL],
    ["is another’s JSON", '{"leads":[]}', NO_FUNNEL],
    ["is of a later shape", older({ format: "funnel-3" }), NO_FUNNEL],
    ["has no texts", exported({ document: [] }), "This version can’t read the texts"],
    [
      "has texts of another shape",
      exported({ document: { landing: 1 } }),
      "This version can’t read the texts",
    ],
    ["lacks a picture", exported({ pictures: {} }), "lacks a picture"],
    ["has a picture in other letters", exported({ pictures: { [HASH]: "<svg>" } }), NO_FUNNEL],
    [
      "has a range that could not be saved",
      JSON.stringify({ format: "funnel-2", ranges: [{ ...RANGE, minScore: 11 }] }),
      "Score ranges: The maximum must not be below the minimum.",
    ],
    [
      "has two offers of one number",
      JSON.stringify({ format: "funnel-2", offers: [offer(), offer()] }),
      "Offers: Please send each only once.",
    ],
    [
      "has a setting that there is not",
      JSON.stringify({ format: "funnel-2", settings: [{ key: "slack_token", value: "xoxb" }] }),
      "Settings: ",
    ],
  ])("is refused in words if it %s", (_, text, message) => {
    expect(() => readFunnelFile(text)).toThrow(FunnelFileRefused);
    expect(() => readFunnelFile(text)).toThrow(message);
  });

  it("holds of a record what is saved of it, and no booking page of this machine", () => {
    const stored = { id: 3, version: 2, ...RANGE };
    expect(recordsForFile(CARRIED.ranges, [stored])).toEqual([RANGE]);
    const setting = { description: "", version: 1, updatedAt: "2026-01-01T00:00:00.000Z" };
    const settings = [
      { key: "booking_url", value: "http://localhost:8788/book", ...setting } as const,
      { key: "sender_name", value: "Ada", ...setting } as const,
    ];
    expect(recordsForFile(CARRIED.settings, settings)).toEqual([
      { key: "sender_name", value: "Ada", description: "" },
    ]);
  });
});

function offer() {
  return {
    tier: 1,
    name: "One",
    description: "",
    features: [],
    investment: "",
    pdfLink: null,
    sortOrder: 1,
    discount: 0,
    isActive: 1,
  };
}
