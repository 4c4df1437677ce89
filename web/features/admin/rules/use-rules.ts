import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import type { RuleKind, StoredRule } from "./rule-kind.ts";

function rulesQuery<Rule extends StoredRule, Write extends object>(kind: RuleKind<Rule, Write>) {
  return queryOptions({ queryKey: [kind.key], queryFn: kind.list });
}

/** All rules of a kind, sorted as they are shown. */
export function useRules<Rule extends StoredRule, Write extends object>(kind: RuleKind<Rule, Write>) {
  const query = useQuery(rulesQuery(kind));
  return { ...query, rules: query.data?.toSorted(kind.compare) ?? null };
}

/** Shows a rule as it was saved, or no more when it is null. */
export function putRule<Rule extends StoredRule>(
  client: QueryClient,
  key: string,
  id: number,
  rule: Rule | null,
): void {
  client.setQueryData<Rule[]>([key], (rules) => {
    const others = rules?.filter((one) => one.id !== id);
    return others && (rule ? [...others, rule] : others);
  });
}
