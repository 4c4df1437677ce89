/** The steps of setting up a fresh installation, in the recommended order. */
export const FIRST_STEPS = [
  "texts",
  "offers",
  "publish",
  "booking",
  "mail",
  "callMails",
  "hours",
  "slack",
  "pixel",
  "assistant",
  "owners",
] as const;
export type FirstStepId = (typeof FIRST_STEPS)[number];

/** `left`: how much of the made-up sample remains in the draft's texts and in the offers; `tiers`: in which. */
export type FirstStep = { id: FirstStepId; isDone: boolean; left?: number; tiers?: readonly number[] };

export type FirstRunFacts = Record<Exclude<FirstStepId, "texts" | "offers">, boolean> & {
  inventedTexts: number;
  inventedOffers: readonly number[];
};

/** How far an installation has come. */
export function firstRun({ inventedTexts, inventedOffers: tiers, ...done }: FirstRunFacts): FirstStep[] {
  return FIRST_STEPS.map((id) => {
    if (id === "texts") return { id, isDone: inventedTexts === 0, left: inventedTexts };
    if (id === "offers") return { id, isDone: tiers.length === 0, left: tiers.length, tiers };
    return { id, isDone: done[id] };
  });
}
