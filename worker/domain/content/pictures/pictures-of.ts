import * as z from "zod/mini";
import { contentSchema, type Content } from "../content.ts";
import { fields } from "../field.ts";
import { isPicture, type Picture } from "./picture.ts";
import { PICTURE_PLACES, type PicturePlaceName } from "./picture-places.ts";
import type { ErrorIssue } from "../../errors.ts";

/** A picture of the content, and its place. */
export type PlacedPicture = { path: string; label: string; place: PicturePlaceName; picture: Picture };

/** Every picture that the content has, in the order of the schema. */
export function picturesOf(content: Content): PlacedPicture[] {
  return [...picturesIn(contentSchema(), content, [])].filter(({ picture }) => picture.files.length > 0);
}

/** The hashes of all files that the content names, each once. */
export function filesOf(content: Content): string[] {
  return [...new Set(picturesOf(content).flatMap(({ picture }) => picture.files.map(({ hash }) => hash)))];
}

/** Pictures without a description for people who cannot see them. */
export function undescribed(content: Content): ErrorIssue[] {
  return picturesOf(content)
    .filter(({ place, picture }) => PICTURE_PLACES[place].isDescribed && picture.alt.trim() === "")
    .map(({ path, label }) => ({ path: `${path}.alt`, message: `${label}: describe what it shows` }));
}

function* picturesIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly (string | number)[],
): Generator<PlacedPicture> {
  const field = fields.get(schema);
  if (field?.picture && isPicture(value)) {
    yield { path: path.join("."), label: field.label, place: field.picture, picture: value };
  } else if (schema instanceof z.core.$ZodObject) {
    for (const [key, inner] of Object.entries(schema._zod.def.shape))
      yield* picturesIn(inner, Reflect.get(Object(value), key), [...path, key]);
  } else if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      yield* picturesIn(schema._zod.def.element, entry, [...path, index]);
  }
}
