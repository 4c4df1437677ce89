/** The state of each history entry of the quiz: the address of the place from which it was reached. */
export type QuizEntry = { quizFrom: string | null };

/** Null for an entry that is not the quiz's own: a link, a bookmark, a first visit. */
export function quizEntryOf(state: unknown): QuizEntry | null {
  if (typeof state !== "object" || state === null || !("quizFrom" in state)) return null;
  return { quizFrom: typeof state.quizFrom === "string" ? state.quizFrom : null };
}
