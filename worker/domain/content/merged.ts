/** A place that two people have changed in different ways since they last had the same. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

/** Of two documents that were made from the same one: both changes in one, mine where they clash. */
export type Merged<Document> = { document: Document; clashes: Clash[] };

type Keys = readonly string[];

/** What two people made of the same document, put together place by place. A list whose length changed is one place. */
export function merged<Document extends object>(
  base: Document,
  mine: Document,
  theirs: Document,
): Merged<Document> {
  const changes: { path: Keys; value: unknown }[] = [];
  const clashes: Clash[] = [];
  const walk = (was: unknown, own: unknown, other: unknown, path: Keys): void => {
    if (isSame(own, was) || isSame(own, other)) return;
    if (!isSame(other, was) && isAlike(was, own, other)) {
      for (const key of Object.keys(Object(was)))
        walk(inner(was, key), inner(own, key), inner(other, key), [...path, key]);
      return;
    }
    if (!isSame(other, was)) clashes.push({ path: path.join("."), mine: own, theirs: other });
    changes.push({ path, value: own });
  };
  walk(base, mine, theirs, []);
  const document = changes.reduce((whole, { path, value }) => put(whole, path, value), theirs);
  return { document, clashes };
}

/** Groups have the same keys; lists are compared entry by entry as long as they have the same length. */
function isAlike(...values: unknown[]): boolean {
  if (values.every((value) => Array.isArray(value)))
    return new Set(values.map((value) => value.length)).size === 1;
  return values.every((value) => typeof value === "object" && value !== null && !Array.isArray(value));
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

function inner(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** What stands at a place such as `landing.stats.0.value`; undefined where there is nothing. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split(".").reduce(inner, document);
}

/** The document with something else at a place. What lies beside it is the same as before, and not copied. */
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
  for (const key of path.slice(0, -1)) {
    const old: unknown = Reflect.get(part, key);
    const copy: object = Array.isArray(old) ? [...old] : { ...Object(old) };
    Reflect.set(part, key, copy);
    part = copy;
  }
  Reflect.set(part, last, value);
  return whole;
}
