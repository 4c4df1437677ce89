/** Storage key of the assessment completed last in this browser; the document's own script looks for it too. */
export const LAST_ASSESSMENT = "last-assessment";
