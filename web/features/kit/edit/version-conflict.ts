import { ApiError } from "../../../lib/api-error.ts";

type Versioned = { version: number };

/** Somebody else changed the same fields in the meantime; `current` is the stored record. */
export class EditConflict extends Error {
  readonly current: Versioned;

  constructor(current: Versioned) {
    super("Someone else changed this in the meantime.");
    this.name = "EditConflict";
    this.current = current;
  }
}

/**
 * Sends a change made to `base`. If the record has a newer version whose `fields` are unchanged, the change is sent
 * again on top of that; otherwise throws an `EditConflict`.
 */
export async function saveOnTop<R extends Versioned, T>(
  base: R,
  fields: readonly (keyof R)[],
  send: (version: number) => Promise<T>,
): Promise<T> {
  try {
    return await send(base.version);
  } catch (error) {
    const current = currentOf(error, base);
    if (!current) throw error;
    if (fields.some((field) => !isSame(current[field], base[field]))) throw new EditConflict(current);
    return send(current.version);
  }
}

/** The stored record sent with a conflict, if it has the fields of `sample`; otherwise null. */
export function currentOf<R extends Versioned>(error: unknown, sample: R): R | null {
  const current = error instanceof EditConflict ? error.current : staleAnswer(error);
  return isLike(current, sample) ? current : null;
}

function staleAnswer(error: unknown): unknown {
  return error instanceof ApiError && error.status === 409 ? error.current : null;
}

function isLike<R extends Versioned>(value: unknown, sample: R): value is R {
  if (typeof value !== "object" || value === null) return false;
  return (
    "version" in value &&
    typeof value.version === "number" &&
    Object.keys(sample).every((key) => key in value)
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Makes a write fail if the record is no longer at this version. */
export function ifMatch(version: number) {
  return { headers: { "If-Match": `"${version}"` } };
}
