import { exampleAnswers } from "./example-answers.ts";

/** A made-up visitor who answered everything: for previews, samples and measurements. */
export const SAMPLE_VISITOR = {
  name: "Ada Lovelace",
  email: "ada@analytical.example",
  businessUrl: "https://analytical.example",
  answers: exampleAnswers({
    businessType: "own-business",
    situation: "yo-yo",
    adSpend: "300-1000",
    funnel: "inconsistent",
    goal: "scale",
    frustration: "Leads got expensive",
    revenue: "50k-200k",
    targetRevenue: "$500K a month",
  }),
};
