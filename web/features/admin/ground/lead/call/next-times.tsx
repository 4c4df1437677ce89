import { CALL_AGAIN, callAgainAt } from "#domain/calling-hours/call-again";
import { mayGiveUp, missedAfter, type CallOutcome } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { againOf, type Again } from "./call-draft.ts";
import { whenWords } from "./when-words.ts";
import { TimeField } from "./time-field.tsx";
import type { CallForm } from "./use-call-form.ts";

type Props = { form: CallForm; outcome: CallOutcome; lead: AssessmentView; now: number; hours: CallingHours };

/** When a lead that was missed is called again. From the fourth time on it may be given up. */
export function NextTimes({ form, outcome, lead, now, hours }: Props) {
  const chosen = againOf(form.draft, lead, outcome);
  const choice = (again: Again, label: string, time: string | null) => (
    <label
      key={again}
      className="border-base-300 rounded-field has-checked:border-base-content has-checked:bg-base-200 flex min-h-11 cursor-pointer items-center gap-2 border px-3 text-sm"
    >
      <input
        type="radio"
        name="again"
        className="radio radio-sm"
        checked={again === chosen}
        onChange={() => form.change({ again })}
      />
      <span>
        {label}
        {time && <span className="text-base-content/75 block text-xs">{time}</span>}
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Call again</legend>
      <div className="grid grid-cols-2 gap-2">
        {CALL_AGAIN.map((again) =>
          choice(again, capital(again), whenWords(callAgainAt(again, now, hours, lead.timeZone), now)),
        )}
        {choice("other", "Another time", null)}
        {mayGiveUp(missedAfter(lead.missedCalls, outcome)) && choice("lost", "Lost: not reached", null)}
      </div>
      {chosen === "other" && <TimeField form={form} label="When to call again" />}
    </fieldset>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
