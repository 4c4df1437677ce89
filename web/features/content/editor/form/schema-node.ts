import { stableIdSchema } from "#domain/funnel/answers/extra-schema";
import { contentSchema } from "#domain/content/content";
import { entryIdSchema, fields, type Field } from "#domain/content/field";
import { NO_PICTURE } from "#domain/content/no-picture";
import type { BrandColours } from "#domain/content/shipped-look";
import type { PicturePlaceName } from "#domain/content/pictures/picture-places";
import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** What the form makes of a part of the content's schema. */
export type SchemaNode =
  | { kind: "group"; field: Field | null; entries: readonly (readonly [string, Schema])[] }
  | { kind: "list"; field: Field | null; element: Schema; least: number; isFixed: boolean }
  | { kind: "choice"; field: Field; options: readonly string[] }
  | { kind: "colour"; field: Field; name: keyof BrandColours }
  | { kind: "picture"; field: Field; place: PicturePlaceName; alt: Schema }
  | { kind: "either"; options: readonly Schema[] }
  /** `isCode`: it has a form of its own, such as a number elsewhere, and names nothing to people. */
  | { kind: "text"; field: Field; input: "text" | "date" | "url" | "email"; isCode: boolean }
  /** What an entry is known by: given as it is added, and shown to nobody. */
  | { kind: "id" }
  /** It has no words: what it means is not the owner's to say. */
  | { kind: "none" };

const nodes = new WeakMap<Schema, SchemaNode>();

/** Read from the schema and its registry: a new part of the content is in the form by itself. */
export function nodeOf(schema: Schema): SchemaNode {
  const known = nodes.get(schema) ?? read(schema);
  nodes.set(schema, known);
  return known;
}

/** The schemas along the way to a place such as `landing.stats.0.value`, one for each key, as far as there are any. */
export function schemasTo(path: readonly (string | number)[]): Schema[] {
  const way: Schema[] = [];
  let schema: Schema | undefined = contentSchema();
  for (const key of path) {
    if (schema instanceof z.core.$ZodObject) schema = schema._zod.def.shape[key];
    else if (schema instanceof z.core.$ZodArray) schema = schema._zod.def.element;
    else schema = undefined;
    if (!schema) break;
    way.push(schema);
  }
  return way;
}

/** Whether a list may lose all of its entries. */
export function mayBeEmpty(path: string): boolean {
  const keys = path.split(".");
  const way = schemasTo(keys);
  const schema = way.length === keys.length ? way.at(-1) : undefined;
  const node = schema && nodeOf(schema);
  return node?.kind === "list" && !node.isFixed && node.least === 0;
}

function read(schema: Schema): SchemaNode {
  const field = fields.get(schema) ?? null;
  if (schema instanceof z.core.$ZodObject && field?.picture)
    return { kind: "picture", field, place: field.picture, alt: altOf(schema) };
  if (schema instanceof z.core.$ZodObject)
    return { kind: "group", field, entries: Object.entries<Schema>(schema._zod.def.shape) };
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    return { kind: "list", field, element, least: leastOf(schema), isFixed: isFixed(element) };
  }
  if (schema instanceof z.core.$ZodUnion) return { kind: "either", options: schema._zod.def.options };
  if (schema === stableIdSchema || schema === entryIdSchema) return { kind: "id" };
  if (!field) return { kind: "none" };
  if (schema instanceof z.core.$ZodEnum)
    return { kind: "choice", field, options: Object.values(schema._zod.def.entries).map(String) };
  if (field.colour) return { kind: "colour", field, name: field.colour };
  const isCode = schema._zod.def.checks?.some((check) => check instanceof z.core.$ZodCheckRegex) ?? false;
  return { kind: "text", field, input: inputOf(schema, field), isCode };
}

function altOf(picture: z.core.$ZodObject): Schema {
  const alt: Schema | undefined = picture._zod.def.shape["alt"];
  if (!alt) throw new Error("A picture is described.");
  return alt;
}

function leastOf(list: Schema): number {
  const least = list._zod.def.checks?.find((check) => check instanceof z.core.$ZodCheckMinLength);
  return least?._zod.def.minimum ?? 0;
}

/** Entries that carry a meaning of the code's can be sorted and worded, and neither added nor removed. */
function isFixed(element: Schema): boolean {
  return (
    element instanceof z.core.$ZodObject &&
    Object.values<Schema>(element._zod.def.shape).some((inner) => nodeOf(inner).kind === "none")
  );
}

function inputOf(schema: Schema, { max = 0, label }: Field) {
  if (schema instanceof z.core.$ZodISODate) return "date";
  if (max === 2048) return "url";
  return max === 254 && /address/i.test(label) ? "email" : "text";
}

/** A new entry of a list: everything that it must have, and no words yet. */
export function emptyOf(schema: Schema): unknown {
  const node = nodeOf(schema);
  if (node.kind === "group")
    return Object.fromEntries(node.entries.map(([key, inner]) => [key, emptyOf(inner)]));
  if (node.kind === "list") return Array.from({ length: node.least }, () => emptyOf(node.element));
  if (node.kind === "picture") return NO_PICTURE;
  if (node.kind === "choice") return node.options[0] ?? "";
  if (node.kind === "id") return newStableId();
  if (node.kind === "either") return node.options[0] ? emptyOf(node.options[0]) : "";
  return "";
}

/** A new id, out of 36⁸. */
function newStableId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(letters, (letter) => (letter % 36).toString(36)).join("");
}

/** The fields of a group that are asked for as it stands. */
export function askedIn(
  { entries }: Extract<SchemaNode, { kind: "group" }>,
  value: unknown,
): readonly (readonly [string, Schema])[] {
  return entries.filter(([, inner]) => {
    const [key, wanted] = fields.get(inner)?.onlyFor ?? [];
    return key === undefined || Reflect.get(Object(value), key) === wanted;
  });
}

/** The option of an either-or that a value is of. */
export function optionOf(options: readonly Schema[], value: unknown): Schema | null {
  const isList = Array.isArray(value);
  return options.find((option) => (nodeOf(option).kind === "list") === isList) ?? null;
}

/** By what an entry is known in its list: its first words. */
export function titleOf(schema: Schema, value: unknown): string {
  const node = nodeOf(schema);
  if (node.kind === "either") {
    const option = optionOf(node.options, value);
    return option ? titleOf(option, value) : "";
  }
  if (node.kind === "group") {
    const name = node.field?.names?.[String(Reflect.get(Object(value), "id"))];
    if (name !== undefined) return name;
    const texts = node.entries.map(([key, inner]) =>
      nodeOf(inner).kind === "choice" ? "" : titleOf(inner, Reflect.get(Object(value), key)),
    );
    return texts.find((text) => text !== "") ?? "";
  }
  if (node.kind === "list" && Array.isArray(value))
    return value.length > 0 ? titleOf(node.element, value[0]) : "";
  return typeof value === "string" && node.kind === "text" && !node.isCode ? value : "";
}
