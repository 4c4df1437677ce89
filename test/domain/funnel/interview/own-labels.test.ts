import { CHOICE_QUESTION_IDS } from "#domain/funnel/answers/questions";
import { answersAsWorded } from "#domain/content/lead-wording";
import { sample } from "#domain/content/sample/sample";
import { questionFor } from "#domain/funnel/interview/interview-questions";
import { interviewWords } from "#domain/funnel/interview/interview-words";
import { misreadLabels } from "#domain/funnel/interview/misread-labels";
import { quickReplies } from "#domain/funnel/interview/quick-replies";
import { answerCandidates, wholeAnswer } from "#domain/funnel/interview/read-answer";
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

/** The sample with words of its own for what visitors spend; the chat says the quiz's. */
function spending(labels: Record<string, string>) {
  const { quiz, interview } = structuredClone({ quiz: sample.quiz, interview: sample.interview });
  const ofQuiz: { value: string; label: string }[] = quiz.questions.adSpend.options;
  for (const option of ofQuiz) option.label = labels[option.value] ?? option.label;
  for (const option of interview.questions.adSpend.options) option.label = "";
  return interviewWords({ quiz, interview });
}

const TRAINING = spending({
  "under-100": "Not at all",
  "100-300": "Once a week",
  "300-1000": "Twice a week",
  "1000-3000": "Most days",
  "3000-plus": "Every day",
});

it.each([
  ["2", "100-300"],
  ["3", "300-1000"],
  ["Twice a week", "300-1000"],
  ["250", null],
  ["$250", null],
  ["2000", null],
  ["99", null],
])("where answers are no sums, %o is a place in the list or one of them: %o", (message, answer) => {
  expect(wholeAnswer(TRAINING, "adSpend", message)).toBe(answer);
  expect(answerCandidates(TRAINING, "adSpend", message)).toEqual(answer === null ? [] : [answer]);
});

it.each(["$20K a month", "about 250", "1,500 dollars"])(
  "where answers are no sums, %o is none of them",
  (message) => expect(answerCandidates(TRAINING, "adSpend", message)).toEqual([]),
);

it("the chat asks by those answers, and a target is a sum as before", () => {
  expect(questionFor(TRAINING, "adSpend")).toBe(
    "Roughly how much do you spend on Meta ads per day: Not at all, Once a week, Twice a week, Most days or Every day?",
  );
  expect(wholeAnswer(TRAINING, "targetRevenue", "50k")).toBe(
    wholeAnswer(interviewWords(sample), "targetRevenue", "50k"),
  );
});

it.each([
  [{ "under-100": "Nothing yet" }],
  [{ "under-100": "Nothing yet", "100-300": "€100–€300" }],
  [{ "3000-plus": "3K and up", "1000-3000": "1000 to 3000" }],
])("where answers are sums, and one may be none, a sum is read: %o", (labels) => {
  expect(wholeAnswer(spending(labels), "adSpend", "250")).toBe("100-300");
});
