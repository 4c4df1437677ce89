import type { AnyAnswers, Answers } from "#domain/funnel/answers/answers";
import { LAYER_IDS, type LayerId } from "#domain/funnel/answers/layer-ids";
import { foundationOf as foundation } from "#domain/funnel/results/layers";
import { roadblocks, type RoadblockId } from "#domain/funnel/answers/roadblocks";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleWords } from "../../../setup/content/sample-words.ts";
import { anyAnswers } from "../answers/any-answers.ts";

const foundationOf = (answers: AnyAnswers, rebuilt?: readonly LayerId[]) =>
  foundation(answers, sampleWords.foundation, rebuilt);

const UNKNOWN = { state: "unknown", says: null, because: null };
const NAMED = { state: "named", says: "You brought it up", because: "frustration" };

/** What the answers say of each layer, where it is more than nothing. */
const told = (answers: Answers) =>
  Object.fromEntries(
    foundationOf(answers).layers.flatMap(({ id, state, says, because }) =>
      because === null ? [] : [[id, { state, says, because }]],
    ),
  );

const SELLS = { product: { state: "holds", says: "Sells today", because: "revenue" } };
const own = { businessType: "own-business" } as const;

describe("foundationOf", () => {
  test.each<[string, Answers, object]>([
    ["nothing said", {}, {}],
    ["own business", own, {}],
    ["clients", { businessType: "clients" }, {}],
    [
      "no ads yet",
      { situation: "haven't-run-ads" },
      { audience: { state: "weak", says: "Unknown to Meta", because: "situation" } },
    ],
    ["ads that failed", { situation: "tried-failed" }, {}],
    ["ads that swing", { situation: "yo-yo" }, {}],
    [
      "ads that work",
      { situation: "working-handoff" },
      { audience: { state: "holds", says: "Responds", because: "situation" } },
    ],
    ["coaching", { situation: "coaching" }, {}],
    ["no funnel", { funnel: "no-funnel" }, { funnel: { state: "weak", says: "Missing", because: "funnel" } }],
    [
      "a weak funnel",
      { funnel: "not-converting" },
      { funnel: { state: "weak", says: "Doesn’t convert", because: "funnel" } },
    ],
    [
      "an unsteady funnel",
      { funnel: "inconsistent" },
      { funnel: { state: "weak", says: "On and off", because: "funnel" } },
    ],
    [
      "a good funnel",
      { funnel: "converting" },
      { funnel: { state: "holds", says: "Converts well", because: "funnel" } },
    ],
    ["little revenue", { ...own, revenue: "under-10k" }, {}],
    ["some revenue", { ...own, revenue: "10k-50k" }, SELLS],
    ["good revenue", { ...own, revenue: "50k-200k" }, SELLS],
    ["high revenue", { ...own, revenue: "200k-plus" }, SELLS],
    ["an agency's own revenue", { businessType: "clients", revenue: "200k-plus" }, {}],
    ["revenue of nobody knows what", { revenue: "200k-plus" }, {}],
    ["spend, goal and words", { adSpend: "under-100", goal: "scale", frustration: "It’s all so slow" }, {}],
    ["words that name a layer", { frustration: "My OFFER isn’t landing." }, { offer: NAMED }],
    [
      "words that name several",
      { frustration: "Wrong targeting, weak landing page, too many products" },
      { product: NAMED, audience: NAMED, funnel: NAMED },
    ],
    ["a layer only inside a word", { frustration: "Production is offered elsewhere" }, {}],
    [
      "words against a good answer",
      { funnel: "converting", frustration: "The funnel breaks on phones" },
      { funnel: NAMED },
    ],
    [
      "words about what is weak already",
      { funnel: "no-funnel", frustration: "No funnel" },
      { funnel: { state: "weak", says: "Missing", because: "funnel" } },
    ],
    [
      "what is known, amid doubt",
      { ...own, situation: "yo-yo", revenue: "10k-50k", funnel: "converting" },
      {
        ...SELLS,
        funnel: { state: "holds", says: "Converts well", because: "funnel" },
      },
    ],
  ])("%s", (_name, answers, expected) => expect(told(answers)).toEqual(expected));

  test("nothing is said of a layer that no answer speaks of", () =>
    expect(foundationOf({ funnel: "converting" }).layers[2]).toEqual({
      id: "offer",
      name: "Offer",
      isWeakest: false,
      ...UNKNOWN,
    }));

  test("says in words what it shows", () =>
    expect(foundationOf({ situation: "haven't-run-ads", funnel: "no-funnel" }).words).toBe(
      "Product. Audience: unknown to Meta. Offer. Funnel: missing, the weakest layer.",
    ));
});

/** The roadblocks that are about one layer. */
const ABOUT: Record<RoadblockId, LayerId | null> = {
  "no-funnel": "funnel",
  "weak-funnel": "funnel",
  "unsteady-funnel": "funnel",
  "new-account": "audience",
  "failed-try": null,
  swings: null,
  "costly-days": null,
  "own-hours": null,
  "second-eyes": null,
  "small-budget": null,
  "far-target": null,
};

test("the weak layers are those of the roadblocks, and the first roadblock's is the weakest", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { layers } = foundationOf(answers);
      const found = roadblocks(answers).flatMap(({ id }) => ABOUT[id] ?? []);
      expect(new Set(layers.filter(({ state }) => state === "weak").map(({ id }) => id))).toEqual(
        new Set(found),
      );
      expect(layers.filter(({ isWeakest }) => isWeakest).map(({ id }) => id)).toEqual(found.slice(0, 1));
    }),
  );
});

test("every answer that a layer's state rests on was given", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { because } of foundationOf(answers).layers) {
        if (because) expect(answers[because]).toBeTruthy();
      }
    }),
  );
});

test("nothing good is said of a layer that is rebuilt, and all else stays", () => {
  fc.assert(
    fc.property(anyAnswers, fc.subarray([...LAYER_IDS]), (answers, rebuilt) => {
      const before = foundationOf(answers).layers;
      for (const [index, layer] of foundationOf(answers, rebuilt).layers.entries()) {
        if (rebuilt.includes(layer.id)) expect(layer.state).not.toBe("holds");
        else expect(layer).toEqual(before[index]);
        if (before[index]?.state !== "holds") expect(layer).toEqual(before[index]);
      }
    }),
  );
});
