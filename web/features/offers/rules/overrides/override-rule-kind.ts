import { overrideWords } from "#domain/offers/scoring/rule-words";
import { overrideRuleSchema } from "#domain/offers/scoring/scoring-schemas";
import { api, unwrap } from "../../../../lib/api.ts";
import type { Draft } from "../../../kit/edit/drafts.ts";
import { errorsByField } from "../../../kit/edit/field-errors.ts";
import { ifMatch, saveOnTop } from "../../../kit/edit/version-conflict.ts";
import { listOverrideRules, OVERRIDE_RULES_KEY } from "../../known/rules-query.ts";
import { answerOptions, numberOf, questionOptions } from "../choices.ts";
import type { RuleKind } from "../rule-kind.ts";

const calls = api["override-rules"];

export type OverrideRuleRow = Awaited<ReturnType<typeof listOverrideRules>>[number];
type Write = Parameters<typeof calls.$post>[0]["json"];

const FIELDS = [
  "name",
  "questionId",
  "answerValue",
  "andQuestionId",
  "andAnswerValue",
  "targetTier",
  "priority",
  "isActive",
] as const;

function check(draft: Draft) {
  const parsed = overrideRuleSchema.safeParse({
    name: draft["name"],
    questionId: draft["questionId"],
    answerValue: draft["answerValue"],
    andQuestionId: draft["andQuestionId"] || null,
    andAnswerValue: draft["andAnswerValue"] || null,
    targetTier: numberOf(draft["targetTier"]),
    priority: numberOf(draft["priority"]),
    isActive: numberOf(draft["isActive"]),
  });
  return parsed.success ? { write: parsed.data } : { errors: errorsByField(parsed.error.issues) };
}

/** Answers that lead to an offer whatever the score. */
export const OVERRIDE_RULES: RuleKind<OverrideRuleRow, Write> = {
  key: OVERRIDE_RULES_KEY,
  name: "Override rule",
  fields: [
    { name: "name", label: "Name" },
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
    {
      name: "andQuestionId",
      label: "And question (optional)",
      options: (_, { words }) => [{ value: "", label: "No second condition" }, ...questionOptions(words)],
      resets: ["andAnswerValue"],
    },
    {
      name: "andAnswerValue",
      label: "And answer",
      isOn: (draft) => Boolean(draft["andQuestionId"]),
      options: (draft, { words }) => answerOptions(words, draft["andQuestionId"]),
    },
    { name: "targetTier", label: "Target tier", options: (_, { tiers }) => tiers },
    { name: "priority", label: "Priority", isNumber: true },
    {
      name: "isActive",
      label: "State",
      options: () => [
        { value: "1", label: "Active" },
        { value: "0", label: "Inactive" },
      ],
    },
  ],
  emptyDraft: {
    name: "",
    questionId: "",
    answerValue: "",
    andQuestionId: "",
    andAnswerValue: "",
    targetTier: "",
    priority: "100",
    isActive: "1",
  },
  draftOf: (rule) => ({
    name: rule.name,
    questionId: rule.questionId,
    answerValue: rule.answerValue,
    andQuestionId: rule.andQuestionId ?? "",
    andAnswerValue: rule.andAnswerValue ?? "",
    targetTier: String(rule.targetTier),
    priority: String(rule.priority),
    isActive: String(rule.isActive),
  }),
  check,
  list: listOverrideRules,
  create: (json) => unwrap(calls.$post({ json })),
  update: (rule, write) => {
    const json = { ...write, id: rule.id };
    return saveOnTop(rule, FIELDS, (version) =>
      unwrap(calls[":id"].$put({ param: { id: String(rule.id) }, json }, ifMatch(version))),
    );
  },
  remove: ({ id, version }) => unwrap(calls[":id"].$delete({ param: { id: String(id) } }, ifMatch(version))),
  trial: (overrides) => ({ overrides: [...overrides] }),
  describe: overrideWords,
  compare: (a, b) => a.priority - b.priority || a.id - b.id,
};
