import type { FormEvent, ReactNode } from "react";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { OfferDraft, OfferErrors } from "./offer-draft.ts";

type Props = {
  draft: OfferDraft;
  errors: OfferErrors;
  onChange: (draft: OfferDraft) => void;
  onSubmit: () => void;
  /** The buttons. */
  children: ReactNode;
};

/** Every field of an offer that staff edit. */
export function OfferForm({ draft, errors, onChange, onSubmit, children }: Props) {
  const text = (field: Exclude<keyof OfferDraft, "isActive">) => ({
    value: draft[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField label="Name" required maxLength={200} {...text("name")} />
      <TextArea label="Description" maxLength={5000} {...text("description")} />
      <TextArea
        label="Features"
        hint="One a line; empty lines are left out."
        rows={6}
        {...text("features")}
      />
      <TextField label="Investment" maxLength={500} {...text("investment")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Discount (%)"
          type="number"
          min={0}
          max={100}
          hint="0 shows no discount. It applies to assessments that are completed from now on."
          {...text("discount")}
        />
        <TextField label="Sort order" type="number" hint="The lowest comes first." {...text("sortOrder")} />
      </div>
      <TextField label="Resource link" type="url" placeholder="https://" {...text("pdfLink")} />
      <CheckboxField
        label="Active: visitors can see this offer"
        checked={draft.isActive}
        onChange={(event) => onChange({ ...draft, isActive: event.target.checked })}
      />
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}
