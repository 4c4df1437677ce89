import { QUESTIONS, type QuestionId } from "#domain/funnel/answers/questions";
import type { FakeForm, FakeLead, FakeQuestion } from "../fakes/meta/fake-leads.ts";

const LOCALES = ["en_US", "de_DE", "fr_FR", "es_ES", "pl_PL"] as const;
/** Each language's names for Meta's own questions; their keys are the same everywhere. */
const NAME_LABELS = ["Full name", "Vollständiger Name", "Nom complet", "Nombre", "Imię i nazwisko"];

/** What a lead answered: the option's value, or text. */
export type Truth = { [Id in QuestionId]?: string };

/** A form of the ledger: how its keys stand for our questions and options. */
export type LedgerForm = FakeForm & {
  keyOf: (id: QuestionId) => string;
  optionOf: (id: QuestionId, value: string) => string;
};

/** A form that asks the eight in its language, with keys of its own. */
export function ledgerForm(at: number): LedgerForm {
  const language = at % LOCALES.length;
  const keyOf = (id: QuestionId) => `q${at}_${id.toLowerCase()}`;
  const optionOf = (id: QuestionId, value: string) => `${at}-${language}-${id}-${value}`;
  const own = QUESTIONS.map((question): FakeQuestion => {
    const options = question.kind === "choice" ? question.options : [];
    return {
      key: keyOf(question.id),
      label: `${LOCALES[language]}: ${question.question}`,
      type: "CUSTOM",
      options: options.map(({ value, label }) => ({
        key: optionOf(question.id, value),
        value: `${language} ${label}`,
      })),
    };
  });
  return {
    id: String(7_001_000_000_000_000n + BigInt(at)),
    name: `Form ${at}`,
    status: at % 7 === 0 ? "ARCHIVED" : "ACTIVE",
    locale: LOCALES[language] ?? "en_US",
    questions: [
      { key: "full_name", label: NAME_LABELS[language] ?? "", type: "FULL_NAME" },
      { key: "email", label: "E-mail", type: "EMAIL" },
      { key: "phone_number", label: "☎", type: "PHONE" },
      ...own,
    ],
    keyOf,
    optionOf,
  };
}

/** The set-up that says what a form of the ledger asks. */
export function ledgerSetUp(form: LedgerForm) {
  const mapping: Record<string, { use: string; options?: Record<string, string> }> = {
    full_name: { use: "name" },
    email: { use: "email" },
    phone_number: { use: "phone" },
  };
  for (const question of QUESTIONS) {
    const options = question.kind === "choice" ? question.options : [];
    const own = Object.fromEntries(options.map(({ value }) => [form.optionOf(question.id, value), value]));
    mapping[form.keyOf(question.id)] = { use: question.id, ...(options.length > 0 && { options: own }) };
  }
  const call = { wording: "By sending this form you agree that we call you." };
  return { mapping, allows: { call, mail: null, country: null, tellMeta: false } };
}

/** A lead, what it answered, and how many of its answers have options that the form has renamed. */
export type LedgerLead = { lead: FakeLead; truth: Truth; renamed: QuestionId[] };

/** A lead of a form; every third answers all eight, every eleventh chose an option that nobody has mapped. */
export function ledgerLead(form: LedgerForm, n: number, createdAt: number): LedgerLead {
  const truth: Truth = {};
  const renamed: QuestionId[] = [];
  const fields = [
    { name: "full_name", values: [`Lead ${n} Ünal`] },
    { name: "email", values: [`lead${n}@example.org`] },
    { name: "phone_number", values: [`+1780555${String(n).padStart(4, "0")}`] },
  ];
  for (const [at, question] of QUESTIONS.entries()) {
    if (n % 3 !== 0 && (n + at) % 4 === 0) continue;
    const key = form.keyOf(question.id);
    if (question.kind === "text") {
      truth[question.id] = `${n} thousand`;
      fields.push({ name: key, values: [`${n} thousand`] });
      continue;
    }
    const value = question.options[(n + at) % question.options.length]?.value ?? "";
    if (n % 11 === 0 && at === 1) {
      renamed.push(question.id);
      fields.push({ name: key, values: [`renamed-${value}`] });
    } else {
      truth[question.id] = value;
      fields.push({ name: key, values: [form.optionOf(question.id, value)] });
    }
  }
  const lead = {
    id: String(900_719_925_474_099_300n + BigInt(n)),
    form_id: form.id,
    created_time: new Date(createdAt).toISOString().replace(/\.\d+Z$/, "+0000"),
    field_data: fields,
    platform: n % 2 === 0 ? "fb" : "ig",
  };
  return { lead, truth, renamed };
}
