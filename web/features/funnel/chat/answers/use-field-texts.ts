import { isChoiceQuestion, type AnswerOption } from "#domain/funnel/answers/questions";
import { CONTACT_FIELDS, type ContactField } from "#domain/funnel/answers/contact-fields";
import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { useContent } from "../../../../content/use-content.tsx";

/** The texts with which the panel shows a fact and asks for it, in the quiz's words. */
export type FieldText = { label: string } & (
  | { kind: "choice"; question: string; subtext: string; options: readonly AnswerOption[] }
  | { kind: "text"; question: string; subtext: string; placeholder: string; isLong: boolean }
  | { kind: "contact"; field: ContactField }
);

const isContact = (field: InterviewField): field is ContactField =>
  CONTACT_FIELDS.some((contact) => contact === field);

export function useFieldTexts() {
  const { questions } = useContent("quiz");
  const { labels } = useContent("chat").facts;
  function fieldText(field: InterviewField): FieldText {
    const label = labels[field];
    if (isContact(field)) return { kind: "contact", field, label };
    if (isChoiceQuestion(field)) return { kind: "choice", label, ...questions[field] };
    return { kind: "text", label, ...questions[field], isLong: field === "frustration" };
  }
  /** A fact's value as it is shown. */
  function valueText(field: InterviewField, value: string): string {
    const text = fieldText(field);
    const chosen = text.kind === "choice" && text.options.find((option) => option.value === value);
    return chosen ? chosen.label : value;
  }
  return { fieldText, valueText };
}
