import { fromEntries } from "../../from-entries.ts";
import { CONTACT_FIELDS, type ContactField } from "./contact-fields.ts";
import { QUESTION_IDS, QUESTIONS, type QuestionId } from "./questions.ts";

/** A fact that quiz and chat ask for. */
export type FactField = QuestionId | ContactField;

/** The quiz's, then the lead form's. */
export const FACT_FIELDS: readonly FactField[] = [...QUESTION_IDS, ...CONTACT_FIELDS];

/** What each is called. */
export const FACT_LABELS: Readonly<Record<FactField, string>> = {
  ...fromEntries<Record<QuestionId, string>>(QUESTIONS.map(({ id, label }) => [id, label])),
  name: "Name",
  email: "Email",
  businessUrl: "Website",
};
