import type { OpenApi, SchemaNode } from "./openapi.ts";

/** A field of a body or an answer: `calls[].outcome`. */
export type SchemaRow = { path: string; type: string; isRequired: boolean; description: string };

/** So deep are fields of fields listed; what lies below is in the example. */
const DEPTH = 3;
const EXAMPLE_DEPTH = 6;

/** What a node stands for: what it refers to, with its own description; of two choices of which one is null, the other. */
function meantBy(
  doc: OpenApi,
  node: SchemaNode,
): { node: SchemaNode; isNullable: boolean; name: string | null } {
  const name = node.$ref?.split("/").at(-1) ?? null;
  const referred = name === null ? undefined : doc.components?.schemas?.[name];
  if (referred) {
    const { description = referred.description } = node;
    const meant = meantBy(doc, { ...referred, ...(description !== undefined && { description }) });
    return { ...meant, name: meant.name ?? name };
  }
  const choices = node.anyOf ?? node.oneOf ?? node.allOf;
  const [only, ...more] = choices?.filter(({ type }) => type !== "null") ?? [];
  if (only && more.length === 0) {
    const { description = only.description } = node;
    const meant = meantBy(doc, { ...only, ...(description !== undefined && { description }) });
    return { ...meant, isNullable: meant.isNullable || choices?.length === 2 };
  }
  const isNullable = Array.isArray(node.type) && node.type.includes("null");
  return { node, isNullable, name };
}

/** `integer`, `list of strings`, `one of New, Won`, `… or null`. */
export function typeWords(doc: OpenApi, given: SchemaNode): string {
  const { node, isNullable } = meantBy(doc, given);
  return `${bareType(doc, node)}${isNullable ? " or null" : ""}`;
}

function bareType(doc: OpenApi, node: SchemaNode): string {
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return `one of ${node.enum.filter((value) => value !== null).join(", ")}`;
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeWords(doc, one)))].join(" or ");
  const type = [node.type].flat().find((one) => one !== "null") ?? "anything";
  if (type === "array") return node.items ? `list: ${typeWords(doc, node.items)}` : "list";
  return node.format && FORMATS[node.format] ? `${type}, ${FORMATS[node.format]}` : type;
}

const FORMATS: Record<string, string> = {
  "date-time": "ISO time",
  date: "day",
  email: "email address",
  uri: "address",
  uuid: "UUID",
};

/** The fields of an object, or of those in a list, with what lies in them. */
export function schemaRows(doc: OpenApi, given: SchemaNode, path = "", depth = DEPTH): SchemaRow[] {
  const { node } = meantBy(doc, given);
  if (node.items) return schemaRows(doc, node.items, `${path}[]`, depth);
  if (depth === 0) return [];
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return onceEach(choices.flatMap((one) => schemaRows(doc, one, path, depth)));
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const at = path === "" ? name : `${path}.${name}`;
    const row = {
      path: at,
      type: typeWords(doc, field),
      isRequired: node.required?.includes(name) ?? false,
      description: meantBy(doc, field).node.description ?? "",
    };
    return [row, ...schemaRows(doc, field, at, depth - 1)];
  });
}

/** What all of several choices have is listed once. */
function onceEach(rows: readonly SchemaRow[]): SchemaRow[] {
  return [...new Map(rows.toReversed().map((row) => [row.path, row])).values()].toReversed();
}

/** The choice with the most fields. */
function fullest(doc: OpenApi, choices: readonly SchemaNode[]): SchemaNode | undefined {
  const fields = (one: SchemaNode) => Object.keys(meantBy(doc, one).node.properties ?? {}).length;
  return choices.toSorted((a, b) => fields(b) - fields(a))[0];
}

/** A value as the schema allows it, the document's own example first. `isBrief` leaves out what is not required. */
export function exampleOf(doc: OpenApi, given: SchemaNode, isBrief = false, depth = EXAMPLE_DEPTH): unknown {
  const { node } = meantBy(doc, given);
  const example = node.example ?? node.examples?.[0] ?? node.default ?? node.const ?? node.enum?.[0];
  if (example !== undefined) return example;
  const choice = fullest(doc, node.anyOf ?? node.oneOf ?? []);
  if (choice) return exampleOf(doc, choice, isBrief, depth);
  if (node.items) return depth === 0 ? [] : [exampleOf(doc, node.items, isBrief, depth - 1)];
  if (node.properties) {
    const fields = Object.entries(node.properties).filter(
      ([name]) => depth > 0 && (!isBrief || isInBrief(node, name)),
    );
    return Object.fromEntries(
      fields.map(([name, field]) => [name, exampleField(doc, name, field, isBrief, depth - 1)]),
    );
  }
  return (
    EXAMPLES[node.format ?? ""] ?? EXAMPLES[[node.type].flat().find((one) => one !== "null") ?? ""] ?? null
  );
}

/** What a short body has: what it must have or, where nothing must be there, what has an example of its own. */
function isInBrief({ required = [] }: SchemaNode, name: string): boolean {
  return required.length > 0 ? required.includes(name) : Object.hasOwn(NAMED_EXAMPLES, name);
}

/** The example of a field or parameter: by its name where that says more than its type. */
export function exampleField(
  doc: OpenApi,
  name: string,
  field: SchemaNode,
  isBrief = false,
  depth = EXAMPLE_DEPTH,
): unknown {
  return Object.hasOwn(NAMED_EXAMPLES, name) ? NAMED_EXAMPLES[name] : exampleOf(doc, field, isBrief, depth);
}

const NAMED_EXAMPLES: Record<string, unknown> = {
  afterCall: null,
  by: "grace@example.com",
  email: "ada@example.com",
  from: "2026-11-01",
  leadStatus: "SQL",
  name: "Ada Lovelace",
  owner: "grace@example.com",
  phone: "+14035550100",
  to: "2026-11-30",
  website: "https://example.com",
};

const EXAMPLES: Record<string, unknown> = {
  "date-time": "2026-11-29T09:30:00.000Z",
  date: "2026-11-29",
  email: "ada@example.com",
  uri: "https://example.com",
  uuid: "6f1c1f2e-5f0b-4b1e-9d53-0a6f6f3f7c11",
  string: "text",
  integer: 1,
  number: 1,
  boolean: true,
  array: [],
  object: {},
};
