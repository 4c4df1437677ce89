import type { AssessmentView } from "#domain/leads/assessment-view";
import { LOST_NOTE_MAX, LOST_REASONS, lostReasonName } from "#domain/leads/lost-reason";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { NO_VALUE } from "../../../kit/data/figures.ts";
import { useDealCurrency } from "../../../kit/data/use-money.ts";
import type { CallForm } from "./use-call-form.ts";

type Props = { form: CallForm; lead: AssessmentView };

/** Where the call leaves the lead, saved with it. What a move to Won or Lost asks for is asked here, of this lead. */
export function StatusAfter({ form, lead }: Props) {
  const { draft, change } = form;
  const choose = (status: string) => {
    const estimate = lead.dealValue === null ? "" : String(lead.dealValue);
    change({ status, lostReason: "", lostNote: "", dealValue: status === "Won" ? estimate : "" });
  };
  return (
    <div className="mt-2 space-y-2">
      <SelectField
        label="Status after the call"
        value={draft.status}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Stays {lead.leadStatus}</option>
        {LEAD_STATUSES.filter((status) => status !== lead.leadStatus).map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </SelectField>
      {form.asked === "reason" && <LostQuestion form={form} />}
      {form.asked === "value" && <ValueQuestion form={form} />}
    </div>
  );
}

/** Only 'other' needs a note. */
function LostQuestion({ form: { draft, faults, change } }: Pick<Props, "form">) {
  return (
    <>
      <SelectField
        label="Why was it lost?"
        value={draft.lostReason}
        error={faults["lostReason"] ?? null}
        onChange={(event) => change({ lostReason: event.target.value })}
      >
        <option value="">Please choose</option>
        {LOST_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {lostReasonName(reason)}
          </option>
        ))}
      </SelectField>
      {draft.lostReason === "other" && (
        <TextField
          label="What was it?"
          dir="auto"
          maxLength={LOST_NOTE_MAX}
          value={draft.lostNote}
          error={faults["lostNote"] ?? null}
          onChange={(event) => change({ lostNote: event.target.value })}
        />
      )}
    </>
  );
}

/** The estimate is offered. Left empty, the deal has no value yet. */
function ValueQuestion({ form: { draft, faults, change } }: Pick<Props, "form">) {
  const currency = useDealCurrency();
  return (
    <TextField
      label={`What is the deal worth?${currency === null ? "" : ` (${currency})`}`}
      inputMode="numeric"
      placeholder={NO_VALUE}
      value={draft.dealValue}
      error={faults["dealValue"] ?? null}
      onChange={(event) => change({ dealValue: event.target.value })}
    />
  );
}
