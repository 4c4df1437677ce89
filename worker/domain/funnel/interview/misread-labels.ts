import { CHOICE_QUESTION_IDS, type ChoiceQuestionId } from "../answers/questions.ts";
import type { Content } from "../../content/content.ts";
import { sample } from "../../content/sample/sample.ts";
import type { ErrorIssue } from "../../errors.ts";
import { once } from "../../once.ts";
import { quickReplies } from "./quick-replies.ts";
import { questionFor } from "./interview-questions.ts";
import { interviewWords } from "./interview-words.ts";
import { plainWords } from "./plain-words.ts";
import { isNumber, wholeAnswer } from "./read-answer.ts";

type Label = { value: string; label: string; path: string };

/** What the labels that ship, their short forms, a number or a sum of money mean in any case. */
const known = once(() => interviewWords(sample));

/**
 * Labels of quiz and chat that mean another answer to the assistant than the one that they stand for, say the same as
 * another, or cannot be listed in a sentence.
 */
export function misreadLabels(content: Pick<Content, "quiz" | "interview">): ErrorIssue[] {
  return CHOICE_QUESTION_IDS.flatMap((id) => {
    const quiz = labelsAt(`quiz.questions.${id}.options`, content.quiz.questions[id].options);
    const chat = labelsAt(`interview.questions.${id}.options`, content.interview.questions[id].options);
    return [...misread(id, quiz, false), ...misread(id, chat, true), ...unlisted(content, id)];
  });
}

/** An empty label is the quiz's, which is checked there. */
function labelsAt(path: string, options: readonly { value: string; label: string }[]): Label[] {
  return options.flatMap(({ value, label }, index) =>
    label === "" ? [] : [{ value, label, path: `${path}.${index}.label` }],
  );
}

/** In the chat two labels may stand for the same answer. */
function misread(id: ChoiceQuestionId, labels: readonly Label[], mayShare: boolean): ErrorIssue[] {
  return labels.flatMap(({ value, label, path }, index) => {
    if (isNumber(label))
      return [{ path, message: `“${label}” is only a number, which the chat takes for a place in the list` }];
    const read = wholeAnswer(known(), id, label);
    if (read !== null && read !== value)
      return [{ path, message: `The chat takes “${label}” for another answer` }];
    const isTwin = labels
      .slice(0, index)
      .some((other) => plainWords(other.label) === plainWords(label) && !(mayShare && other.value === value));
    return isTwin ? [{ path, message: `“${label}” means two answers` }] : [];
  });
}

/** The chat lists its answers with commas and an “or,” which none of them may hold. */
function unlisted(content: Pick<Content, "quiz" | "interview">, id: ChoiceQuestionId): ErrorIssue[] {
  const words = interviewWords(content);
  const { options } = words.questions[id];
  const said = [
    { role: "assistant", content: "" } as const,
    { role: "assistant", content: questionFor(words, id) } as const,
  ];
  const replies = quickReplies(said, words);
  return options.flatMap(({ label }, index) =>
    label.trim() === "" || replies.includes(label)
      ? []
      : [
          {
            path: `interview.questions.${id}.options.${index}.label`,
            message: `The chat can’t offer “${label}”: give it a shorter answer here, without a comma or “or”`,
          },
        ],
  );
}
