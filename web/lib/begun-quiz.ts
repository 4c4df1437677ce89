import type { QuizDraft } from "./saved-progress.ts";

type BegunQuiz = { sessionId: string; draft: QuizDraft };

let begun: BegunQuiz | null = null;

/** A quiz that is under way as soon as its page opens: a preview shows any question of it. */
export const begunQuiz = {
  current: () => begun,
  change(next: BegunQuiz | null): void {
    begun = next;
  },
};
