/** Where finished forms wait that could not be sent (`features/quiz/kept-forms.ts`). */
export const KEPT_FORMS = "kept-forms";

/** Whether there may be one. Every page asks this, and only those with a yes load what sends it. */
export function hasKeptForm(): boolean {
  try {
    return localStorage.getItem(KEPT_FORMS) !== null;
  } catch {
    return false;
  }
}
