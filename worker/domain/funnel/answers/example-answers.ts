import { fromEntries } from "../../from-entries.ts";
import type { Answers, CompleteAnswers } from "./answers.ts";
import { QUESTIONS, type TextQuestionId } from "./questions.ts";

type Given = Answers & { [Id in TextQuestionId]: string };

/** Made-up answers to all questions: the given ones, and the first option of any other choice. */
export function exampleAnswers(given: Given): CompleteAnswers {
  return fromEntries<CompleteAnswers>(
    QUESTIONS.map((question) =>
      question.kind === "text"
        ? [question.id, given[question.id]]
        : [question.id, given[question.id] ?? question.options[0].value],
    ),
  );
}
