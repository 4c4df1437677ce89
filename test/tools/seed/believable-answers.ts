import type { Answers, CompleteAnswers } from "#domain/funnel/answers/answers";
import {
  QUESTION_IDS,
  QUESTIONS,
  type AnswerTo,
  type ChoiceQuestion,
  type ChoiceQuestionId,
  type TextQuestionId,
} from "#domain/funnel/answers/questions";
import { fromEntries } from "#domain/from-entries";
import type { Random } from "../../setup/random/random.ts";
import { FRUSTRATIONS } from "./people.ts";

/** Answers that occur more or less often than the others: each as often as it stands here. */
const DRAWN_FROM: { readonly [Id in ChoiceQuestionId]?: readonly AnswerTo<Id>[] } = {
  businessType: ["own-business", "own-business", "clients"],
  situation: [
    "haven't-run-ads",
    "tried-failed",
    "tried-failed",
    "yo-yo",
    "yo-yo",
    "working-handoff",
    "coaching",
  ],
  adSpend: ["under-100", "under-100", "100-300", "100-300", "300-1000", "300-1000", "1000-3000", "3000-plus"],
  funnel: ["no-funnel", "not-converting", "inconsistent", "inconsistent", "converting"],
  goal: ["first-funnel", "fix-inconsistency", "scale", "scale", "coaching"],
  revenue: ["under-10k", "10k-50k", "10k-50k", "50k-200k", "200k-plus"],
};

const WRITTEN: Record<TextQuestionId, (random: Random) => string> = {
  frustration: ({ pick }) => pick(FRUSTRATIONS),
  targetRevenue: ({ pick, int }) =>
    pick(["$50K", "$100,000", "250k a month", "half a million", `$${20 + int(400)}k`]),
};

/** Answers to every question. */
export function allAnswers(random: Random): CompleteAnswers {
  return fromEntries<CompleteAnswers>(
    QUESTIONS.map((question) =>
      question.kind === "text"
        ? [question.id, WRITTEN[question.id](random)]
        : [question.id, random.pick<string>(DRAWN_FROM[question.id] ?? valuesOf(question))],
    ),
  );
}

const valuesOf = ({ options }: ChoiceQuestion) => options.map(({ value }) => value);

/** The answers of somebody who left within the first questions. */
export function someAnswers(random: Random): Answers {
  const all = allAnswers(random);
  const given = QUESTION_IDS.slice(0, random.int(5));
  return fromEntries<Answers>(given.map((id) => [id, all[id]]));
}
