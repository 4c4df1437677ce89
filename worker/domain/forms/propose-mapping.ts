import { foldText } from "../fold-text.ts";
import { moneyRangeOf } from "../funnel/interview/money-answer.ts";
import { isChoiceQuestion, type QuestionId } from "../funnel/answers/questions.ts";
import type { FormQuestion } from "./form-lead.ts";
import type { ContactUse, FieldUse, FormMapping } from "./form-set-up.ts";

/** Meta's own questions, which every form names alike, in any language. */
const STANDARD: Readonly<Record<string, ContactUse>> = {
  full_name: "name",
  first_name: "name",
  last_name: "name",
  email: "email",
  work_email: "email",
  phone: "phone",
  phone_number: "phone",
  work_phone_number: "phone",
  website: "website",
};

/** A question of ours as visitors read it. */
export type OwnQuestion = {
  id: QuestionId;
  question: string;
  options: readonly { value: string; label: string }[];
};

/** What a question is by Meta's own key or type; null for a form's own question. */
export function standardUse({ key, type }: Pick<FormQuestion, "key" | "type">): ContactUse | null {
  for (const name of [key, type].map((text) => text.toLowerCase())) {
    if (Object.hasOwn(STANDARD, name)) return STANDARD[name] ?? null;
  }
  return null;
}

/**
 * What each question of a form probably is: by Meta's standard keys and by equal words, and nothing beyond. A question
 * that was set up before stays what it is; one that the form no longer asks, too, because its leads have answered it.
 */
export function proposeMapping(
  questions: readonly FormQuestion[],
  own: readonly OwnQuestion[],
  known: FormMapping = {},
): FormMapping {
  const taken = new Set<FieldUse>(Object.values(known).map(({ use }) => use));
  const proposed = Object.fromEntries(
    questions.map((question) => {
      const before = Object.hasOwn(known, question.key) ? known[question.key] : undefined;
      const found = before ? undefined : ownQuestion(question, own);
      const use = before?.use ?? standardUse(question) ?? (found && !taken.has(found.id) ? found.id : "show");
      taken.add(use);
      const of = own.find(({ id }) => id === use);
      const options = of && isChoiceQuestion(of.id) ? proposeOptions(question, of, before?.options) : null;
      return [question.key, { use, ...(options && { options }) }];
    }),
  );
  return { ...known, ...proposed };
}

function ownQuestion({ label }: FormQuestion, own: readonly OwnQuestion[]): OwnQuestion | undefined {
  return own.find(({ question }) => isSame(question, label));
}

/** Which option of our question each of a form's options probably is; those of before stay what they were. */
export function proposeOptions(
  { options }: Pick<FormQuestion, "options">,
  own: OwnQuestion,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const entries = options.map(({ key, value }): [string, string | undefined] => [
    key,
    Object.hasOwn(known, key)
      ? known[key]
      : (own.options.find(({ label }) => isSame(label, value))?.value ??
        moneyRangeOf(own.id, value) ??
        undefined),
  ]);
  return {
    ...known,
    ...Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  };
}

/** Whether two labels are the same words, however they are punctuated at their end. */
function isSame(one: string, other: string): boolean {
  const words = (text: string) =>
    foldText(text)
      .toLowerCase()
      .replace(/\s+/g, " ")
      .replace(/[\s?:.!*]+$/, "")
      .trim();
  return words(one) !== "" && words(one) === words(other);
}
