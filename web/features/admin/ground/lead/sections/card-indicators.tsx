import type { AssessmentView } from "#domain/leads/assessment-view";
import { Check, X } from "lucide-react";
import { timeText } from "../../time/times.ts";
import { useNow } from "../../time/use-now.ts";
import { indicatorsOf } from "./indicators.ts";

export function CardIndicators({ lead }: { lead: AssessmentView }) {
  const indicators = indicatorsOf(lead, useNow());
  if (indicators.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {indicators.map(({ label, at, tone }) => {
        const Icon = tone === "good" ? Check : X;
        return (
          <li
            key={label}
            className="flex items-center gap-1.5"
            title={at === null ? undefined : timeText(at, lead.bookedCall?.clocks)}
          >
            <Icon
              aria-hidden="true"
              className={`size-4 ${tone === "good" ? "text-success" : "text-error"}`}
            />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
