import type { RuleKind, StoredRule } from "./rule-kind.ts";

/** Stored rules in the format that a trial takes. */
export function writesOf<Rule extends StoredRule, Write extends object>(
  kind: RuleKind<Rule, Write>,
  rules: readonly Rule[],
): (Write & { id: number })[] {
  return rules.flatMap((rule) => {
    const checked = kind.check(kind.draftOf(rule));
    return "write" in checked ? [{ ...checked.write, id: rule.id }] : [];
  });
}
