import { expect, test } from "vitest";
import { INTERVIEW_FIELDS } from "#domain/funnel/interview/interview-fields";
import { sample } from "#domain/content/sample/sample";
import { missingWords } from "../../../../web/features/funnel/chat/answers/missing-words.ts";

const { limit } = sample.chat;
const words = { all: limit.fillAll, one: limit.fillLast, some: limit.fillMore };

test.each([
  [INTERVIEW_FIELDS.length, "Answer the questions here instead"],
  [INTERVIEW_FIELDS.length - 1, `Fill in the other ${INTERVIEW_FIELDS.length - 1} answers`],
  [2, "Fill in the other 2 answers"],
  [1, "Fill in the last answer"],
])("with %i answers missing, the button says '%s'", (count, said) => {
  expect(missingWords(INTERVIEW_FIELDS.slice(0, count), words)).toBe(said);
});
