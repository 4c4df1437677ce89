import type { FormEvent, ReactNode } from "react";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useFirstField } from "../edit/use-first-field.ts";
import { OFFER_LABELS, type OfferDraft, type OfferErrors } from "./offer-draft.ts";

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
    label: OFFER_LABELS[field],
    value: draft[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value }),
  });
  const form = useFirstField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-x-8">
        <div className="space-y-5">
          <TextField required maxLength={200} {...text("name")} />
          <TextArea
            maxLength={5000}
            rows={6}
            hint="What the offer is. Everybody who is recommended it reads this, below a line of their own answers."
            {...text("description")}
          />
          <TextField maxLength={500} {...text("investment")} />
        </div>
        <div className="space-y-5">
          <TextArea hint="One a line; empty lines are left out." rows={6} {...text("features")} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              type="number"
              min={0}
              max={100}
              hint="0 shows none. For assessments that are completed from now on."
              {...text("discount")}
            />
            <TextField type="number" hint="The lowest comes first." {...text("sortOrder")} />
          </div>
          <TextField type="url" placeholder="https://" {...text("pdfLink")} />
        </div>
      </div>
      <CheckboxField
        label="Active: visitors can see this offer"
        checked={draft.isActive}
        onChange={(event) => onChange({ ...draft, isActive: event.target.checked })}
      />
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}
