import { callTargets, callingHours, type CallingSettingKey } from "#domain/calling-hours/calling-settings";
import { useState } from "react";
import { TARGET_NAMES } from "./hours-drafts.ts";
import { dueExamples } from "./due-examples.ts";

type Props = { texts: Record<CallingSettingKey, string>; isTyped: boolean };

/** When a few leads would be due. */
export function DuePreview({ texts, isTyped }: Props) {
  const [now] = useState(() => Date.now());
  const examples = dueExamples(callingHours(texts), callTargets(texts), now);
  return (
    <section aria-label="Examples" className="bg-base-200 rounded-box space-y-3 p-4">
      <h4 className="font-semibold">With these hours and targets</h4>
      {!isTyped && (
        <p className="text-base-content/75 text-sm">
          Something above is incomplete, so these examples use the saved settings.
        </p>
      )}
      <ul className="space-y-2 text-sm">
        {examples.map(({ target, sentence }) => (
          <li key={sentence}>
            <span className="text-base-content/75">{TARGET_NAMES[target]}: </span>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
