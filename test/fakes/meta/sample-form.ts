import { questionOf, type QuestionId } from "#domain/funnel/answers/questions";
import type { FakeForm, FakeQuestion } from "./fake-leads.ts";

/** The page of the stand-in, as `META_PAGE_ID` has it. */
export const SAMPLE_PAGE = "100200300400500";
/** The checkbox below the form's own text. */
export const NEWS_BOX = { key: "news", label: "Yes, e-mail me what you find and how you would fix it." };

const OWN = ["businessType", "adSpend", "goal", "frustration", "revenue"] as const satisfies QuestionId[];

/** A question of ours as a form asks it. */
function asked(id: QuestionId): FakeQuestion {
  const question = questionOf(id);
  const options = question.kind === "choice" ? question.options : [];
  const key = id.toLowerCase();
  return {
    key,
    label: question.question,
    type: "CUSTOM",
    options: options.map(({ label }, at) => ({ key: `${key}_${at + 1}`, value: label })),
  };
}

/** What people fill in on Facebook. One question is the form's own, and one has money as the form puts it. */
export const SAMPLE_FORM: FakeForm = {
  id: "700100200300400",
  name: "Free audit",
  status: "ACTIVE",
  locale: "en_US",
  questions: [
    { key: "full_name", label: "Full name", type: "FULL_NAME" },
    { key: "email", label: "Email", type: "EMAIL" },
    { key: "phone_number", label: "Phone number", type: "PHONE" },
    ...OWN.map(asked),
    { key: "best_time", label: "When is a good time to talk?", type: "CUSTOM" },
  ],
};

/** The same after somebody has edited it: an option has another name and key, and there is a question more. */
export function changedForm(form: FakeForm): FakeForm {
  const questions = form.questions.map((question) =>
    question.key === "goal"
      ? {
          ...question,
          options:
            question.options?.map((option, at) =>
              at === 0 ? { key: "goal_new", value: "Getting started" } : option,
            ) ?? [],
        }
      : question,
  );
  const added = { key: "team", label: "How many people work with you?", type: "CUSTOM" };
  return { ...form, questions: [...questions, added] };
}

/** What can go wrong on the way, as whoever fills the form in chooses it. */
export const SWITCHES = {
  lost: "Webhook lost",
  twice: "Delivered twice",
  test: "Test lead",
  ended: "Token expired",
  "too-many": "Rate limited",
  slow: "Slow",
  changed: "Question changed",
} as const;
