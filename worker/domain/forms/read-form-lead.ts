import type { Answers } from "../funnel/answers/answers.ts";
import { answersSchema } from "../funnel/answers/answer-schemas.ts";
import { businessUrlSchema, emailSchema, nameSchema } from "../funnel/answers/contact.ts";
import { NAME_MAX } from "../funnel/answers/contact-fields.ts";
import { isChoiceQuestion, QUESTION_IDS, type QuestionId } from "../funnel/answers/questions.ts";
import { moneyRangeOf } from "../funnel/interview/money-answer.ts";
import { oneLine } from "../one-line.ts";
import { clipped } from "../text.ts";
import type { FormLead, FormQuestion, GivenField } from "./form-lead.ts";
import type { FieldUse, FormMapping, FormSetUp } from "./form-set-up.ts";
import { standardUse } from "./propose-mapping.ts";

/** What a form's lead said, each in its place, and what could not be taken for what its question is. */
export type ReadLead = {
  name: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  answers: Answers;
  asWritten: GivenField[];
  /** The hash of the wording that it agreed to; null if it did not, or if there is no number or address. */
  callConsent: string | null;
  mailConsent: string | null;
  /** What staff chose for the form. */
  country: string | null;
};

/** A number in E.164, of a country (ISO 3166) unless it names its own; null if it is none. */
export type ReadPhone = (text: string, country: string | null) => string | null;

/**
 * Reads a lead through the set-up of its form; by Meta's standard keys alone where that is null, when nothing is
 * allowed. No answer is lost: one that a field's check refuses is in `asWritten`.
 */
export function readFormLead(
  { fields, ticks }: Pick<FormLead, "fields" | "ticks">,
  questions: readonly FormQuestion[],
  setUp: FormSetUp | null,
  readPhone: ReadPhone,
): ReadLead {
  const read = emptyLead();
  const country = setUp?.allows.country ?? null;
  const names: string[] = [];
  for (const field of fields) {
    const text = field.values.map(oneLine).filter(Boolean).join(", ");
    if (text === "") continue;
    const question = questions.find(({ key }) => key === field.name);
    const use = useOf(field.name, question, setUp?.mapping);
    if (use === "show") continue;
    if (use === "name") names.push(text);
    else if (!isPlaced(read, { use, text, field, question, country }, setUp?.mapping, readPhone))
      read.asWritten.push(field);
  }
  if (names.length > 0) read.name = nameSchema.safeParse(clipped(names.join(" "), NAME_MAX)).data ?? null;
  if (names.length > 0 && read.name === null) read.asWritten.push({ name: "name", values: names });
  return { ...read, country, ...consents(read, ticks, setUp) };
}

/** Whether all eight questions are answered, which completes an assessment. */
export function areAllAnswered(answers: Answers): boolean {
  return QUESTION_IDS.every((id) => answers[id] !== undefined);
}

/** Whether the six choices are there, without which there is no score. */
export function hasAllChoices(answers: Answers): boolean {
  return QUESTION_IDS.filter(isChoiceQuestion).every((id) => answers[id] !== undefined);
}

/** A question that is new, or the keys of the options that are new in one that is not. */
export type NewQuestion = { key: string; options: string[] };

/** What the form has got since it was set up. Of a new question no options are named: all of them are new. */
export function newQuestions(
  questions: readonly FormQuestion[],
  atSetUp: readonly FormQuestion[] | null,
): NewQuestion[] {
  if (atSetUp === null) return [];
  return questions.flatMap(({ key, options }) => {
    const before = atSetUp.find((one) => one.key === key);
    if (!before) return [{ key, options: [] }];
    const added = options.filter((option) => !before.options.some((one) => one.key === option.key));
    return added.length > 0 ? [{ key, options: added.map((option) => option.key) }] : [];
  });
}

function emptyLead() {
  const read: Omit<ReadLead, "callConsent" | "mailConsent" | "country"> = {
    name: null,
    email: null,
    phone: null,
    website: null,
    answers: {},
    asWritten: [],
  };
  return read;
}

function useOf(key: string, question: FormQuestion | undefined, mapping: FormMapping | undefined): FieldUse {
  if (mapping) return (Object.hasOwn(mapping, key) ? mapping[key]?.use : undefined) ?? "show";
  return standardUse(question ?? { key, type: "" }) ?? "show";
}

type Placing = {
  use: Exclude<FieldUse, "name" | "show">;
  text: string;
  field: GivenField;
  question: FormQuestion | undefined;
  country: string | null;
};

/** Puts an answer in its place; false if it does not fit there, or the place is taken. */
function isPlaced(
  read: ReturnType<typeof emptyLead>,
  { use, text, field, question, country }: Placing,
  mapping: FormMapping | undefined,
  readPhone: ReadPhone,
): boolean {
  switch (use) {
    case "email":
      if (read.email !== null) return false;
      read.email = emailSchema.safeParse(text).data ?? null;
      return read.email !== null;
    case "phone":
      if (read.phone !== null) return false;
      read.phone = readPhone(text, country);
      return read.phone !== null;
    case "website":
      if (read.website !== null) return false;
      read.website = websiteOf(text);
      return read.website !== null;
    default: {
      if (read.answers[use] !== undefined) return false;
      const options =
        mapping && Object.hasOwn(mapping, field.name) ? mapping[field.name]?.options : undefined;
      const answer = answerOf(use, text, field, question, options);
      const checked = answersSchema.safeParse({ [use]: answer ?? undefined });
      if (answer === null || !checked.success) return false;
      Object.assign(read.answers, checked.data);
      return true;
    }
  }
}

/** A bare host gets the scheme that people leave out. */
function websiteOf(text: string): string | null {
  return [text, `https://${text}`].map((url) => businessUrlSchema.safeParse(url).data).find(Boolean) ?? null;
}

/** Of a choice the option that was chosen, by its key or, in forms that give it, its label; else a sum of money. */
function answerOf(
  use: QuestionId,
  text: string,
  { values }: GivenField,
  question: FormQuestion | undefined,
  options: Readonly<Record<string, string>> = {},
): string | null {
  if (!isChoiceQuestion(use)) return text;
  if (values.length !== 1) return null;
  const [value = ""] = values;
  const key =
    question?.options.find((option) => option.key === value || option.value === value)?.key ?? value;
  if (Object.hasOwn(options, key)) return options[key] ?? null;
  return moneyRangeOf(use, text);
}

function consents(
  { phone, email }: Pick<ReadLead, "phone" | "email">,
  ticks: FormLead["ticks"],
  setUp: FormSetUp | null,
): Pick<ReadLead, "callConsent" | "mailConsent"> {
  const { call = null, mail = null } = setUp?.allows ?? {};
  const isTicked =
    mail !== null &&
    (mail.checkbox === null || ticks.some(({ key, checked }) => key === mail.checkbox && checked));
  return {
    callConsent: phone === null ? null : (call?.hash ?? null),
    mailConsent: email === null || !isTicked ? null : (mail?.hash ?? null),
  };
}
