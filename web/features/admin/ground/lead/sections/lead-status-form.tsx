import type { AssessmentView } from "#domain/leads/assessment-view";
import { DEAL_VALUE_MESSAGE } from "#domain/leads/deal-value";
import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import { describeLeadStatus, LEAD_STATUSES } from "#domain/leads/pipeline";
import { SelectField } from "../../../../../ui/select-field.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import { ConflictNote } from "../../edit/conflict-note.tsx";
import { useDealCurrency } from "../../data/deal-currency.ts";
import { useMoney } from "../../data/use-money.ts";
import { LostFields } from "./lost-fields.tsx";
import { useLeadStatus, type StatusAndValue } from "./use-lead-status.ts";

/** A lead's stage and deal value. A choice is saved at once, a value on blur or Enter. */
export function LeadStatusForm({ lead }: { lead: AssessmentView }) {
  const form = useLeadStatus(lead);
  const currency = useDealCurrency();
  const money = useMoney();
  const describe = ({ leadStatus, dealValue }: StatusAndValue) =>
    `${leadStatus}, ${dealValue === null ? "no deal value" : money(dealValue)}`;
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Lead status"
          value={form.leadStatus}
          onChange={(event) => form.saveStatus(leadStatusSchema.parse(event.target.value))}
        >
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {describeLeadStatus(status)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={currency === null ? "Deal value" : `Deal value (${currency})`}
          inputMode="numeric"
          placeholder="None"
          value={form.text}
          error={form.isValid ? null : DEAL_VALUE_MESSAGE}
          hint={
            <span role="status">{form.isSaved ? "Saved" : "Press Enter or leave the field to save"}</span>
          }
          onChange={(event) => form.type(event.target.value)}
          onBlur={form.saveValue}
          onKeyDown={(event) => {
            if (event.key === "Enter") form.saveValue();
            if (event.key !== "Escape" || !form.isTyped) return;
            event.preventDefault();
            form.type(null);
          }}
        />
      </div>
      {lead.leadStatus === "Lost" && <LostFields lead={lead} />}
      {form.conflict && (
        <ConflictNote
          theirs={describe(form.conflict.theirs)}
          yours={describe(form.conflict.yours)}
          onKeepYours={form.keepYours}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </div>
  );
}
