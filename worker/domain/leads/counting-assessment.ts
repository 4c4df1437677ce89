import { personRank, type RankFacts } from "./person-rank.ts";

/**
 * The assessment whose calls, owner and status are those of `own`, which is one of the person's: of the greatest rank
 * the newest that has the same number, or the newest of all where `own` has none. An e-mail address alone takes nothing
 * from another number (contract 14).
 */
export function countingAssessment<Lead extends RankFacts>(newestFirst: readonly Lead[], own: Lead): Lead {
  const alike = newestFirst.filter(({ phone }) => own.phone === null || phone === own.phone);
  const greatest = Math.max(...alike.map(personRank));
  return alike.find((lead) => personRank(lead) === greatest) ?? own;
}
