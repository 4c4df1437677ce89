import { givingWay, personsOf } from "#domain/calls/consequences/consequences";
import { countingAssessment } from "#domain/leads/counting-assessment";
import { personRank } from "#domain/leads/person-rank";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLead } from "./any-lead.ts";
import { foundLead } from "./found-lead.ts";

const email = fc.option(fc.constantFrom("ada", "grace", "mary", "joan"));
const phone = fc.option(fc.constantFrom("+1", "+2", "+3", "+4"));
/** Leads of a few people, several at the same time, in any order. */
const leads = fc
  .array(fc.record({ lead: anyLead, emailKey: email, phone, createdAt: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 9,
  })
  .map((all) => all.map(({ lead, ...own }, place) => ({ ...lead, ...own, id: place + 1, gaveWayTo: null })))
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));

const CALLABLE = { phone: "+1", emailKey: "ada" };

describe("persons", () => {
  it("are joined by e-mails and phones, across several assessments", () => {
    fc.assert(
      fc.property(leads, (all) => {
        const isJoined = (a: (typeof all)[number], b: (typeof all)[number]) =>
          (a.emailKey !== null && a.emailKey === b.emailKey) || (a.phone !== null && a.phone === b.phone);
        const persons = personsOf(all);
        expect(persons.flat().toSorted((a, b) => a.id - b.id)).toEqual(all.toSorted((a, b) => a.id - b.id));
        for (const lead of all) {
          const person = new Set([lead]);
          for (let size = 0; size < person.size;) {
            size = person.size;
            for (const other of all) if ([...person].some((own) => isJoined(own, other))) person.add(other);
          }
          const found = persons.find((own) => own.includes(lead)) ?? [];
          expect(new Set(found)).toEqual(person);
        }
      }),
    );
  });
});

describe("an assessment gives way", () => {
  it("to the newer open one that counts for its number, and to nothing else", () => {
    fc.assert(
      fc.property(leads, (all) => {
        const given = givingWay(all);
        for (const person of personsOf(all)) {
          const newestFirst = person.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
          for (const [place, lead] of newestFirst.entries()) {
            const counting = countingAssessment(newestFirst, lead);
            const isNewer = newestFirst.indexOf(counting) < place;
            expect(given.get(lead.id)).toBe(isNewer && personRank(counting) >= 2 ? counting.id : null);
          }
        }
      }),
    );
  });

  it("to the same one as before while there is a newer one that counts", () => {
    const older = foundLead({ id: 1, createdAt: 1, ...CALLABLE, gaveWayTo: 2 });
    const newer = [2, 3].map((id) => foundLead({ id, createdAt: id, ...CALLABLE }));
    expect(givingWay([older, ...newer]).get(1)).toBe(2);
    expect(givingWay([{ ...older, gaveWayTo: 9 }, ...newer]).get(1)).toBe(3);
  });
});
