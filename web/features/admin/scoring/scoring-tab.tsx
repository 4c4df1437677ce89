import { RecalculateAll } from "../rules/recalculate-all.tsx";
import { RangesCard } from "./ranges-card.tsx";
import { RulesCard } from "./rules-card.tsx";

/** What answers are worth, and where the sum leads. */
export function ScoringTab() {
  return (
    <div className="space-y-6">
      <div>
        <h2 className="font-display text-2xl font-semibold tracking-tight">Scoring Rules</h2>
        <p className="text-base-content/75 text-sm">
          Points for each answer; the sum decides the tier, unless an override rule does.
        </p>
      </div>
      <RulesCard />
      <RangesCard />
      <RecalculateAll />
    </div>
  );
}
