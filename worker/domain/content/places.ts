import * as z from "zod/mini";
import { contentSchema, type Content } from "./content.ts";
import { fields, type Field } from "./field.ts";
import type { Ours } from "./parts/ours.ts";
import { sample } from "./sample/sample.ts";
import { isBelow, unseenPlaces } from "./unseen.ts";

/** The place of a text of the content. */
export type Place = { path: readonly (string | number)[]; field: Field; text: string };

/** Every text of the content with its place, in the order of the schema. */
export function placesOf(content: Content): Place[] {
  return [...placesIn(contentSchema(), content, [])];
}

/** The texts of a part of the content, in the order of its schema. */
export function textsIn(schema: z.core.$ZodType, value: unknown): string[] {
  return Array.from(placesIn(schema, value, []), ({ text }) => text);
}

function* placesIn(schema: z.core.$ZodType, value: unknown, path: Place["path"]): Generator<Place> {
  if (schema instanceof z.core.$ZodObject) {
    const entries = new Map(Object.entries(Object(value)));
    for (const [key, inner] of Object.entries(schema._zod.def.shape)) {
      yield* placesIn(inner, entries.get(key), [...path, key]);
    }
  } else if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* placesIn(schema._zod.def.element, item, [...path, index]);
    }
  } else if (schema instanceof z.core.$ZodUnion) {
    const fitting = schema._zod.def.options.find((option) => z.safeParse(option, value).success);
    if (fitting) yield* placesIn(fitting, value, path);
  } else {
    const field = fields.get(schema);
    if (field && typeof value === "string") yield { path, field, text: value };
  }
}

/** A place as it is shown and linked to: `landing.stats.0.value`. */
export const placeName = ({ path }: Pick<Place, "path">) => path.join(".");

/** The texts at a place or below it. */
export function textsAt(content: Content, name: string): string[] {
  return placesOf(content)
    .filter((place) => `${placeName(place)}.`.startsWith(`${name}.`))
    .map(({ text }) => text);
}

/** All entries of a list are one kind of place, whatever their position. */
const kindOf = ({ path }: Place) => path.filter((part) => typeof part === "string").join(".");

/**
 * The made-up sample texts that visitors still read, whatever was sorted or removed around them; except those marked as
 * one's own.
 */
export function inventedIn(content: Content): Place[] {
  const invented = new Set([...placesOf(sample).filter(isInvented), ...sampleIcon(sample)].map(sameText));
  const ours = new Set(content.ours.map(keptText));
  const unseen = unseenPlaces(content);
  return [...placesOf(content).filter(isInvented), ...sampleIcon(content)].filter(
    (place) =>
      invented.has(sameText(place)) && !ours.has(sameText(place)) && !isBelow(unseen, placeName(place)),
  );
}

/** Marks a sample text as one's own, once the server has added who and when. */
export const keptAs = (place: Place): Ours[number] => ({
  place: kindOf(place),
  text: place.text,
  by: "",
  at: "",
});

const isInvented = ({ field, text }: Place) => field.invented === true && text !== "";
const keptText = ({ place, text }: Pick<Ours[number], "place" | "text">) => `${place} ${text}`;
/** Identifies a text, whatever its position in its list. */
export const sameText = (place: Place) => keptText({ place: kindOf(place), text: place.text });

/** Without a picture of one's own, the browser tab shows the sample's. */
function sampleIcon({ look }: Content): Place[] {
  const field = fields.get(contentSchema()._zod.def.shape.look._zod.def.shape.favicon);
  return field && look.favicon.files.length === 0 ? [{ path: ["look", "favicon"], field, text: "" }] : [];
}
