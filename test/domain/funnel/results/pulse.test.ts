import type { AnyAnswers, Answers } from "#domain/funnel/answers/answers";
import { pulse as pulseOf } from "#domain/funnel/results/pulse";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import { beatsOf } from "#domain/funnel/answers/rhythms";
import { roadblocks } from "#domain/funnel/answers/roadblocks";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleWords } from "../../../setup/content/sample-words.ts";
import { anyAnswers } from "../answers/any-answers.ts";

const pulse = (answers: AnyAnswers) => pulseOf(answers, sampleWords.results);

describe("a beat for each answer", () => {
  test.each<[keyof Answers, string, string]>([
    ["businessType", "own-business", "plain"],
    ["businessType", "clients", "plain"],
    ["situation", "haven't-run-ads", "flat"],
    ["situation", "tried-failed", "falling"],
    ["situation", "yo-yo", "uneven"],
    ["situation", "working-handoff", "strong"],
    ["situation", "coaching", "plain"],
    ["adSpend", "under-100", "faint"],
    ["adSpend", "100-300", "faint"],
    ["adSpend", "300-1000", "plain"],
    ["adSpend", "1000-3000", "strong"],
    ["adSpend", "3000-plus", "strong"],
    ["funnel", "no-funnel", "flat"],
    ["funnel", "not-converting", "falling"],
    ["funnel", "inconsistent", "uneven"],
    ["funnel", "converting", "strong"],
    ["goal", "first-funnel", "plain"],
    ["goal", "fix-inconsistency", "plain"],
    ["goal", "scale", "plain"],
    ["goal", "coaching", "plain"],
    ["frustration", "Everything", "plain"],
    ["revenue", "under-10k", "plain"],
    ["revenue", "10k-50k", "plain"],
    ["revenue", "50k-200k", "plain"],
    ["revenue", "200k-plus", "plain"],
    ["targetRevenue", "$500K", "plain"],
    ["situation", "unheard-of", "plain"],
    ["situation", "constructor", "plain"],
  ])("%s %s beats %s", (question, answer, rhythm) =>
    expect(beatsOf({ [question]: answer })).toEqual([{ question, rhythm }]),
  );

  test("in the order asked, and none where nothing is said", () =>
    expect(beatsOf({ funnel: "converting", frustration: "  ", situation: "yo-yo" })).toEqual([
      { question: "situation", rhythm: "uneven" },
      { question: "funnel", rhythm: "strong" },
    ]));

  test("one more answer never takes a beat away or changes another", () => {
    const addition = fc.constantFrom(...QUESTIONS.map(({ id }) => id));
    fc.assert(
      fc.property(anyAnswers, addition, (answers, id) => {
        const before = beatsOf(answers);
        const after = beatsOf({ ...answers, [id]: answers[id]?.trim() ? answers[id] : "said" });
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });
});

describe("the pulse", () => {
  test("shows roadblocks where the list of them finds them, and nowhere else", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const shown = pulse(answers).beats.filter(({ isRoadblock }) => isRoadblock);
        const found = new Set(roadblocks(answers).map(({ because }) => because));
        expect(new Set(shown.map(({ question }) => question))).toEqual(found);
      }),
    );
  });

  test("is the same for the same answers, whatever they are", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(pulse({ ...answers })).toEqual(pulse(answers));
      }),
    );
  });

  test("says in words what it shows", () => {
    expect(pulse({}).words).toBe("a flat line, as there are no answers yet.");
    expect(pulse({ businessType: "clients" }).words).toBe("one beat so far.");
    expect(
      pulse({ businessType: "clients", situation: "yo-yo", adSpend: "under-100", funnel: "inconsistent" })
        .words,
    ).toBe(
      "4 beats, one for each answer. Uneven at situation and funnel. Faint at daily ad spend. " +
        "Roadblocks at situation, daily ad spend, and funnel.",
    );
  });
});
