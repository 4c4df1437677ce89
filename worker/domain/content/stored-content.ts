import * as z from "zod/mini";
import { contentSchema, type Content } from "./content.ts";
import { hasContentShape } from "./content-shape.ts";
import { withEntryIds } from "./entry-ids.ts";
import { entryIdSchema } from "./field.ts";
import { sample } from "./sample/sample.ts";

/**
 * A stored document under today's schema: fields added since come from the sample, removed ones are dropped. Null if it
 * is not a document, or lacks something that has no stand-in.
 */
export function storedContent(json: string): Content | null {
  const document = todaysContent(parsed(json));
  return hasContentShape(document) ? withEntryIds(document) : null;
}

/** The same, before anybody has checked that it is a document at all. */
export const todaysContent = (stored: unknown): unknown => completed(contentSchema(), stored, sample);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function completed(schema: z.core.$ZodType, stored: unknown, fallback: unknown): unknown {
  // An entry's id is its own: the sample's is no stand-in.
  if (stored === undefined) return schema === entryIdSchema ? undefined : fallback;
  if (schema instanceof z.core.$ZodObject) {
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return stored;
    const [own, others] = [new Map(Object.entries(stored)), new Map(Object.entries(Object(fallback)))];
    return Object.fromEntries(
      Object.entries(schema._zod.def.shape).map(([key, inner]) => [
        key,
        completed(inner, own.get(key), others.get(key)),
      ]),
    );
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(stored)) {
    const { element } = schema._zod.def;
    const [first]: unknown[] = Array.isArray(fallback) ? fallback : [];
    return stored.map((entry: unknown) => completed(element, entry, first));
  }
  return stored;
}
