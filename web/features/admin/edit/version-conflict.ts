import { ApiError } from "../../../lib/api-error.ts";

type Versioned = { version: number };

/** Somebody else changed the same fields in between; `current` is what is stored now. */
export class EditConflict extends Error {
  readonly current: Versioned;

  constructor(current: Versioned) {
    super("Somebody else changed this in the meantime.");
    this.name = "EditConflict";
    this.current = current;
  }
}

/**
 * Sends a change that was made on `base`. When the record has a newer version but `fields` in it are
 * as they were, the change is sent again on top of it; otherwise an `EditConflict` is thrown.
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

/** The stored record that came with a conflict, if it has the fields of `sample`; else null. */
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
