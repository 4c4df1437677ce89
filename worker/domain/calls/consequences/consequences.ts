import { OPEN_RANK, personRank } from "../../leads/person-rank.ts";
import { clockAfter, type Calling } from "./clock-after.ts";
import { firstCallSpeed, type FirstCallSpeed } from "./first-call-speed.ts";
import type { FoundLead, LeadClock, LeadPlan, LeadFacts } from "./lead-facts.ts";
import { toldLead, untoldLead, type ToldLead } from "./told-lead.ts";

/** What the projection stores about a lead. */
export type Kept = LeadClock & LeadPlan & { gaveWayTo: number | null; firstCallSpeed: FirstCallSpeed | null };

export type Consequences = {
  /** The leads that change, in full. */
  kept: (Kept & { id: number })[];
  /** The new snapshots of the changed leads. */
  told: Map<number, ToldLead>;
  /** The changed leads of persons on whom the rules failed, with the error. */
  stuck: Map<number, unknown>;
};

/** The version of the rules below. The next version retries a lead on which they failed. */
export const PROJECTION_VERSION = 1;

/** The changed leads, each with its previous snapshot; null for one that was never projected. */
export type Changed = ReadonlyMap<number, ToldLead | null>;

/**
 * What follows from changes; no other place decides it. `leads` are whole persons; those in `changed` are marked, and
 * erased if they are not among `leads`. A person on whom the rules fail blocks nobody else.
 */
export function consequencesOf(
  leads: readonly FoundLead[],
  changed: Changed,
  calling: Calling,
): Consequences {
  const all: Consequences = { kept: [], told: new Map(), stuck: new Map() };
  for (const person of personsOf(leads)) {
    const own = new Map(person.flatMap(({ id }) => (changed.has(id) ? [[id, changed.get(id) ?? null]] : [])));
    try {
      const { kept, told } = consequencesOfPerson(person, own, calling);
      all.kept.push(...kept);
      for (const [id, known] of told) all.told.set(id, known);
    } catch (error) {
      for (const id of own.keys()) all.stuck.set(id, error);
    }
  }
  return all;
}

function consequencesOfPerson(
  leads: readonly FoundLead[],
  changed: Changed,
  calling: Calling,
): Omit<Consequences, "stuck"> {
  const after = new Map(leads.map((lead) => [lead.id, { ...lead }]));
  const given = givingWay(leads);
  for (const lead of oldestFirst(leads)) {
    const own = after.get(lead.id);
    const gaveWayTo = given.get(lead.id) ?? null;
    const newer = gaveWayTo === null ? undefined : after.get(gaveWayTo);
    if (own && newer && lead.gaveWayTo === null) Object.assign(newer, takenOver(newer, own));
    if (own) own.gaveWayTo = gaveWayTo;
  }
  for (const [id, before] of changed) {
    const own = after.get(id);
    if (own) Object.assign(own, clockAfter(before ?? untoldLead(own), own, calling));
  }
  for (const own of after.values()) own.firstCallSpeed = firstCallSpeed(own);
  const kept = leads.flatMap((lead) => {
    const own = after.get(lead.id);
    return own && isChanged(lead, own) ? [keptOf(own)] : [];
  });
  const told = [...changed.keys()].flatMap((id) => {
    const own = after.get(id);
    return own ? [[id, toldLead(own)] as const] : [];
  });
  return { kept, told: new Map(told) };
}

const KEPT = [
  "gaveWayTo",
  "clockStartedAt",
  "dueAt",
  "dueVersion",
  "escalatedAt",
  "firstCallSpeed",
  "owner",
  "ownerSince",
  "nextAction",
  "nextActionAt",
  "nextActionToldAt",
] as const satisfies (keyof Kept)[];

function isChanged(before: FoundLead, after: FoundLead): boolean {
  return KEPT.some((field) => before[field] !== after[field]);
}

function keptOf(lead: FoundLead): Kept & { id: number } {
  const { gaveWayTo, clockStartedAt, dueAt, dueVersion, escalatedAt, firstCallSpeed: speed, ...rest } = lead;
  const { id, owner, ownerSince, nextAction, nextActionAt, nextActionToldAt } = rest;
  const clock = { clockStartedAt, dueAt, dueVersion, escalatedAt };
  const plan = { owner, ownerSince, nextAction, nextActionAt, nextActionToldAt };
  return { id, gaveWayTo, ...clock, firstCallSpeed: speed, ...plan };
}

/** Whoever gives way first hands over first. */
function oldestFirst(leads: readonly FoundLead[]): FoundLead[] {
  return leads.toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id);
}

/**
 * What a person's newer assessment takes over from the one that gave way to it: the owner and the next action, unless
 * it has its own. A number stays where it was given: whoever types another person's e-mail into the quiz must not see
 * their number. An owner who is taken over has owned the assessment since it began, which is how `callState` knows not
 * to show them to its visitor.
 */
export function takenOver(
  newer: LeadPlan & { createdAt: number },
  older: LeadPlan & { createdAt: number },
): LeadPlan {
  const { owner, ownerSince, nextAction, nextActionAt, nextActionToldAt } = newer;
  const isOwned = owner !== null || older.owner === null;
  const isPlanned = nextAction !== null || nextActionAt !== null;
  const since = Math.min(older.ownerSince ?? newer.createdAt, newer.createdAt);
  return {
    ...(isOwned ? { owner, ownerSince } : { owner: older.owner, ownerSince: since }),
    ...(isPlanned
      ? { nextAction, nextActionAt, nextActionToldAt }
      : {
          nextAction: older.nextAction,
          nextActionAt: older.nextActionAt,
          nextActionToldAt: older.nextActionToldAt,
        }),
  };
}

/** An assessment, and the newer one to which it gave way so far. */
type GivingLead = LeadFacts & { gaveWayTo: number | null };

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

/** The leads by person. One without e-mail and phone is a person of its own. */
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
