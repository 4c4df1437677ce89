import type { Content } from "./content.ts";
import { placeName, placesOf, sameText, type Place } from "./places.ts";
import { sample } from "./sample/sample.ts";
import { isBelow, unseenPlaces } from "./unseen.ts";

/** What is left to write, the most urgent first. */
export const HEAPS = {
  must: "Must change",
  trade: "About ads",
  rest: "Others",
} as const;

export type Heap = keyof typeof HEAPS;
export const HEAP_IDS = ["must", "trade", "rest"] as const satisfies readonly Heap[];

export type LeftText = { path: string; heap: Heap };

/** The sample's own trade, and what it calls its way of working. */
const TRADE =
  /\b(?:BPM|CORE-4|Meta|Facebook|Instagram|advertis\w*|ads?|ROAS|funnels?|agenc(?:y|ies)|campaigns?|media buy\w*)\b/i;

/** What law asks for names Meta and ads in anybody's words. */
const LAW = new Set(["legal", "privacy", "notices", "consents"]);

/**
 * The texts that visitors read and that are still the sample's, in the order of the form. Whatever blocks publishing
 * comes first, in a group of its own.
 */
export function leftTexts(content: Content, problems: readonly { path: string }[]): LeftText[] {
  const must = [...new Set(problems.map(({ path }) => path))];
  const others = textsBut(content, new Set([...must, ...unseenPlaces(content)]));
  return [
    ...must.map((path) => ({ path, heap: "must" as const })),
    ...others.map((place) => ({ path: placeName(place), heap: heapOf(place) })),
  ];
}

/** The texts of the sample that stand elsewhere. */
function textsBut(content: Content, left: ReadonlySet<string>): Place[] {
  return placesOf(content).filter(
    (place) => isText(place) && ofSample.has(sameText(place)) && !isBelow(left, placeName(place)),
  );
}

function heapOf(place: Place): Heap {
  return TRADE.test(place.text) && !isBelow(LAW, placeName(place)) ? "trade" : "rest";
}

/** What is chosen has no length, and a color is no text. */
const isText = ({ field, text }: Place) => field.max !== undefined && !field.colour && text !== "";

const ofSample = new Set(placesOf(sample).filter(isText).map(sameText));
