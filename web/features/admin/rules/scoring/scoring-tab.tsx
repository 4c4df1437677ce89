import { FetchedTogether } from "../../ground/data/fetched-together.tsx";
import { PageBar, PageBody } from "../../ground/look/page-bar.tsx";
import { RecalculateAll } from "../recalculate-all.tsx";
import { useRules } from "../use-rules.ts";
import { RangesCard } from "./ranges-card.tsx";
import { RulesCard } from "./rules-card.tsx";
import { SCORE_RANGES } from "./score-range-kind.ts";
import { SCORING_RULES } from "./scoring-rule-kind.ts";

/** The points for answers, and the offers that the totals lead to. */
export function ScoringTab() {
  const queries = [useRules(SCORING_RULES), useRules(SCORE_RANGES)];
  return (
    <>
      <PageBar title="Scoring Rules" />
      <PageBody isNarrow>
        <p className="text-ink-2">
          Each answer earns points. The total decides the tier, unless an override rule does.
        </p>
        <FetchedTogether queries={queries} loading="Loading scoring rules…">
          <RulesCard />
          <RangesCard />
          <RecalculateAll />
        </FetchedTogether>
      </PageBody>
    </>
  );
}
