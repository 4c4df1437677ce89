import { exampleAnswers } from "#domain/funnel/answers/example-answers";

/** Nobody's answers, for showing what a result looks like; wherever they appear, the page says 'An example'. */
export const SAMPLE_ANSWERS = exampleAnswers({
  businessType: "own-business",
  situation: "yo-yo",
  adSpend: "300-1000",
  funnel: "not-converting",
  goal: "fix-inconsistency",
  frustration: "Leads got expensive and I can’t tell which ads work",
  revenue: "10k-50k",
  targetRevenue: "$200K a month",
});
