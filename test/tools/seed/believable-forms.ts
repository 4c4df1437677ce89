import { QUESTIONS } from "#domain/funnel/answers/questions";
import type { FormQuestion } from "#domain/forms/form-lead";
import type { FormSetUp } from "#domain/forms/form-set-up";
import { proposeMapping, type OwnQuestion } from "#domain/forms/propose-mapping";
import { changedForm, NEWS_BOX, SAMPLE_FORM } from "../../fakes/meta/sample-form.ts";

/** A form of the page, with so many leads; `atSetUp` is what it asked when staff set it up, null if they have not. */
export type SeedForm = {
  id: string;
  name: string;
  status: string;
  locale: string;
  questions: FormQuestion[];
  atSetUp: FormQuestion[] | null;
  leads: number;
};

/** Our questions, as a form's are compared with them. */
const OWN: OwnQuestion[] = QUESTIONS.map((one) => ({
  id: one.id,
  question: one.question,
  options: one.kind === "choice" ? one.options : [],
}));

const CONTACT = SAMPLE_FORM.questions.slice(0, 3).map(withOptions);

/** Asked in the form's own words, which nobody can propose anything for. */
const BUDGET: FormQuestion = {
  key: "how_much_do_you_spend_on_ads_in_a_month_when_you_advertise_as_usual",
  label: "How much do you spend on ads in a month when you advertise as usual, over all of your accounts?",
  type: "CUSTOM",
  options: [
    { key: "budget_1", value: "Nothing yet" },
    { key: "budget_2", value: "$500 a day" },
    { key: "budget_3", value: "It depends on the season, but rarely more than $5,000 in all" },
  ],
};

const asked = SAMPLE_FORM.questions.map(withOptions);

/** One that nobody has set up, one that was changed since, and one that ended long ago. */
export const SEED_FORMS: readonly SeedForm[] = [
  { ...SAMPLE_FORM, questions: [...asked, BUDGET], atSetUp: null, leads: 37 },
  {
    ...SAMPLE_FORM,
    id: "700100200300401",
    name: "Strategy call, cold audience (April)",
    questions: changedForm(SAMPLE_FORM).questions.map(withOptions),
    atSetUp: asked,
    leads: 12,
  },
  {
    ...SAMPLE_FORM,
    id: "700100200300402",
    name: "Webinar 2025",
    status: "ARCHIVED",
    questions: CONTACT,
    atSetUp: null,
    leads: 1,
  },
];

/** What staff have said of a form when they set it up. */
export function seedSetUp(atSetUp: readonly FormQuestion[]): FormSetUp {
  const words = { wording: "By sending this form you agree that we call you about your ads.", hash: "call" };
  return {
    mapping: proposeMapping(atSetUp, OWN),
    allows: {
      call: words,
      mail: { wording: NEWS_BOX.label, hash: "mail", checkbox: NEWS_BOX.key },
      country: "US",
      tellMeta: true,
    },
  };
}

function withOptions({ options = [], ...question }: (typeof SAMPLE_FORM.questions)[number]): FormQuestion {
  return { ...question, options };
}
