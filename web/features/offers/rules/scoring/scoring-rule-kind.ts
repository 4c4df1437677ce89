import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import { scoringRuleWords } from "#domain/offers/scoring/rule-words";
import { scoringRuleSchema } from "#domain/offers/scoring/scoring-schemas";
import { api, unwrap } from "../../../../lib/api.ts";
import { errorsByField } from "../../../kit/edit/field-errors.ts";
import { ifMatch, saveOnTop } from "../../../kit/edit/version-conflict.ts";
import { listScoringRules, SCORING_RULES_KEY } from "../../known/rules-query.ts";
import { answerOptions, numberOf, questionOptions } from "../choices.ts";
import type { RuleKind } from "../rule-kind.ts";

const calls = api["scoring-rules"];

export type ScoringRuleRow = Awaited<ReturnType<typeof listScoringRules>>[number];
type Write = Parameters<typeof calls.$post>[0]["json"];

const place = (questionId: string) => QUESTION_IDS.findIndex((id) => id === questionId);

export const SCORING_RULES: RuleKind<ScoringRuleRow, Write> = {
  key: SCORING_RULES_KEY,
  name: "Scoring rule",
  fields: [
    {
      name: "questionId",
      label: "Question",
      options: (_, { words }) => questionOptions(words),
      resets: ["answerValue"],
    },
    {
      name: "answerValue",
      label: "Answer",
      options: (draft, { words }) => answerOptions(words, draft["questionId"]),
    },
    { name: "points", label: "Points", isNumber: true },
  ],
  emptyDraft: { questionId: "", answerValue: "", points: "0" },
  draftOf: ({ questionId, answerValue, points }) => ({ questionId, answerValue, points: String(points) }),
  check: ({ questionId, answerValue, points }) => {
    const parsed = scoringRuleSchema.safeParse({ questionId, answerValue, points: numberOf(points) });
    return parsed.success ? { write: parsed.data } : { errors: errorsByField(parsed.error.issues) };
  },
  list: listScoringRules,
  create: (json) => unwrap(calls.$post({ json })),
  update: (rule, write) => {
    const json = { ...write, id: rule.id };
    return saveOnTop(rule, ["questionId", "answerValue", "points"], (version) =>
      unwrap(calls[":id"].$put({ param: { id: String(rule.id) }, json }, ifMatch(version))),
    );
  },
  remove: ({ id, version }) => unwrap(calls[":id"].$delete({ param: { id: String(id) } }, ifMatch(version))),
  trial: (rules) => ({ rules: [...rules] }),
  describe: scoringRuleWords,
  compare: (a, b) => place(a.questionId) - place(b.questionId) || a.id - b.id,
};
