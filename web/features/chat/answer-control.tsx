import { FREE_TEXT_MAX } from "#domain/contact";
import type { InterviewField } from "#domain/interview-fields";
import { useId, type KeyboardEvent } from "react";
// One control for one question, in the quiz and here.
// oxlint-disable-next-line no-restricted-imports
import { ChoiceList } from "../quiz/choice-list.tsx";
// oxlint-disable-next-line no-restricted-imports
import { ContactInput } from "../quiz/contact-input.tsx";
// oxlint-disable-next-line no-restricted-imports
import "../quiz/quiz.css";
import { fieldText, type FieldText } from "./fields.ts";

type AnswerControlProps = {
  field: InterviewField;
  value: string;
  isLocked: boolean;
  onChange: (value: string) => void;
};

export function AnswerControl({ field, value, isLocked, onChange }: AnswerControlProps) {
  const labelId = useId();
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
        <WrittenAnswer
          text={text}
          value={value}
          isLocked={isLocked}
          labelledBy={labelId}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type WrittenAnswerProps = Omit<AnswerControlProps, "field"> & {
  text: Extract<FieldText, { kind: "text" }>;
  labelledBy: string;
};

function WrittenAnswer({ text, value, isLocked, labelledBy, onChange }: WrittenAnswerProps) {
  return (
    <textarea
      rows={text.isLong ? 3 : 1}
      aria-labelledby={labelledBy}
      required
      readOnly={isLocked}
      maxLength={FREE_TEXT_MAX}
      enterKeyHint="done"
      autoComplete="off"
      placeholder={text.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\s*[\r\n]+\s*/g, " "))}
      onKeyDown={submitOnEnter}
      className="quiz-field field-sizing-content resize-none"
    />
  );
}

/** Line breaks are no part of an answer; a key that ends an IME composition is none of ours. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}
