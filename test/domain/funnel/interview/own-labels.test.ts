import { CHOICE_QUESTION_IDS } from "#domain/funnel/answers/questions";
import { answersAsWorded } from "#domain/content/lead-wording";
import { sample } from "#domain/content/sample/sample";
import { questionFor } from "#domain/funnel/interview/interview-questions";
import { interviewWords } from "#domain/funnel/interview/interview-words";
import { misreadLabels } from "#domain/funnel/interview/misread-labels";
import { quickReplies } from "#domain/funnel/interview/quick-replies";
import { wholeAnswer } from "#domain/funnel/interview/read-answer";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { COMBINATIONS, INITIAL_SCORING } from "../../../setup/random/combinations.ts";

/** Labels that nobody has heard of, one for each answer, in any order. */
const ownWords = fc.record({
  seed: fc.stringMatching(/^[A-Z][a-z]{5,9}$/),
  turn: fc.integer({ min: 0, max: 4 }),
});

function contentWith({ seed, turn }: { seed: string; turn: number }) {
  const content = structuredClone({ quiz: sample.quiz, interview: sample.interview });
  for (const id of CHOICE_QUESTION_IDS) {
    const ofQuiz: { value: string; label: string }[] = content.quiz.questions[id].options;
    ofQuiz.push(...ofQuiz.splice(0, turn % ofQuiz.length));
    for (const [index, option] of ofQuiz.entries()) option.label = `${seed} ${id} ${"abcdefgh"[index]}`;
    const ofChat: { value: string; label: string }[] = content.interview.questions[id].options;
    for (const option of ofChat) if (id !== "businessType") option.label = "";
  }
  return content;
}

it("whatever an answer is called, and wherever it stands, all 400 cases score the same", () => {
  fc.assert(
    fc.property(ownWords, (own) => {
      const content = contentWith(own);
      if (misreadLabels(content).length > 0) return;
      const words = interviewWords(content);
      for (const answers of COMBINATIONS) {
        const said = answersAsWorded(content, answers);
        const read = Object.fromEntries(
          CHOICE_QUESTION_IDS.flatMap((id) => {
            const label = said.find((one) => one.id === id)?.answer;
            return label === undefined ? [] : [[id, wholeAnswer(words, id, label)]];
          }),
        );
        expect(read).toEqual(answers);
        expect(scoreAssessment(read, INITIAL_SCORING)).toEqual(scoreAssessment(answers, INITIAL_SCORING));
      }
    }),
    { numRuns: 6 },
  );
});

it("what is offered is what a visitor may tap, in the owner’s order", () => {
  fc.assert(
    fc.property(ownWords, (own) => {
      const words = interviewWords(contentWith(own));
      for (const id of CHOICE_QUESTION_IDS) {
        const asked = [
          { role: "assistant" as const, content: "Hi!" },
          { role: "assistant" as const, content: `Thanks. ${questionFor(words, id)}` },
        ];
        expect(quickReplies(asked, words)).toEqual(words.questions[id].options.map(({ label }) => label));
      }
    }),
    { numRuns: 30 },
  );
});
