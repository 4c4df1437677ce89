/**
 * The assessment whose calls, owner and status are those of the person: of the greatest rank (`person_rank` in the
 * schema) the newest. Undefined without assessments.
 */
export function countingAssessment<Row extends { personRank: number | null }>(
  newestFirst: readonly Row[],
): Row | undefined {
  const greatest = Math.max(...newestFirst.map(({ personRank }) => personRank ?? 0));
  return newestFirst.find(({ personRank }) => (personRank ?? 0) === greatest);
}
