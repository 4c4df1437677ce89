import { INITIAL_FORM_MINUTES, INITIAL_TARGETS } from "#domain/calls/hours/call-targets";
import { callingHours } from "#domain/calls/hours/calling-settings";
import { consequencesOf, takenOver, type Changed } from "#domain/calls/consequences/consequences";
import type { FoundLead } from "#domain/calls/consequences/lead-facts";
import { toldLead } from "#domain/calls/consequences/told-lead";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLead } from "./any-lead.ts";
import { foundLead } from "./found-lead.ts";

const DESK = {
  hours: callingHours({}),
  targets: INITIAL_TARGETS,
  formMinutes: INITIAL_FORM_MINUTES,
  version: 4,
};
const PLAN = { nextAction: "Send the plan", nextActionAt: 900, nextActionToldAt: null };
const OWN_PLAN = { nextAction: null, nextActionAt: 70, nextActionToldAt: 60 };
const NOBODY = {
  owner: null,
  ownerSince: null,
  nextAction: null,
  nextActionAt: null,
  nextActionToldAt: null,
};
const ADA = { owner: "ada@example.com", ownerSince: 3 };
const GRACE = { owner: "grace@example.com", ownerSince: 8 };

const people = fc
  .array(
    fc.record({ lead: anyLead, emailKey: fc.option(fc.constantFrom("ada", "grace")), marked: fc.boolean() }),
    {
      maxLength: 7,
    },
  )
  .map((all) =>
    all.map(({ lead, emailKey, marked }, place) => ({
      marked,
      lead: { ...lead, id: place + 1, emailKey, phone: lead.phone && `+${place}`, gaveWayTo: null },
    })),
  );

/** The leads as they are once the consequences are stored. */
function stored(
  leads: readonly FoundLead[],
  kept: readonly ({ id: number } & Partial<FoundLead>)[],
): FoundLead[] {
  return leads.map((lead) => ({ ...lead, ...kept.find(({ id }) => id === lead.id) }));
}

const unknown = (...ids: number[]): Changed => new Map(ids.map((id) => [id, null]));

describe("the consequences of a change", () => {
  it("are all drawn at once: a second look finds none", () => {
    fc.assert(
      fc.property(people, (all) => {
        const leads = all.map(({ lead }) => lead);
        const changed = unknown(...all.flatMap(({ lead, marked }) => (marked ? [lead.id] : [])));
        const first = consequencesOf(leads, changed, DESK);
        const after = stored(leads, first.kept);
        const known: Changed = new Map([...changed.keys()].map((id) => [id, first.told.get(id) ?? null]));
        const second = consequencesOf(after, known, DESK);
        expect(second.kept).toEqual([]);
        expect(first.told).toEqual(
          new Map(after.flatMap((lead) => (changed.has(lead.id) ? [[lead.id, toldLead(lead)]] : []))),
        );
      }),
    );
  });

  it("of a lead that is gone are none", () => {
    const { kept, told, stuck } = consequencesOf([], unknown(5), DESK);
    expect([kept, told.size, stuck.size]).toEqual([[], 0, 0]);
  });

  it("start the clock of the changed lead alone", () => {
    const lead = { phone: "+1", callConsentAt: 50, createdAt: 1 };
    const both = [foundLead({ id: 1, ...lead }), foundLead({ id: 2, ...lead, phone: "+2" })];
    const { kept } = consequencesOf(both, unknown(2), DESK);
    expect(kept.filter(({ clockStartedAt }) => clockStartedAt !== null).map(({ id }) => id)).toEqual([2]);
  });

  it("hold up nobody but the person over whom the rules fail", () => {
    const broken = foundLead({ id: 1, phone: "+1", callConsentAt: 5, timeZone: "Nowhere/At all" });
    const whole = foundLead({ id: 2, phone: "+2", callConsentAt: 5 });
    const failing = { ...DESK, hours: new Proxy(DESK.hours, { get: () => fail() }) };
    const { stuck } = consequencesOf([broken, whole], unknown(1, 2), failing);
    expect([...stuck.keys()]).toEqual([1, 2]);
    const told = { callable: true, held: false, askedAt: null, consentAt: 5 };
    const one = consequencesOf(
      [broken, whole],
      new Map([
        [1, null],
        [2, told],
      ]),
      failing,
    );
    expect([[...one.stuck.keys()], [...one.told.keys()]]).toEqual([[1], [2]]);
  });

  it("hand owner and next step on from the oldest to the newest of a person", () => {
    const person = [
      foundLead({ id: 1, createdAt: 1, emailKey: "ada", ...ADA, ...PLAN }),
      foundLead({ id: 2, createdAt: 2, emailKey: "ada" }),
      foundLead({ id: 3, createdAt: 3, emailKey: "ada" }),
    ];
    const after = stored(person, consequencesOf(person.toReversed(), unknown(3), DESK).kept);
    expect(after.map(({ gaveWayTo }) => gaveWayTo)).toEqual([3, 3, null]);
    expect(after[2]).toMatchObject({ ...ADA, ...PLAN });
  });

  it("hand on in the order of their numbers what began in the same moment", () => {
    const person = [
      foundLead({ id: 1, createdAt: 1, emailKey: "ada", ...ADA }),
      foundLead({ id: 2, createdAt: 1, emailKey: "ada", ...GRACE }),
      foundLead({ id: 3, createdAt: 1, emailKey: "ada" }),
    ];
    for (const order of [person, person.toReversed()]) {
      const after = stored(order, consequencesOf(order, unknown(3), DESK).kept);
      expect(after.find(({ id }) => id === 3)?.owner).toBe(ADA.owner);
    }
  });

  it("hand nothing on a second time", () => {
    const person = [
      foundLead({ id: 1, createdAt: 1, emailKey: "ada", ...ADA, gaveWayTo: 2 }),
      foundLead({ id: 2, createdAt: 2, emailKey: "ada" }),
    ];
    expect(consequencesOf(person, unknown(2), DESK).kept.map(({ id }) => id)).not.toContain(2);
  });
});

function fail(): never {
  throw new Error("the rules fail");
}

describe("a newer assessment takes over", () => {
  const newer = { createdAt: 5, ...NOBODY };
  const older = { createdAt: 2, ...NOBODY };
  it.each([
    ["nothing from one that has nothing", newer, older, NOBODY],
    ["the owner, who has had it since before it began", newer, { ...older, ...ADA }, { ...NOBODY, ...ADA }],
    [
      "the owner, since it began if not for longer",
      newer,
      { ...older, ...GRACE },
      { ...NOBODY, ...GRACE, ownerSince: 5 },
    ],
    [
      "an owner of unknown time since it began",
      newer,
      { ...older, ...ADA, ownerSince: null },
      { ...NOBODY, ...ADA, ownerSince: 5 },
    ],
    ["no owner where it has one", { ...newer, ...GRACE }, { ...older, ...ADA }, { ...NOBODY, ...GRACE }],
    ["the next step", newer, { ...older, ...PLAN }, { ...NOBODY, ...PLAN }],
    [
      "no next step where it has one",
      { ...newer, ...OWN_PLAN },
      { ...older, ...PLAN },
      { ...NOBODY, ...OWN_PLAN },
    ],
    [
      "no next step where it has one without a time",
      { ...newer, nextAction: "Call" },
      { ...older, ...PLAN },
      { ...NOBODY, nextAction: "Call" },
    ],
  ])("%s", (_what, to, from, taken) => {
    expect(takenOver(to, from)).toEqual(taken);
  });
});
