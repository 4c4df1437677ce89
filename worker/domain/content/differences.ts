import * as z from "zod/mini";
import { aligned } from "./aligned.ts";
import { contentSchema, type Content } from "./content.ts";
import { fields } from "./field.ts";
import { textsIn } from "./places.ts";

/** A text or an entry of a list that differs: where it stands in the later document, in the words of the form. */
export type Difference = {
  path: string;
  /** `Landing page › Testimonials › Testimonials › Name` */
  place: string;
  kind: "changed" | "added" | "removed" | "moved";
  /** Null of what was added, or is gone. Of an entry all its texts, one a line. */
  before: string | null;
  after: string | null;
};

type At = { path: readonly (string | number)[]; labels: readonly string[] };

/**
 * What differs between two documents, in the order of the form. A difference without words is described by its place.
 */
export function differencesOf(before: Content, after: Content): Difference[] {
  // Marking sample text as one's own changes nothing that anybody reads.
  return [
    ...differing(contentSchema(), { ...before, ours: [] }, { ...after, ours: [] }, { path: [], labels: [] }),
  ];
}

function* differing(schema: z.core.$ZodType, before: unknown, after: unknown, at: At): Generator<Difference> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (fields.get(schema)?.picture) {
    const [was, is] = [pictureText(before), pictureText(after)];
    yield { ...named(at), kind: "changed", before: was, after: was === is ? `${is}, another` : is };
  } else if (schema instanceof z.core.$ZodObject) {
    const [was, is] = [new Map(Object.entries(Object(before))), new Map(Object.entries(Object(after)))];
    for (const [key, inner] of Object.entries(schema._zod.def.shape)) {
      const label = fields.get(inner)?.label ?? key;
      const place = { path: [...at.path, key], labels: [...at.labels, label] };
      yield* differing(inner, was.get(key), is.get(key), place);
    }
  } else if (schema instanceof z.core.$ZodArray && Array.isArray(before) && Array.isArray(after)) {
    yield* differingEntries(schema._zod.def.element, before, after, at);
  } else if (fields.has(schema)) {
    yield { ...named(at), kind: "changed", before: textOf(schema, before), after: textOf(schema, after) };
  }
}

function* differingEntries(
  schema: z.core.$ZodType,
  before: readonly unknown[],
  after: readonly unknown[],
  { path, labels }: At,
): Generator<Difference> {
  const entry = (index: number) => ({ path: [...path, index], labels });
  for (const one of aligned(before, after)) {
    if (one.kind === "kept") yield* differing(schema, before[one.before], after[one.after], entry(one.after));
    if (one.kind === "added")
      yield {
        ...named(entry(one.after)),
        kind: "added",
        before: null,
        after: textOf(schema, after[one.after]),
      };
    if (one.kind === "removed")
      yield {
        ...named(entry(one.before)),
        kind: "removed",
        before: textOf(schema, before[one.before]),
        after: null,
      };
    if (one.kind === "moved") {
      const text = textOf(schema, after[one.after]);
      const [was, is] = [one.before + 1, one.after + 1].map((place) => `${place}: ${text}`);
      yield { ...named(entry(one.after)), kind: "moved", before: was ?? text, after: is ?? text };
      yield* differing(schema, before[one.before], after[one.after], entry(one.after));
    }
  }
}

const named = ({ path, labels }: At) => ({ path: path.join("."), place: labels.join(" › ") });

/** A picture in words: whether there is one, and what it shows. */
function pictureText(value: unknown): string {
  const [files, alt] = [Reflect.get(Object(value), "files"), Reflect.get(Object(value), "alt")];
  const isThere = Array.isArray(files) && files.length > 0;
  return [isThere ? "A picture" : "No picture", alt].filter(Boolean).join(": ");
}

const textOf = (schema: z.core.$ZodType, value: unknown) => textsIn(schema, value).join("\n");
