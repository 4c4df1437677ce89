import type { FormQuestion } from "#domain/forms/form-lead";
import { CONTACT_USES, type ContactUse, type FieldUse } from "#domain/forms/form-set-up";
import { countText } from "../../../kit/data/figures.ts";
import type { ListedForm, SetUp, WholeForm } from "./forms-api.ts";

const CONTACT: Record<ContactUse | "show", string> = {
  name: "Name",
  email: "Email",
  phone: "Phone number",
  website: "Website",
  show: "Only show",
};

/** What a question can be, in groups as they are chosen from. */
export function fieldGroups({ own }: Pick<WholeForm, "own">) {
  return [
    { label: "Contact", uses: CONTACT_USES.map((use) => ({ use, words: CONTACT[use] })) },
    { label: "Assessment", uses: own.map(({ id, question }) => ({ use: id, words: question })) },
  ];
}

export const ONLY_SHOW = CONTACT.show;

/** What a question is, in words. */
export function fieldWords(use: FieldUse, { own }: Pick<WholeForm, "own">): string {
  const words: Partial<Record<FieldUse, string>> = CONTACT;
  return own.find(({ id }) => id === use)?.question ?? words[use] ?? use;
}

/** A question as Meta shows it. */
export function questionText({ label, key }: Pick<FormQuestion, "label" | "key">): string {
  return label || key;
}

export function leadsText({ leads }: Pick<ListedForm, "leads">): string {
  return leads === 1 ? "1 lead" : `${countText(leads)} leads`;
}

/** What the form has got since it was set up; null if nothing. */
export function newsText({ questions, newQuestions }: ListedForm): string | null {
  const news = newQuestions.flatMap(({ key, options }) => {
    const question = questions.find((one) => one.key === key);
    if (!question) return [];
    if (options.length === 0) return [questionText(question)];
    return question.options.flatMap((option) =>
      options.includes(option.key) ? [option.value || option.key] : [],
    );
  });
  return news.length > 0 ? news.map((words) => `“${words}”`).join(", ") : null;
}

/** A set-up line by line, for whoever compares two: each question by its key, then what the text allows. */
export function setUpWords({ mapping, allows }: SetUp, form: WholeForm): Record<string, string> {
  const uses = form.questions.map(({ key }) => {
    const { use, options = {} } = mapping[key] ?? { use: "show" as const };
    return [key, [fieldWords(use, form), ...Object.values(options)].join(", ")];
  });
  const { call, mail, country, tellMeta } = allows;
  return {
    ...Object.fromEntries(uses),
    Calls: call?.wording ?? "No",
    Emails: mail ? [mail.wording, mail.checkbox].filter(Boolean).join(" – ") : "No",
    Country: country ?? "",
    "Stages to Meta": tellMeta ? "Yes" : "No",
  };
}
