import { describeRange } from "#domain/offers/scoring/score-ranges";
import { scoreRangeSchema } from "#domain/offers/scoring/scoring-schemas";
import { api, unwrap } from "../../../../lib/api.ts";
import { errorsByField } from "../../../kit/edit/field-errors.ts";
import { ifMatch, saveOnTop } from "../../../kit/edit/version-conflict.ts";
import { numberOf } from "../choices.ts";
import type { RuleKind } from "../rule-kind.ts";

const calls = api["score-ranges"];

export type ScoreRangeRow = Awaited<ReturnType<typeof list>>[number];
type Write = Parameters<typeof calls.$post>[0]["json"];

function list() {
  return unwrap(calls.$get());
}

/** Scores that lead to an offer. */
export const SCORE_RANGES: RuleKind<ScoreRangeRow, Write> = {
  key: "score-ranges",
  name: "Score range",
  fields: [
    { name: "minScore", label: "Min score", isNumber: true },
    { name: "maxScore", label: "Max score", isNumber: true },
    { name: "targetTier", label: "Target tier", options: (_, { tiers }) => tiers },
  ],
  emptyDraft: { minScore: "", maxScore: "", targetTier: "" },
  draftOf: ({ minScore, maxScore, targetTier }) => ({
    minScore: String(minScore),
    maxScore: String(maxScore),
    targetTier: String(targetTier),
  }),
  check: ({ minScore, maxScore, targetTier }) => {
    const typed = {
      minScore: numberOf(minScore),
      maxScore: numberOf(maxScore),
      targetTier: numberOf(targetTier),
    };
    const parsed = scoreRangeSchema.safeParse(typed);
    return parsed.success ? { write: parsed.data } : { errors: errorsByField(parsed.error.issues) };
  },
  list,
  create: (json) => unwrap(calls.$post({ json })),
  update: (rule, write) => {
    const json = { ...write, id: rule.id };
    return saveOnTop(rule, ["minScore", "maxScore", "targetTier"], (version) =>
      unwrap(calls[":id"].$put({ param: { id: String(rule.id) }, json }, ifMatch(version))),
    );
  },
  remove: ({ id, version }) => unwrap(calls[":id"].$delete({ param: { id: String(id) } }, ifMatch(version))),
  trial: (ranges) => ({ ranges: [...ranges] }),
  describe: describeRange,
  compare: (a, b) => a.minScore - b.minScore || a.id - b.id,
};
