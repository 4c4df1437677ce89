import type { ChoiceQuestionId } from "../answers/questions.ts";

export type InterviewOption = {
  value: string;
  /** As offered in a reply: quick replies split a list at commas and "or", so neither is in it. */
  label: string;
  /** As it is repeated to the visitor: "Got it: {brief}." */
  brief: string;
};

/** The answers of the choice questions as the assessor says them; the values are the quiz's. */
export const INTERVIEW_OPTIONS: Record<ChoiceQuestionId, readonly InterviewOption[]> = {
  businessType: [
    { value: "own-business", label: "I have my own business", brief: "your own business" },
    { value: "clients", label: "I work with clients as an agency", brief: "ads for clients" },
    { value: "clients", label: "I'm a freelancer", brief: "ads for clients" },
  ],
  situation: [
    { value: "haven't-run-ads", label: "I haven't run ads yet", brief: "no ads so far" },
    { value: "tried-failed", label: "I tried ads and they didn't work", brief: "ads that didn't work out" },
    { value: "yo-yo", label: "My results go up and down", brief: "results that go up and down" },
    {
      value: "working-handoff",
      label: "My ads work and I want to hand them off",
      brief: "working ads that you want to hand off",
    },
    { value: "coaching", label: "I run ads and want coaching", brief: "running ads and wanting coaching" },
  ],
  adSpend: [
    { value: "under-100", label: "Under $100", brief: "under $100 a day" },
    { value: "100-300", label: "$100–$300", brief: "$100–$300 a day" },
    { value: "300-1000", label: "$300–$1K", brief: "$300–$1K a day" },
    { value: "1000-3000", label: "$1K–$3K", brief: "$1K–$3K a day" },
    { value: "3000-plus", label: "$3K and up", brief: "$3K and up a day" },
  ],
  funnel: [
    { value: "no-funnel", label: "I don't have a funnel yet", brief: "no funnel yet" },
    { value: "not-converting", label: "It isn't converting", brief: "a funnel that isn't converting" },
    {
      value: "inconsistent",
      label: "It converts but not consistently",
      brief: "a funnel that converts on and off",
    },
    { value: "converting", label: "It converts well", brief: "a funnel that converts well" },
  ],
  goal: [
    { value: "first-funnel", label: "Building my first funnel", brief: "building your first funnel" },
    {
      value: "fix-inconsistency",
      label: "Making my results consistent",
      brief: "making your results consistent",
    },
    { value: "scale", label: "Scaling what already works", brief: "scaling what already works" },
    { value: "coaching", label: "Coaching for me and my team", brief: "coaching" },
  ],
  revenue: [
    { value: "under-10k", label: "Under $10K", brief: "under $10K a month" },
    { value: "10k-50k", label: "$10K–$50K", brief: "$10K–$50K a month" },
    { value: "50k-200k", label: "$50K–$200K", brief: "$50K–$200K a month" },
    { value: "200k-plus", label: "$200K and up", brief: "$200K and up a month" },
  ],
};

export function isChoiceField(field: string): field is ChoiceQuestionId {
  return Object.hasOwn(INTERVIEW_OPTIONS, field);
}

/** How a collected choice is said back; an unknown value as it is. */
export function briefOf(field: ChoiceQuestionId, value: string): string {
  return INTERVIEW_OPTIONS[field].find((option) => option.value === value)?.brief ?? value;
}
