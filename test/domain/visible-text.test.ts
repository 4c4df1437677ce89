import { extraAnswer } from "#domain/funnel/answers/extra-answers";
import { extraGivenSchema } from "#domain/funnel/answers/extra-schema";
import { businessUrlSchema, emailSchema, nameSchema } from "#domain/funnel/answers/contact";
import { personOf } from "#domain/booking/webhook-fields";
import { readSpendRow } from "#domain/money/ads/spend-row";
import { chatMessageSchema, correctionSchema } from "#domain/funnel/interview/chat-answers";
import { LIST_FILTERS } from "#domain/leads/filters/list-filters";
import { oneLine } from "#domain/one-line";
import { noteSchema } from "#domain/text";
import { visibleAddress, visibleText } from "#domain/visible-text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sendable } from "../../web/features/funnel/chat/conversation/sendable.ts";

/** Zero-width space, soft hyphen, marks, embeddings and isolates of direction, word joiner, BOM, fillers, a tag. */
const UNSEEN = [
  ..."\u200b\u00ad\u200e\u200f\u061c\u202a\u202e\u2066\u2069\u2060\u2063\ufeff\u034f\u115f\u3164\uffa0\ufff9\u{e0041}",
];
const QUESTION = { id: "abcdefgh", question: "Why now?", kind: "words", options: [] } as const;

test.each(UNSEEN)("%j makes no other text of one", (mark) => {
  expect(visibleText(`Jo${mark}sé`)).toBe("José");
  expect(visibleText(mark)).toBe("");
});

test.each([
  ["Persian", "می\u200cخواهم"],
  ["Hindi", "क्\u200dष"],
  ["a family", "👩\u200d👩\u200d👧"],
  ["a heart", "❤\ufe0f"],
  ["a Japanese name", "葛\u{e0100}飾"],
  ["Mongolian", "ᠮᠣᠩ\u180bᠭᠣᠯ"],
])("joiners stay: %s", (_what, text) => {
  expect(visibleText(text)).toBe(text);
  expect(nameSchema.parse(text)).toBe(text);
});

test.each(["\u200d", "\u200c \u200c", "\ufe0f", "\u2800", " \u3164 ", "\u200b\u200d\ufeff", ""])(
  "of %j nothing is seen",
  (text) => {
    expect(visibleText(text)).toBe("");
    expect(oneLine(text)).toBe("");
    expect(nameSchema.safeParse(text).success).toBe(false);
    expect(chatMessageSchema.safeParse(text).success).toBe(false);
    expect(noteSchema.parse(text)).toBe("");
    expect(sendable(text)).toBe("");
    expect(extraAnswer(QUESTION, text)).toBeNull();
    expect(personOf({ name: text }).name).toBeNull();
  },
);

test("what is visible is seen alike, and a second look drops nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
      expect(visibleAddress(visibleAddress(text))).toBe(visibleAddress(text));
    }),
  );
});

describe("every door drops it", () => {
  const mark = fc.constantFrom(...UNSEEN);
  const within = (text: string) =>
    fc
      .array(fc.tuple(fc.nat(text.length), mark), { minLength: 1, maxLength: 4 })
      .map((marks) => marks.reduce((whole, [at, one]) => [...whole].toSpliced(at, 0, one).join(""), text));
  const doors: [what: string, text: string, door: (text: string) => unknown][] = [
    ["name", "José Ağa", (text) => nameSchema.parse(text)],
    ["email", "jose@shop.test", (text) => emailSchema.parse(text)],
    ["website", "https://shop.test/a", (text) => businessUrlSchema.parse(text)],
    ["note", "Called.\nCall again.", (text) => noteSchema.parse(text)],
    ["message", "My own business", (text) => chatMessageSchema.parse(text)],
    ["own answer", "Ads stopped working", (text) => extraGivenSchema.parse({ abcdefgh: text })["abcdefgh"]],
    ["correction", "jose@shop.test", (value) => correctionSchema.parse({ field: "email", value }).value],
    ["webhook's name", "José Ağa", (name) => personOf({ name }).name],
    ["webhook's email", "jose@shop.test", (email) => personOf({ email }).email],
    ["search", "jose@shop", (text) => LIST_FILTERS.search.parse(text)],
    ["composer", "My own business", (text) => sendable(text)],
  ];
  test.each(doors)("%s", (_what, text, door) => {
    fc.assert(
      fc.property(within(text), (typed) => {
        expect(door(typed)).toBe(text);
      }),
    );
  });

  test("a row of spend", () => {
    const row = {
      day: "2026-11-20",
      campaignId: "\ufeff1202",
      campaignName: "Spring\u200b",
      adsetId: "1203\u200e",
      adsetName: "All",
      adId: "1204",
      adName: "Vid\u00adeo",
      currency: "USD",
      spend: 1,
      impressions: 1,
      linkClicks: 1,
    };
    const read = { campaignId: "1202", campaignName: "Spring", adsetId: "1203", adName: "Video" };
    expect(readSpendRow(row, "2026-11-27")).toMatchObject(read);
  });
});
