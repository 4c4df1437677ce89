import { isOutOfStep } from "#domain/delivery/changes/desk-changes";
import { newestOfEach } from "#domain/delivery/changes/newest-of-each";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

const span = { oldest: 41, newest: 700 };

describe("a screen's cursor", () => {
  it.each([
    ["is up to date", 700, span, false],
    ["is 500 behind", 200, span, false],
    ["is 501 behind", 199, span, true],
    ["is of the future", 701, span, true],
    ["is the last that was trimmed", 40, { oldest: 41, newest: 60 }, false],
    ["was trimmed", 39, { oldest: 41, newest: 60 }, true],
    ["is the first, where nothing has happened", 0, { oldest: 0, newest: 0 }, false],
    ["is of the future, where nothing has happened", 1, { oldest: 0, newest: 0 }, true],
  ])("that %s", (_name, after, of, outOfStep) => expect(isOutOfStep(after, of)).toBe(outOfStep));
});

const changesArb = fc
  .array(
    fc.record({
      entity: fc.constantFrom("assessment", "offer"),
      entityId: fc.constantFrom("1", "2", "3"),
      kind: fc.constantFrom("created", "updated", "deleted"),
    }),
  )
  .map((changes) => changes.map((change, index) => ({ id: index + 1, ...change })));

const recordOf = ({ entity, entityId }: { entity: string; entityId: string }) => `${entity} ${entityId}`;

describe("the newest change of each record", () => {
  it("stands once, in order, and no record is left out", () => {
    fc.assert(
      fc.property(changesArb, (changes) => {
        const newest = newestOfEach(changes);
        const ids = newest.map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        expect(new Set(newest.map(recordOf)).size).toBe(newest.length);
        for (const { id, ...change } of newest) {
          const last = changes.findLast((one) => recordOf(one) === recordOf(change));
          expect(last?.id).toBe(id);
        }
        expect(newest.map(recordOf).toSorted()).toEqual([...new Set(changes.map(recordOf))].toSorted());
      }),
    );
  });

  it.each([
    [["created", "updated", "updated"], "created"],
    [["updated", "updated"], "updated"],
    [["created", "updated", "deleted"], "deleted"],
    [["deleted", "created"], "created"],
    [["created", "deleted", "updated"], "updated"],
  ] as const)("of %j is %s", (kinds, kind) => {
    const changes = kinds.map((one, index) => ({
      id: index + 1,
      entity: "assessment" as const,
      entityId: "7",
      kind: one,
    }));
    expect(newestOfEach(changes)).toEqual([{ ...changes.at(-1), kind }]);
  });
});
