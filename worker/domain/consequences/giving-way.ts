import { OPEN_RANK, personRank } from "../leads/person-rank.ts";
import type { LeadFacts } from "./lead-facts.ts";

/** An assessment, and the newer one to which it gave way so far. */
export type GivingLead = LeadFacts & { gaveWayTo: number | null };

/**
 * One person (contract 17): e-mails and phones join assessments. Of those of one number the newest counts that has the
 * greatest `personRank`; of all of them, for one without a number. Whatever is older gives way to it if it is open, so
 * that another number under the same e-mail moves nobody's place (contract 14). Tells of each of `leads`, which are
 * whole persons, to which it gives way; who goes on giving way goes on to the same one, so that the hundredth assessment
 * of a person changes as little as the second.
 */
export function givingWay(leads: readonly GivingLead[]): Map<number, number | null> {
  const persons = personsOf(leads);
  return new Map(
    persons.flatMap((person) => {
      const newestFirst = person.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
      const counting = countingOf(newestFirst);
      return newestFirst.map((lead) => [lead.id, givenTo(lead, counting(lead), person)] as const);
    }),
  );
}

function givenTo(own: GivingLead, counting: GivingLead, person: readonly GivingLead[]): number | null {
  const isNewer =
    counting.createdAt > own.createdAt || (counting.createdAt === own.createdAt && counting.id > own.id);
  if (!isNewer || personRank(counting) < OPEN_RANK) return null;
  const isKept = person.some(({ id }) => id === own.gaveWayTo);
  return isKept ? own.gaveWayTo : counting.id;
}

/** As `countingAssessment`, for each of a person in one pass: a person may have a hundred. */
function countingOf(newestFirst: readonly GivingLead[]): (lead: GivingLead) => GivingLead {
  const byPhone = new Map<string | null, GivingLead>();
  const note = (key: string | null, lead: GivingLead) => {
    const best = byPhone.get(key);
    if (!best || personRank(lead) > personRank(best)) byPhone.set(key, lead);
  };
  for (const lead of newestFirst) {
    note(null, lead);
    if (lead.phone !== null) note(lead.phone, lead);
  }
  return (lead) => byPhone.get(lead.phone) ?? lead;
}

/** The leads by person. One without e-mail and phone is nobody's but its own. */
export function personsOf<Lead extends Pick<LeadFacts, "emailKey" | "phone">>(
  leads: readonly Lead[],
): Lead[][] {
  const persons = new Map<string, Lead[]>();
  const alone: Lead[][] = [];
  for (const lead of leads) {
    const keys = keysOf(lead);
    const joined = new Set(keys.map((key) => persons.get(key)).filter((person) => person !== undefined));
    const person = [...[...joined].flat(), lead];
    if (keys.length === 0) alone.push(person);
    for (const key of person.flatMap(keysOf)) persons.set(key, person);
  }
  return [...new Set(persons.values()), ...alone];
}

function keysOf({ emailKey, phone }: Pick<LeadFacts, "emailKey" | "phone">): string[] {
  return [emailKey !== null && `email ${emailKey}`, phone !== null && `phone ${phone}`].filter(
    (key) => key !== false,
  );
}
