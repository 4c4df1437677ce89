import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

export const SCORING_RULES_KEY = "scoring-rules";
export const OVERRIDE_RULES_KEY = "override-rules";

export const listScoringRules = () => unwrap(api["scoring-rules"].$get());
export const listOverrideRules = () => unwrap(api["override-rules"].$get());

/** The rules as they are stored, which their tabs show, too. */
export const scoringRulesQuery = () =>
  queryOptions({ queryKey: [SCORING_RULES_KEY], queryFn: listScoringRules });
export const overrideRulesQuery = () =>
  queryOptions({ queryKey: [OVERRIDE_RULES_KEY], queryFn: listOverrideRules });

/** A rule's place among all of its kind; `key` is the kind's. */
export const rulePlace = (key: string, id: number) => `${key}-${id}`;

export const scoringRulePath = (id: number) => `/admin?tab=scoring&rule=${rulePlace(SCORING_RULES_KEY, id)}`;
export const overrideRulePath = (id: number) =>
  `/admin?tab=overrides&rule=${rulePlace(OVERRIDE_RULES_KEY, id)}`;
