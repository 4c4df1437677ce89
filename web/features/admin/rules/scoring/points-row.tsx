import { answerLabel } from "#domain/answers/answers";
import { useState } from "react";
import { useFocusBack } from "../../ground/edit/use-focus-back.ts";
import { PointsForm } from "./points-form.tsx";
import { conditionWords } from "../rule-words.ts";
import type { ScoringRuleRow } from "./scoring-rule-kind.ts";

type Props = { rule: ScoringRuleRow; rules: readonly ScoringRuleRow[] };

/** An answer and its points. The points, when pressed, become a field. */
export function PointsRow({ rule, rules }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { ref, giveBack } = useFocusBack();
  const { questionId, answerValue, points } = rule;
  const label = answerLabel(questionId, answerValue);
  const leave = () => setEditing(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-32">
        {label}
        {label !== answerValue && (
          <span className="text-base-content/75 text-sm max-sm:block"> {answerValue}</span>
        )}
      </p>
      {isEditing ? (
        <PointsForm
          rule={rule}
          rules={rules}
          onLeave={leave}
          onEnd={() => {
            giveBack();
            leave();
          }}
        />
      ) : (
        <button
          ref={ref}
          type="button"
          className="btn btn-ghost btn-sm ms-auto text-base"
          onClick={() => setEditing(true)}
        >
          {points} pts
          <span className="sr-only"> for {conditionWords(rule)}, change</span>
        </button>
      )}
    </div>
  );
}
