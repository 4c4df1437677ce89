/** Storage key of finished forms that could not be sent (`features/funnel/quiz/lead/kept-forms.ts`). */
export const KEPT_FORMS = "kept-forms";

/** Whether there may be such a form. Every page checks this, and only then loads the code that sends it. */
export function hasKeptForm(): boolean {
  try {
    return localStorage.getItem(KEPT_FORMS) !== null;
  } catch {
    return false;
  }
}
