import { isPicture } from "./pictures/picture.ts";

/** A place that two people have changed differently since their common version. Undefined: removed. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

/** The merge of two documents based on the same one; mine wins where they conflict. */
export type Merged<Document> = { document: Document; clashes: Clash[] };

type Keys = readonly string[];
type Change = { path: Keys; value: unknown };

/**
 * Merges two people's edits of the same document, place by place. Entries that have ids are merged wherever they are by
 * now; any other list is one place.
 */
export function merged<Document extends object>(
  base: Document,
  mine: Document,
  theirs: Document,
): Merged<Document> {
  const changes: Change[] = [];
  const clashes: Clash[] = [];
  const clash = (path: Keys, own: unknown, other: unknown) =>
    clashes.push({ path: path.join("."), mine: own, theirs: other });
  const walk = (was: unknown, own: unknown, other: unknown, path: Keys): void => {
    if (isSame(own, was) || isSame(own, other)) return;
    if (isSame(other, was)) return void changes.push({ path, value: own });
    if (areGroups(was, own, other)) {
      for (const key of new Set([...Object.keys(Object(other)), ...Object.keys(Object(own))]))
        walk(inner(was, key), inner(own, key), inner(other, key), [...path, key]);
      return;
    }
    const lists = listsOf(was, own, other);
    if (lists) return walkLists(lists, path);
    clash(path, own, other);
    changes.push({ path, value: own });
  };
  const walkLists = (lists: Lists, path: Keys): void => {
    const { was, own, other } = lists;
    changes.push({ path, value: together(lists) });
    for (const [id, entry] of was) {
      const at = [...path, `#${id}`];
      const [isMine, isTheirs] = [own.has(id), other.has(id)];
      if (isMine && isTheirs) walk(entry, own.get(id), other.get(id), at);
      // No text is lost with an entry that the other person removed: whoever is here decides.
      else if (isMine !== isTheirs && !isSame(entry, isMine ? own.get(id) : other.get(id)))
        clash(at, own.get(id), other.get(id));
    }
  };
  walk(base, mine, theirs, []);
  const document = changes.reduce((whole, { path, value }) => put(whole, path, value), theirs);
  return { document, clashes };
}

/** A picture is one place: its description is of that picture. */
const areGroups = (...values: unknown[]) =>
  values.every(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !isPicture(value),
  );

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A list's entries by their ids, in its order. */
type Entries = ReadonlyMap<string, unknown>;
type Lists = { was: Entries; own: Entries; other: Entries };

/** Null unless all three have ids for every entry, and only one of the two has sorted them. */
function listsOf(...values: [unknown, unknown, unknown]): Lists | null {
  const [was, own, other] = values.map(entriesOf);
  if (!was || !own || !other) return null;
  const lists = { was, own, other };
  const [isMine, isTheirs] = [isSorted(was, own), isSorted(was, other)];
  return isMine && isTheirs && isSorted(own, other) ? null : lists;
}

function entriesOf(value: unknown): Entries | null {
  if (!Array.isArray(value)) return null;
  const entries = new Map<string, unknown>();
  for (const entry of value) {
    const id = entryKey(entry);
    if (id === null || entries.has(id)) return null;
    entries.set(id, entry);
  }
  return entries;
}

/** The identifier of a list entry: its own id, or the answer that it words. Null for a bare text. */
export function entryKey(entry: unknown): string | null {
  const key = inner(entry, "entryId") ?? inner(entry, "id") ?? inner(entry, "value");
  return typeof key === "string" ? key : null;
}

/** Whether the entries that both have are in a different order. */
function isSorted(before: Entries, after: Entries): boolean {
  const [was, is] = [
    [...before.keys()].filter((id) => after.has(id)),
    [...after.keys()].filter((id) => before.has(id)),
  ];
  return was.some((id, index) => is[index] !== id);
}

/** The entries of both, in the order of whoever has sorted them. An added entry stays where it was added. */
function together({ was, own, other }: Lists): unknown[] {
  const [first, second] = isSorted(was, own) ? [own, other] : [other, own];
  const ids = [...first.keys()];
  let before: string | null = null;
  for (const id of second.keys()) {
    if (!first.has(id) && !was.has(id)) ids.splice(before === null ? 0 : ids.indexOf(before) + 1, 0, id);
    if (ids.includes(id)) before = id;
  }
  // What I removed goes. What they removed stays only if I changed it.
  const stays = (id: string) =>
    !was.has(id) || (own.has(id) && (other.has(id) || !isSame(own.get(id), was.get(id))));
  for (const id of own.keys()) if (stays(id) && !ids.includes(id)) ids.push(id);
  return ids.filter(stays).map((id) => other.get(id) ?? own.get(id));
}

/** An entry of a list by its place, or as `#id` wherever it stands. */
function inner(value: unknown, key: string): unknown {
  if (Array.isArray(value) && key.startsWith("#"))
    return value.find((entry: unknown) => entryKey(entry) === key.slice(1));
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** The value at a place such as `landing.stats.0.value`; undefined if there is none. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split(".").reduce(inner, document);
}

/** The same place, with entries by their ids: it stays right whatever is sorted meanwhile. */
export function lastingPath(document: unknown, path: string): string {
  let value = document;
  return path
    .split(".")
    .map((key) => {
      const entries = entriesOf(value);
      value = inner(value, key);
      const id = entries && entryKey(value);
      return id === null ? key : `#${id}`;
    })
    .join(".");
}

/** The document with another value at a place. Everything beside it is shared, not copied. */
export function withValue<Document extends object>(
  document: Document,
  path: string,
  value: unknown,
): Document {
  return put(document, path.split("."), value);
}

function put<Document extends object>(document: Document, path: Keys, value: unknown): Document {
  const whole = { ...document };
  const last = path.at(-1);
  if (last === undefined) return Object.assign(whole, value);
  let part: object = whole;
  for (const name of path.slice(0, -1)) {
    const key = placeIn(part, name);
    const old: unknown = Reflect.get(part, key);
    const copy: object = Array.isArray(old) ? [...old] : { ...Object(old) };
    Reflect.set(part, key, copy);
    part = copy;
  }
  const key = placeIn(part, last);
  if (Array.isArray(part) && value === undefined) part.splice(Number(key), 1);
  else Reflect.set(part, key, value);
  return whole;
}

/** Where an entry stands that is named by its id; behind all others if it is gone. */
function placeIn(part: object, key: string): string {
  if (!Array.isArray(part) || !key.startsWith("#")) return key;
  const at = part.findIndex((entry: unknown) => entryKey(entry) === key.slice(1));
  return String(at === -1 ? part.length : at);
}
