import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { contentWarnings } from "#domain/funnel/interview/content-warnings";
import { expect, it } from "vitest";
import { SAMPLE_CATALOG } from "../../../setup/content/sample-catalog.ts";

const PRICES = SAMPLE_CATALOG.offers.flatMap(({ investment, description, features }) => [
  investment,
  description,
  ...features,
]);

function warnings(change: (content: Content) => void) {
  const content = structuredClone(sample);
  change(content);
  return contentWarnings(readable(content), PRICES);
}

it("the sample is warned of nothing", () => expect(warnings(() => {})).toEqual([]));

it.each<[string, (content: Content) => void, string, RegExp]>([
  [
    "a price that no program has",
    (c) => void (c.landing.hero.text = "Now for $499."),
    "landing.hero.text",
    /price/,
  ],
  [
    "a price in an email",
    (c) => void (c.mails.hub.paragraphs = ["Only €77 a month."]),
    "mails.hub.paragraphs.0",
    /price/,
  ],
  [
    "a letter of another font",
    (c) => void (c.quiz.welcome.heading = "Très fort"),
    "quiz.welcome.heading",
    /“è”/,
  ],
  ["a sign of another font", (c) => void (c.landing.sticky = "Start ✓"), "landing.sticky", /“✓”/],
  [
    "an answer that only the quiz has changed",
    (c) => void c.quiz.questions.revenue.options.forEach((one, at) => (one.label = `Level ${at + 1}`)),
    "interview.questions.revenue.options.0.label",
    /chat still has the sample’s/,
  ],
])("tell of %s, at its place", (_what, change, path, message) => {
  expect(warnings(change)).toContainEqual({ path, message: expect.stringMatching(message) });
});

it.each<[string, (content: Content) => void]>([
  [
    "a program’s own price",
    (c) => {
      c.programs.diy.price = "$497 once";
      c.landing.hero.text = "For $497.";
    },
  ],
  [
    "what a client earns",
    (c) => void c.landing.testimonials.people.forEach((one) => (one.text = "$5M made")),
  ],
  ["letters of an email’s own", (c) => void (c.mails.hub.subject = "Très bien, {name}")],
])("let %s stand", (_what, change) => expect(warnings(change)).toEqual([]));
