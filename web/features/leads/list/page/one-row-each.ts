import type { AssessmentView } from "#domain/leads/assessment-view";

type Rows = readonly AssessmentView[];

/**
 * The pages of a list with one row for each person: of the assessments of one e-mail (in any case) or one phone, the
 * first. What is read later stands further down, so no row that is shown ever goes. Anonymous ones are nobody's, and a
 * suspect stands for itself: a bot may have typed anybody's address. A page that stays whole is the same object.
 */
export function oneRowEach(pages: readonly { rows: Rows }[]): Rows[] {
  const seen = new Set<string>();
  const isFirst = ({ email, phone, suspect }: AssessmentView) => {
    if (suspect) return true;
    const keys = [email?.toLowerCase(), phone].filter((key) => typeof key === "string");
    const isKnown = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !isKnown;
  };
  return pages.map(({ rows }) => {
    const kept = rows.filter(isFirst);
    return kept.length === rows.length ? rows : kept;
  });
}
