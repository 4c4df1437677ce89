import * as z from "zod/mini";
import { contentSchema, type Content } from "./content.ts";
import { entryIdSchema } from "./field.ts";

/**
 * The document with an id for every entry of its lists. An entry without an id, or with another's, gets one derived
 * from its text, so that two people who read the same stored document see the same ids.
 */
export function withEntryIds(document: Content): Content {
  const copy: Content = JSON.parse(JSON.stringify(document));
  nameEntries(contentSchema(), copy);
  return copy;
}

/** Whether a list's entries have ids of this kind. */
export const hasEntryId = (element: z.core.$ZodType) =>
  element instanceof z.core.$ZodObject && element._zod.def.shape["entryId"] === entryIdSchema;

function nameEntries(schema: z.core.$ZodType, value: unknown): void {
  if (schema instanceof z.core.$ZodObject) {
    const own = Object(value);
    for (const [key, inner] of Object.entries(schema._zod.def.shape))
      nameEntries(inner, Reflect.get(own, key));
  } else if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    const { element } = schema._zod.def;
    for (const entry of value) nameEntries(element, entry);
    if (hasEntryId(element)) nameEach(value);
  }
}

function nameEach(entries: readonly unknown[]): void {
  const taken = new Set<string>();
  const unnamed: object[] = [];
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null) continue;
    const id: unknown = Reflect.get(entry, "entryId");
    if (typeof id === "string" && z.safeParse(entryIdSchema, id).success && !taken.has(id)) taken.add(id);
    else unnamed.push(entry);
  }
  for (const entry of unnamed) {
    Reflect.deleteProperty(entry, "entryId");
    const text = JSON.stringify(entry, byKey);
    let [id, again] = [shortHash(text), 0];
    while (taken.has(id)) id = shortHash(`${text}${++again}`);
    taken.add(id);
    Reflect.set(entry, "entryId", id);
  }
}

/** A stored group has its keys in any order. */
function byKey(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Eight letters and digits (FNV-1a, twice): enough to tell the entries of one list apart. */
function shortHash(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
      return ((hash >>> 0) % 36 ** 4).toString(36).padStart(4, "0");
    })
    .join("");
}
