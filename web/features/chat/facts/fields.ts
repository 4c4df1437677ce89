import { answerLabel } from "#domain/answers/answers";
import { questionOf } from "#domain/answers/questions";
import { collectedSchema } from "#domain/interview/chat-answers";
import type { ContactField } from "#domain/answers/contact-fields";
import { INTERVIEW_FIELDS, type InterviewField } from "#domain/interview/interview-fields";

type Option = { value: string; label: string };

/** The texts with which the panel shows a fact and asks for it, in the quiz's words. */
export type FieldText = { label: string } & (
  | { kind: "choice"; question: string; subtext: string; options: readonly Option[] }
  | { kind: "text"; question: string; subtext: string; placeholder: string; isLong: boolean }
  | { kind: "contact"; field: ContactField }
);

const CONTACT_LABELS: Record<ContactField, string> = {
  name: "Name",
  email: "Email",
  businessUrl: "Website",
};

export function fieldText(field: InterviewField): FieldText {
  if (isContact(field)) return { kind: "contact", field, label: CONTACT_LABELS[field] };
  const question = questionOf(field);
  return question.kind === "choice" ? question : { ...question, isLong: field === "frustration" };
}

/** A fact's value as shown to people. */
export function valueText(field: InterviewField, value: string): string {
  return answerLabel(field, value);
}

/** The problem with a value, in the form's words; null if it may be sent. */
export function valueProblem(field: InterviewField, value: string): string | null {
  const issue = collectedSchema.safeParse({ [field]: value }).error?.issues[0];
  return issue ? issue.message : null;
}

export const FIELD_COUNT = INTERVIEW_FIELDS.length;

function isContact(field: InterviewField): field is ContactField {
  return Object.hasOwn(CONTACT_LABELS, field);
}
