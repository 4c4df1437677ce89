import { firstCallSpeed, type FirstCallSpeed } from "./first-call-speed.ts";
import { clockAfter, type Calling } from "./clock-after.ts";
import { givingWay, personsOf } from "./giving-way.ts";
import type { FoundLead, LeadClock, LeadPlan } from "./lead-facts.ts";
import { shareOf, type Share } from "./share.ts";
import { takenOver } from "./taken-over.ts";
import { toldLead, type ToldLead, untoldLead } from "./told-lead.ts";

/** What the fold keeps of a lead. */
export type Kept = LeadClock & LeadPlan & { gaveWayTo: number | null; firstCallSpeed: FirstCallSpeed | null };

/** What was drawn from a lead so far: as what it was known, and what it added to the figures. */
export type Folded = { told: ToldLead | null; share: Share | null };

export type Consequences = {
  /** What changes of a lead, whole. */
  kept: (Kept & { id: number })[];
  /** As what the changed leads are known from now on. */
  told: Map<number, ToldLead>;
  /** What all leads that were looked at add to the figures from now on; null for one that is gone. */
  shares: Map<number, Share | null>;
  /** The changed leads of persons over whom the rules failed, with how. */
  stuck: Map<number, unknown>;
};

/** The version of the rules below. A lead that they failed over is tried again by the next one. */
export const FOLD_VERSION = 1;

/** The changed leads, with what was drawn from each before. */
export type Changed = ReadonlyMap<number, Folded | null>;

/**
 * What follows from changes: the one place that says so. `leads` are whole persons; those in `changed` are marked, and
 * gone if they are not among them. A person over whom the rules fail holds up nobody else.
 */
export function consequencesOf(
  leads: readonly FoundLead[],
  changed: Changed,
  calling: Calling,
): Consequences {
  const found = new Set(leads.map(({ id }) => id));
  const gone = [...changed.keys()].filter((id) => !found.has(id));
  const all: Consequences = {
    kept: [],
    told: new Map(),
    shares: new Map(gone.map((id) => [id, null])),
    stuck: new Map(),
  };
  for (const person of personsOf(leads)) {
    const own = new Map(person.flatMap(({ id }) => (changed.has(id) ? [[id, changed.get(id) ?? null]] : [])));
    try {
      const { kept, told, shares } = consequencesOfPerson(person, own, calling);
      all.kept.push(...kept);
      for (const [id, known] of told) all.told.set(id, known);
      for (const [id, share] of shares) all.shares.set(id, share);
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
  for (const [id, folded] of changed) {
    const own = after.get(id);
    if (own) Object.assign(own, clockAfter(folded?.told ?? untoldLead(own), own, calling));
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
  const shares = [...after].map(([id, own]) => [id, shareOf(own)] as const);
  return { kept, told: new Map(told), shares: new Map(shares) };
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
