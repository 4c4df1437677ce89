import type * as z from "zod/mini";
import { answerLabel } from "../../funnel/answers/answers.ts";
import { questionOf } from "../../funnel/answers/questions.ts";
import { TOLD, type ReasonId } from "../../funnel/answers/told.ts";
import { fromEntries } from "../../from-entries.ts";
import { group, text } from "../field.ts";

const phrase = (label: string) => text(label, 80);

/** What each answer to a question is told back as. */
function phrases<Answer extends string>(id: keyof typeof TOLD, answers: readonly Answer[]) {
  const each = answers.map((answer) => [answer, phrase(answerLabel(id, answer))] as const);
  return group(questionOf(id).label, fromEntries<Record<Answer, ReturnType<typeof phrase>>>(each), {
    help: "Each follows “You told us that”",
  });
}

const says = (label: string) => text(label, 120);

/** Why each way to a program leads there. */
const reasons = (): Record<ReasonId, ReturnType<typeof says>> => ({
  noFunnel: says("No funnel"),
  untested: says("No ads yet"),
  small: says("Small budget"),
  failed: says("Ads that didn’t work"),
  swings: says("Results that go up and down"),
  weakest: says("Larger budget, third program"),
  data: says("Larger budget, fourth program"),
  run: says("Larger budget, fifth program"),
});

/** The sentences that introduce a recommended program, in the hub, at the end of quiz and chat, and in the email. */
export const whySchema = () =>
  group("Why this program", {
    told: text("Recap of the answers", 60, { needs: ["answers"] }),
    situation: phrases("situation", TOLD.situation),
    adSpend: text("Recap of the budget", 60, { needs: ["answer"] }),
    funnel: phrases("funnel", TOLD.funnel),
    goal: phrases("goal", TOLD.goal),
    reasons: group("Reasons", reasons(), {
      help: "Must be true of anyone with these answers, and not mention the program.",
    }),
    recommend: text("Recommendation", 80, { needs: ["program"] }),
    together: text("Recommendation from all answers", 80, { needs: ["program"] }),
  });

export type WhyWords = z.infer<ReturnType<typeof whySchema>>;
