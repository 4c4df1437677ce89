import fc from "fast-check";
import { expect, test } from "vitest";
import { takePrompt } from "../../../../web/features/funnel/chat/start/use-opening.ts";
import { sendable } from "../../../../web/features/funnel/chat/conversation/sendable.ts";

test.each([
  ["", null],
  ["?utm_source=x", null],
  ["?prompt=Hi+there", { prompt: "Hi there", search: "" }],
  ["?a=1&prompt=Hi%20there&b=2", { prompt: "Hi there", search: "?a=1&b=2" }],
  ["?prompt=%20%20", { prompt: "", search: "" }],
  ["?prompt=one&prompt=two", { prompt: "one", search: "" }],
  ["?prompt=a%00b%1Bc%0Ad", { prompt: "abc\nd", search: "" }],
])("%s", (search, expected) => {
  expect(takePrompt(search)).toEqual(expected);
});

test("of any content, what is sent has at most 2,000 characters and can be sent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
      const taken = takePrompt(`?${new URLSearchParams({ prompt: text })}`);
      expect(taken?.search).toBe("");
      const prompt = taken?.prompt ?? "";
      expect(prompt.length).toBeLessThanOrEqual(2000);
      expect(prompt).toBe(prompt.trim());
      expect(prompt.isWellFormed()).toBe(true);
      expect(prompt).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
    }),
  );
});

test("a cut through an emoji leaves no half of it", () => {
  expect(takePrompt(`?prompt=${"x".repeat(1999)}${encodeURIComponent("💡")}`)?.prompt).toBe("x".repeat(1999));
});

test("a text to send keeps its lines and loses what nobody sees", () => {
  expect(sendable(" one\n\ttwo\u0007 \u{1f4a1} ")).toBe("one\n\ttwo \u{1f4a1}");
});
