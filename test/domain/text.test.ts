import { chatMessageSchema } from "#domain/funnel/interview/chat-answers";
import { oneLine } from "#domain/one-line";
import { clipped, noteSchema } from "#domain/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("notes and messages", () => {
  test("keep their line breaks and tabs", () => {
    expect(noteSchema.parse(" a\r\n\tb\n")).toBe("a\r\n\tb");
    expect(chatMessageSchema.parse("a\nb")).toBe("a\nb");
  });

  test("refuse other control characters", () => {
    for (const text of ["a\u0000", "\u001b[31m", "a\u007fb", "a\u009fb"]) {
      expect(noteSchema.safeParse(text).success).toBe(false);
      expect(chatMessageSchema.safeParse(text).success).toBe(false);
    }
  });

  test("end at 10,000 and 2,000 units; a note may be empty, a message not", () => {
    expect(noteSchema.safeParse("x".repeat(10_000)).success).toBe(true);
    expect(noteSchema.safeParse("x".repeat(10_001)).success).toBe(false);
    expect(chatMessageSchema.safeParse("x".repeat(2000)).success).toBe(true);
    expect(chatMessageSchema.safeParse("x".repeat(2001)).success).toBe(false);
    expect(noteSchema.parse("  ")).toBe("");
    expect(chatMessageSchema.safeParse(" \n ").success).toBe(false);
  });
});

test("oneLine leaves one line, and is done at once", () => {
  expect(oneLine("  a\r\n\tb \u0000 c ")).toBe("a b c");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}]|^\s|\s$|\s\s/u);
      expect(oneLine(oneLine(text))).toBe(oneLine(text));
    }),
  );
});

describe("clipped", () => {
  test.each([
    ["what fits stays", "12345", 5, "12345"],
    ["the rest goes, and a space before it", "1234 678", 6, "1234…"],
    ["an emoji stays whole or goes", "ab👩‍👩‍👧‍👦c", 6, "ab…"],
    ["a single character that is too long goes", `e${"\u0301".repeat(40)}`, 6, "…"],
  ])("%s", (_what, text, max, kept) => expect(clipped(text, max)).toBe(kept));
});
