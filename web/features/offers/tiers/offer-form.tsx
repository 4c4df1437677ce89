import type { FormEvent, ReactNode } from "react";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Draft } from "../../kit/edit/drafts.ts";
import type { FieldErrors } from "../../kit/edit/field-errors.ts";
import { useFirstField } from "../../kit/edit/focus.ts";
import { OFFER_FIELD_NAMES, OFFER_FIELDS, OFFER_LABELS, type OfferFieldName } from "./offer-fields.ts";

type Props = {
  draft: Draft;
  errors: FieldErrors;
  onChange: (draft: Draft) => void;
  onSubmit: () => void;
  /** The buttons. */
  children: ReactNode;
};

export function OfferForm({ onSubmit, children, ...fields }: Props) {
  const form = useFirstField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-x-8">
        <div className="space-y-5">
          <Inputs {...fields} places={["left"]} />
        </div>
        <div className="grid content-start items-start gap-5 sm:grid-cols-2">
          <Inputs {...fields} places={["right", "right half"]} />
        </div>
      </div>
      <Inputs {...fields} places={["foot"]} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}

type FieldProps = Pick<Props, "draft" | "errors" | "onChange">;

function Inputs({ places, ...fields }: FieldProps & { places: readonly string[] }) {
  return OFFER_FIELD_NAMES.filter((name) => places.includes(OFFER_FIELDS[name].place)).map((name) => (
    <Input key={name} name={name} {...fields} />
  ));
}

function Input({ name, draft, errors, onChange }: FieldProps & { name: OfferFieldName }) {
  const { control, place, input } = OFFER_FIELDS[name];
  const label = OFFER_LABELS[name];
  const change = (text: string) => onChange({ ...draft, [name]: text });
  if (control === "checkbox") {
    return (
      <CheckboxField
        label={`${label}: ${input?.hint}`}
        checked={draft[name] === "1"}
        onChange={(event) => change(event.target.checked ? "1" : "0")}
      />
    );
  }
  const text = {
    ...input,
    label,
    value: draft[name] ?? "",
    error: errors[name],
    className: place === "right" ? "sm:col-span-2" : "",
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return control === "area" ? <TextArea rows={6} {...text} /> : <TextField {...text} />;
}
