import type { InterviewField } from "#domain/interview/interview-fields";
import { useId } from "react";
import { ChoiceList } from "../../answers/choice-list.tsx";
import { ContactInput } from "../../answers/contact-input.tsx";
import { FreeText } from "../../answers/free-text.tsx";
import { useFieldTexts } from "./use-field-texts.ts";

type AnswerControlProps = {
  field: InterviewField;
  value: string;
  isLocked: boolean;
  onChange: (value: string) => void;
};

/** The control for a question, shared with the quiz. */
export function AnswerControl({ field, value, isLocked, onChange }: AnswerControlProps) {
  const labelId = useId();
  const { fieldText } = useFieldTexts();
  const text = fieldText(field);
  if (text.kind === "contact") {
    return <ContactInput field={text.field} value={value} isLocked={isLocked} onChange={onChange} />;
  }
  return (
    <div className="grid gap-3">
      <div id={labelId}>
        <p className="font-semibold">{text.question}</p>
        <p className="text-base-content/75 text-sm">{text.subtext}</p>
      </div>
      {text.kind === "choice" ? (
        <ChoiceList options={text.options} chosen={value} labelledBy={labelId} onChoose={onChange} />
      ) : (
        <FreeText
          rows={text.isLong ? 3 : 1}
          aria-labelledby={labelId}
          readOnly={isLocked}
          enterKeyHint="done"
          placeholder={text.placeholder}
          value={value}
          onText={onChange}
        />
      )}
    </div>
  );
}
