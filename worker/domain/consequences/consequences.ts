import { firstCallSpeed, type FirstCallSpeed } from "./first-call-speed.ts";
import { clockAfter, type Calling } from "./clock-after.ts";
import { givingWay, personsOf } from "./giving-way.ts";
import type { FoundLead, LeadClock, LeadPlan } from "./lead-facts.ts";
import { takenOver } from "./taken-over.ts";
import { toldLead, type ToldLead, untoldLead } from "./told-lead.ts";

/** What the fold keeps of a lead. */
export type Kept = LeadClock & LeadPlan & { gaveWayTo: number | null; firstCallSpeed: FirstCallSpeed | null };

export type Consequences = {
  /** What changes of a lead, whole. */
  kept: (Kept & { id: number })[];
  /** As what the changed leads are known from now on. */
  told: Map<number, ToldLead>;
  /** The changed leads of persons over whom the rules failed, with how. */
  stuck: Map<number, unknown>;
};

/** The version of the rules below. A lead that they failed over is tried again by the next one. */
export const FOLD_VERSION = 1;

/** The changed leads, with what each was known as before; null for one that nobody has looked at yet. */
export type Changed = ReadonlyMap<number, ToldLead | null>;

/**
 * What follows from changes: the one place that says so. `leads` are whole persons; those in `changed` are marked, and
 * gone if they are not among them. A person over whom the rules fail holds up nobody else.
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
