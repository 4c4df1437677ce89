import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import type { RuleKind, StoredRule } from "./rule-kind.ts";

function rulesQuery<Rule extends StoredRule, Write extends object>(kind: RuleKind<Rule, Write>) {
  return queryOptions({ queryKey: [kind.key], queryFn: kind.list });
}

/** All rules of a kind, in display order. */
export function useRules<Rule extends StoredRule, Write extends object>(kind: RuleKind<Rule, Write>) {
  const query = useQuery(rulesQuery(kind));
  return { ...query, rules: query.data?.toSorted(kind.compare) ?? null };
}

/** Updates a saved rule in the list, or removes it if null. */
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
