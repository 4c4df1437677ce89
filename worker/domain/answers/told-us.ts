import type { AnyAnswers } from "./answers.ts";
import type { AnswerTo } from "./questions.ts";

const SITUATIONS: Record<AnswerTo<"situation">, string> = {
  "haven't-run-ads": "you haven’t run ads yet",
  "tried-failed": "you tried ads and they didn’t work",
  "yo-yo": "your results go up and down",
  "working-handoff": "your ads work and you want to hand them off",
  coaching: "you run ads and want coaching to get better",
};

const GOALS: Record<AnswerTo<"goal">, string> = {
  "first-funnel": "building your first funnel would help you most",
  "fix-inconsistency": "consistent results would help you most",
  scale: "scaling what already works would help you most",
  coaching: "coaching for you or your team would help you most",
};

/**
 * The sentence above a recommended offer: the visitor's own situation and goal; null if neither is known. Offers are
 * written by staff for everyone in a tier, so they contain nothing personal. This sentence describes only the visitor
 * and no offer, and so stays true however staff change offers and rules.
 */
export function toldUs({ situation, goal }: AnyAnswers): string | null {
  // Mentioning coaching twice in a sentence adds nothing.
  const isSaid = situation === "coaching" && goal === "coaching";
  const said = [phraseOf(SITUATIONS, situation), isSaid ? null : phraseOf(GOALS, goal)];
  const clauses = said.flatMap((phrase) => (phrase === null ? [] : [`that ${phrase}`]));
  return clauses.length === 0 ? null : `You told us ${clauses.join(", and ")}.`;
}

function phraseOf(phrases: Record<string, string>, answer: string | undefined): string | null {
  return answer !== undefined && Object.hasOwn(phrases, answer) ? (phrases[answer] ?? null) : null;
}
