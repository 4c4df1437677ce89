type Counted = { phone: string | null; personRank: number | null };

/**
 * The assessment whose calls, owner and status are those of `own`, which is one of the person's: of the greatest rank
 * (`person_rank` in the schema) the newest that has the same number, or the newest of all where `own` has none. An
 * e-mail address alone takes nothing from another number.
 */
export function countingAssessment<Row extends Counted>(newestFirst: readonly Row[], own: Row): Row {
  const alike = newestFirst.filter(({ phone }) => own.phone === null || phone === own.phone);
  const greatest = Math.max(...alike.map(({ personRank }) => personRank ?? 0));
  return alike.find(({ personRank }) => (personRank ?? 0) === greatest) ?? own;
}
