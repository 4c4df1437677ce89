import type { AssessmentView } from "./assessment-view.ts";

type Reached = Pick<AssessmentView, "id" | "email" | "phone">;

/**
 * Which of the leads in Next calls share an e-mail address, but not their number (contract 14): nobody knows whether
 * they are one person, so the team calls both, and both are marked.
 */
export function sameEmail(leads: readonly Reached[]): ReadonlySet<number> {
  const named = leads.filter(({ email, phone }) => email !== null && phone !== null);
  const alike = Map.groupBy(named, ({ email }) => email?.toLowerCase());
  const apart = [...alike.values()].filter((some) => new Set(some.map(({ phone }) => phone)).size > 1);
  return new Set(apart.flat().map(({ id }) => id));
}
