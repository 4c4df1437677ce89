import type { InterviewField } from "./interview-fields.ts";
import { INTERVIEW_OPTIONS, isChoiceField } from "./interview-options.ts";

type Wording = {
  /** The question; of a choice the part before its options. */
  ask: string;
  /** Said when the visitor will not or cannot answer: why it helps, and that it can wait. */
  why: string;
  /** Said when the reply was no answer. */
  again: string;
  /** What is missing, in a sentence: "your {noun}". */
  noun: string;
};

/** The assessor's questions. One thing at a time; options stand behind the colon, where quick replies read them. */
export const INTERVIEW_QUESTIONS: Record<InterviewField, Wording> = {
  businessType: {
    ask: "Do you run ads for your own business, or for clients as an agency or freelancer",
    why: "It decides what kind of help makes sense, and nothing else.",
    again: "I'd like to know who the ads are for.",
    noun: "business type",
  },
  situation: {
    ask: "Which sounds most like you with Meta ads today",
    why: "Where you stand today decides where the plan starts.",
    again: "Pick whichever comes closest, or say it in your own words.",
    noun: "situation",
  },
  adSpend: {
    ask: "Roughly how much do you spend on Meta ads per day",
    why: "A rough guess is enough: the spend decides which kind of work is worth it for you.",
    again: "A rough figure per day or per month will do.",
    noun: "ad spend",
  },
  funnel: {
    ask: "What happens after someone clicks your ad, in your funnel",
    why: "A funnel is everything between the click and the sale, and it matters more than any other answer here.",
    again: "By funnel I mean the pages between the click and the sale.",
    noun: "funnel",
  },
  goal: {
    ask: "What would help you most right now",
    why: "If several fit, the one that you would start with is the right one.",
    again: "Pick the one that you would start with.",
    noun: "goal",
  },
  frustration: {
    ask: "What frustrates you most about your Meta ads?",
    why: "One honest sentence is plenty, and it goes to the people who would help you.",
    again: "One sentence in your own words is plenty.",
    noun: "biggest frustration",
  },
  revenue: {
    ask: "What's your current monthly revenue, roughly",
    why: "It stays between you and us, and a range is all that we need.",
    again: "A rough monthly figure is fine.",
    noun: "monthly revenue",
  },
  targetRevenue: {
    ask: "And what monthly revenue are you aiming for?",
    why: "It shows how far the plan has to carry you; any number that you would be happy with is right.",
    again: "I need a number for this one, for example $50K.",
    noun: "target revenue",
  },
  name: {
    ask: "What's your name?",
    why: "Your first name alone is fine; your strategy hub greets you with it.",
    again: "Your first name is enough.",
    noun: "name",
  },
  email: {
    ask: "What's the best email address for you?",
    why: "It is how we tell your assessment from the others. We send nothing to it unless you agree.",
    again: "I'm looking for an address like name@company.com.",
    noun: "email address",
  },
  businessUrl: {
    ask: "What's the address of your website?",
    why: "We look at it before a call, so that you need not explain your business from the start.",
    again: "Something like company.com is enough.",
    noun: "website",
  },
};

/** The question for a fact as it is put to the visitor. */
export function questionFor(field: InterviewField): string {
  const { ask } = INTERVIEW_QUESTIONS[field];
  if (field === "businessType") return `${ask}?`;
  return isChoiceField(field) ? `${ask}: ${optionList(field)}?` : ask;
}

/** "A, B or C", the form that quick replies are read from. */
function optionList(field: keyof typeof INTERVIEW_OPTIONS): string {
  const labels = INTERVIEW_OPTIONS[field].map(({ label }) => label);
  return `${labels.slice(0, -1).join(", ")} or ${labels.at(-1)}`;
}
