import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import type { ReactNode } from "react";
import { renderToStaticMarkup as markupOf } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BEAT_PATHS } from "../../../../web/content/pulse/beat-path.ts";
import { FoundationStack } from "../../../../web/content/pulse/foundation-stack.tsx";
import { PulseMark } from "../../../../web/content/pulse/pulse-mark.tsx";
import { VisitorPulse } from "../../../../web/content/pulse/visitor-pulse.tsx";
import { GivenContent } from "../../../../web/content/use-content.tsx";
import { sampleWords } from "../../../setup/content/sample-words.ts";

const renderToStaticMarkup = (picture: ReactNode) =>
  markupOf(<GivenContent value={sampleWords}>{picture}</GivenContent>);

const ANSWERS: AnyAnswers = {
  businessType: "own-business",
  situation: "haven't-run-ads",
  adSpend: "under-100",
  funnel: "inconsistent",
  revenue: "50k-200k",
};

const count = (html: string, part: string) => html.split(part).length - 1;
const textsIn = (html: string) => Array.from(html.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text);

describe("the visitor's pulse", () => {
  const html = renderToStaticMarkup(<VisitorPulse answers={ANSWERS} />);

  test("is a picture in words", () => {
    expect(html).toMatch(/^<svg [^>]*role="img"/);
    expect(html).toContain('aria-label="Your pulse: 5 beats, one for each answer. Flat at situation.');
  });

  test("draws a beat for each answer, and dots where nothing was said", () => {
    expect(count(html, "stroke-dasharray")).toBe(QUESTIONS.length - Object.keys(ANSWERS).length);
    for (const rhythm of ["plain", "flat", "faint", "uneven"] as const) {
      expect(html).toContain(` 190${BEAT_PATHS[rhythm]}"`);
    }
    expect(count(html, BEAT_PATHS.strong)).toBe(0);
  });

  test("names the roadblocks", () => expect(textsIn(html)).toEqual(["Situation", "Funnel"]));

  test("of nobody says so, and shows no beat", () => {
    const sample = renderToStaticMarkup(<VisitorPulse answers={{}} isSample />);
    expect(sample).toContain('aria-label="A sample pulse: a flat line');
    expect(count(sample, "stroke-dasharray")).toBe(QUESTIONS.length);
    expect(textsIn(sample)).toEqual([]);
  });
});

describe("the stack of layers", () => {
  const html = renderToStaticMarkup(<FoundationStack answers={ANSWERS} />);

  test("is a picture in words", () => {
    expect(html).toMatch(/^<svg [^>]*role="img"/);
    expect(html).toContain(
      'aria-label="Your foundation, from the ground up. Product: sells today. Audience: unknown to Meta, the ' +
        'weakest layer. Offer. Funnel: on and off."',
    );
  });

  test("stands on the product and says what is known of each", () =>
    expect(textsIn(html)).toEqual([
      "Product",
      "Sells today",
      "Audience",
      "Unknown to Meta",
      "Offer",
      "Funnel",
      "On and off",
    ]));

  test("cracks what is weak and lights the weakest alone", () => {
    expect(count(html, "<polyline")).toBe(2);
    expect(count(html, "<ellipse")).toBe(1);
    const sound = renderToStaticMarkup(<FoundationStack answers={{ funnel: "converting" }} />);
    expect(count(sound, "<polyline")).toBe(0);
    expect(count(sound, "<ellipse")).toBe(0);
  });
});

test("the policy lets every picture through: none has a style of its own", () => {
  const pictures = [
    <VisitorPulse key="pulse" answers={ANSWERS} />,
    <FoundationStack key="stack" answers={ANSWERS} />,
    <PulseMark key="mark" isThinking />,
  ];
  expect(renderToStaticMarkup(<>{pictures}</>)).not.toContain("style=");
});

test("the assessor's face is decoration, at rest or thinking", () => {
  expect(renderToStaticMarkup(<PulseMark />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<PulseMark />)).not.toContain("pulse-mark-thinking");
  expect(renderToStaticMarkup(<PulseMark isThinking />)).toContain("pulse-mark-thinking");
});
