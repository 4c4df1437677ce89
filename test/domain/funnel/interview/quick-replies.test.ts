import { quickReplies } from "#domain/funnel/interview/quick-replies";
import { questionFor } from "#domain/funnel/interview/interview-questions";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASKS } from "../../../setup/content/interview-words.ts";

const after = (content: string) =>
  quickReplies(
    [
      { role: "assistant", content: "Hi! Which one are you: a, b or c?" },
      { role: "user", content: "hello" },
      { role: "assistant", content },
    ],
    ASKS,
  );

/** In the spec's words. */
const BUSINESS_TYPE_REPLIES = [
  "I have my own business",
  "I work with clients as an agency",
  "I’m a freelancer",
];

describe("quickReplies", () => {
  test("are none for the opening greeting, an empty chat and while a reply is awaited", () => {
    const greeting = { role: "assistant" as const, content: "Hi! Which one are you: a, b or c?" };
    expect(quickReplies([], ASKS)).toEqual([]);
    expect(quickReplies([greeting], ASKS)).toEqual([]);
    expect(quickReplies([greeting, { role: "user", content: "x: a, b?" }], ASKS)).toEqual([]);
  });

  test("are the fixed three for the question that follows the greeting", () => {
    const opening = ["Hi!", questionFor(ASKS, "businessType")].map((content) => ({
      role: "assistant" as const,
      content,
    }));
    expect(quickReplies(opening, ASKS)).toEqual(BUSINESS_TYPE_REPLIES);
  });

  test.each([
    "Do you have your own business, or do you work with clients as an agency?",
    "Great to meet you! Do you run your own business or an agency?",
    "Is it your own business, an agency, or are you a freelancer: tell me?",
  ])("%s", (question) => expect(after(question)).toEqual(BUSINESS_TYPE_REPLIES));

  test.each([
    [
      "What do you spend a day: under $100, $100-$300, $300-$1,000, $1,000-$3,000, or $3,000+?",
      ["under $100", "$100-$300", "$300-$1,000", "$1,000-$3,000", "$3,000+"],
    ],
    ["Which is it: red or blue?", ["red", "blue"]],
    ["Which is it:\nred,\nblue, or\ngreen?\nTake your time.", ["red", "blue", "green"]],
    ["Got it: you sell shoes. What next: scale, or coaching?", ["scale", "coaching"]],
    ["Thanks for your own business facts. Next: scale or coaching?", ["scale", "coaching"]],
    ['Pick one: **scale**, "coaching" or _neither_?', ["scale", "coaching", "neither"]],
    ["Pick one: scale, scale or coaching?", ["scale", "coaching"]],
    ["Pick one: floral, oregano or corn?", ["floral", "oregano", "corn"]],
  ])("%j", (question, options) => expect(after(question)).toEqual(options));

  test.each([
    ["no question", "Pick one: a, b or c."],
    ["no colon", "Do you want a, b or c?"],
    ["one item", "Tell me: what hurts most?"],
    ["a sentence in between", "Note: that is good, really. Shall we go on or stop?"],
    ["a time of day", "Is 10:30, or 11, fine?"],
    ["an address", "Is it https://example.com, or another one?"],
    ["eleven items", "Pick: a, b, c, d, e, f, g, h, i, j or k?"],
    ["a long item", `Pick: a, ${"x".repeat(100)} or c?`],
  ])("%s gives none", (_, message) => expect(after(message)).toEqual([]));

  test("ten items and 99 characters are still taken", () => {
    expect(after("Pick: a, b, c, d, e, f, g, h, i or j?")).toHaveLength(10);
    expect(after(`Pick: a or ${"x".repeat(99)}?`)).toHaveLength(2);
  });

  test("are 2 to 10 distinct, short, non-blank lines for any message", () => {
    const part = fc.constantFrom(
      ": ",
      ", ",
      " or ",
      "?",
      ",",
      "a",
      "$1,000",
      ". ",
      "**",
      "\n",
      "own business",
    );
    const message = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 30 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(message, (content) => {
        const replies = after(content);
        expect(new Set(replies).size).toBe(replies.length);
        if (replies.length === 0) return;
        expect(replies.length).toBeGreaterThanOrEqual(2);
        expect(replies.length).toBeLessThanOrEqual(10);
        for (const reply of replies) {
          expect(reply.length).toBeLessThan(100);
          expect(reply).toBe(reply.trim());
          expect(reply).not.toBe("");
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("end, however long the question", () => {
    for (const unit of [":", ",", " or ", "*", " ", "a", ": a,", '"a', "or ", ". "]) {
      expect(after(`${unit.repeat(100_000)}?`)).toBeInstanceOf(Array);
    }
  });
});
