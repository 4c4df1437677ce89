/** What makes a fresh installation one's own, in the order in which it is best done. */
export const FIRST_STEPS = [
  "texts",
  "publish",
  "booking",
  "mail",
  "hours",
  "slack",
  "pixel",
  "assistant",
  "owners",
] as const;
export type FirstStepId = (typeof FIRST_STEPS)[number];

/** `left`: how many invented texts of the sample still stand in the draft; only of `texts`. */
export type FirstStep = { id: FirstStepId; isDone: boolean; left?: number };

export type FirstRunFacts = Record<Exclude<FirstStepId, "texts">, boolean> & { inventedTexts: number };

/** How far an installation has come. */
export function firstRun({ inventedTexts, ...done }: FirstRunFacts): FirstStep[] {
  return FIRST_STEPS.map((id) =>
    id === "texts" ? { id, isDone: inventedTexts === 0, left: inventedTexts } : { id, isDone: done[id] },
  );
}
