import { CHOICE_QUESTION_IDS } from "../answers/questions.ts";
import type { QuizContent } from "../content/quiz.ts";
import type { ErrorIssue } from "../errors.ts";
import { plainWords } from "./plain-words.ts";
import { wholeAnswer } from "./read-answer.ts";

/** Labels that mean another answer to the assistant than the one that they stand for, or say the same as another. */
export function misreadLabels(questions: QuizContent["questions"]): ErrorIssue[] {
  return CHOICE_QUESTION_IDS.flatMap((id) => {
    const { options } = questions[id];
    return options.flatMap(({ value, label }, index) => {
      const path = `quiz.questions.${id}.options.${index}.label`;
      const read = wholeAnswer(id, label);
      if (read !== null && read !== value)
        return [{ path, message: `The chat takes “${label}” for another answer` }];
      const isTwin = options.slice(0, index).some((other) => plainWords(other.label) === plainWords(label));
      return isTwin ? [{ path, message: `“${label}” stands for two answers` }] : [];
    });
  });
}
