import { deadOverrides, describeOverride, type DeadOverride } from "#domain/offers/scoring/override-rules";
import { overrideMeanings, overrideWords } from "#domain/offers/scoring/rule-words";
import { useStaffWords } from "../../../content/published/published.ts";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { LoadingPanel } from "../../../kit/data/query-states.tsx";
import { PageBar, PageBody } from "../../../kit/look/page-bar.tsx";
import { Sheet } from "../../../kit/look/sheet.tsx";
import { Tag } from "../../../kit/look/tag.tsx";
import { NewRule } from "../new-rule.tsx";
import { RecalculateAll } from "../recalculate-all.tsx";
import { RuleList } from "../rule-list.tsx";
import { useRules } from "../use-rules.ts";
import { OVERRIDE_RULES, type OverrideRuleRow } from "./override-rule-kind.ts";

/** The rules that decide a tier whatever the score, in the order in which they are checked. */
export function OverridesTab() {
  const { rules, isPending, isFetched, error, refetch } = useRules(OVERRIDE_RULES);
  return (
    <>
      <PageBar title="Override Rules" />
      <PageBody>
        <p className="text-ink-2">
          Rules are checked by priority, lowest number first. The first active rule that matches decides the
          tier.
        </p>
        {isPending && <LoadingPanel text="Loading override rules…" />}
        {error && !rules && (
          <ErrorPanel
            title="The override rules could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {rules && <OverrideList rules={rules} />}
        {isFetched && <RecalculateAll />}
      </PageBody>
    </>
  );
}

function OverrideList({ rules }: { rules: readonly OverrideRuleRow[] }) {
  const dead = deadOverrides(rules);
  const words = useStaffWords();
  return (
    <Sheet className="space-y-4">
      {rules.length === 0 && <p>There are no override rules, so the score alone decides.</p>}
      <RuleList kind={OVERRIDE_RULES} rules={rules} shown={rules}>
        {(rule) => {
          const meanings = overrideMeanings(rule, words);
          const reason = dead.find(({ id }) => id === rule.id);
          return (
            <div className="grid gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <p className="self-start">
                <Tag>Priority {rule.priority}</Tag>{" "}
                <bdi className="ms-1 font-semibold [overflow-wrap:anywhere]">{rule.name}</bdi>{" "}
                {rule.isActive === 0 && <Tag tone="wait">Inactive</Tag>}
              </p>
              <div>
                <p className="[overflow-wrap:anywhere]">{overrideWords(rule, words)}</p>
                {meanings.length > 0 && (
                  <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{meanings.join(" · ")}</p>
                )}
                <p className="text-ink-3 text-xs [overflow-wrap:anywhere]">{describeOverride(rule)}</p>
                {reason && <p className="text-warning mt-1 text-sm">{whyDead(reason, rules)}</p>}
              </div>
            </div>
          );
        }}
      </RuleList>
      <NewRule kind={OVERRIDE_RULES} rules={rules} />
    </Sheet>
  );
}

function whyDead(dead: DeadOverride, rules: readonly OverrideRuleRow[]): string {
  if (dead.reason === "shadowed") {
    const by = rules.find(({ id }) => id === dead.by)?.name ?? "another rule";
    return `Never applies: “${by}” is checked first and matches everything that this rule matches.`;
  }
  return dead.reason === "contradictory"
    ? "Never applies: its two conditions can’t both be true."
    : "Never applies: no question has this answer.";
}
