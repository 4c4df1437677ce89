import { useCallback } from "react";
import { useLocation, useNavigate } from "../../../lib/page-location.tsx";
import { hashOf, type QuizPlace } from "./quiz-place.ts";

export type QuizHistory = ReturnType<typeof useQuizHistory>;

/** The quiz's places as entries in the browser's history. */
export function useQuizHistory() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  const push = useCallback(
    (place: QuizPlace, quizFrom: string | null, replace = false) =>
      navigate(pathname + search + hashOf(place), {
        replace,
        state: { quizFrom } satisfies QuizEntry,
      }),
    [navigate, pathname, search],
  );

  return {
    hash,
    entry: quizEntryOf(state),
    /** Goes once: a second press may come before the next place is drawn. */
    go: (place: QuizPlace) => {
      if (hashOf(place) !== window.location.hash) push(place, hash);
    },
    /** Replaces an address that leads nowhere with the right one. */
    correct: (place: QuizPlace) => push(place, quizEntryOf(state)?.quizFrom ?? null, true),
    /** Goes back in history if the previous entry is that place; after a resume or a link it may not be. */
    back: (before: QuizPlace) => {
      if (quizEntryOf(state)?.quizFrom === hashOf(before)) history.back();
      else push(before, null, true);
    },
    /** Pushes these places onto the history, one after the other, so that Back walks through them. */
    goThrough: (places: readonly QuizPlace[]) => {
      let from = hash;
      for (const place of places) {
        push(place, from);
        from = hashOf(place);
      }
    },
  };
}

/** The state of each history entry of the quiz: the address of the place from which it was reached. */
type QuizEntry = { quizFrom: string | null };

/** Null for an entry that is not the quiz's own: a link, a bookmark, a first visit. */
function quizEntryOf(state: unknown): QuizEntry | null {
  if (typeof state !== "object" || state === null || !("quizFrom" in state)) return null;
  return { quizFrom: typeof state.quizFrom === "string" ? state.quizFrom : null };
}
