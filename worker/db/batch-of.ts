import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client.ts";

type Statement = BatchItem<"sqlite">;

/** The statements of a batch by what they do or read, in the order in which they run; several of one name are a list. */
export type Statements = { readonly [name: string]: Statement | readonly Statement[] };

type ResultOf<Item> = Item extends readonly unknown[]
  ? { -readonly [Place in keyof Item]: ResultOf<Item[Place]> }
  : Item extends Statement
    ? Item["_"]["result"]
    : never;

/** The result of each, by the same names. */
export type ResultsOf<Of extends Statements> = { [Name in keyof Of]: ResultOf<Of[Name]> };

/** Runs statements as one `db.batch`: one round trip, and all or nothing. */
export async function batchOf<Of extends Statements>(db: Db, statements: Of): Promise<ResultsOf<Of>> {
  const [first, ...others] = listed(statements);
  if (!first) throw new Error("A batch has no statements.");
  return named(statements, await db.batch([first, ...others]));
}

/** The same statements as a list, for a batch that runs others as well. */
export function listed(statements: Statements): Statement[] {
  return Object.values(statements).flat();
}

/** The results of `listed` statements by their names. */
export function named<Of extends Statements>(statements: Of, results: readonly unknown[]): ResultsOf<Of> {
  let at = 0;
  const entries = Object.entries(statements).map(([name, one]) => {
    const of = Array.isArray(one) ? results.slice(at, at + one.length) : results[at];
    at += Array.isArray(one) ? one.length : 1;
    return [name, of];
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type of each result is its statement's
  return Object.fromEntries(entries) as ResultsOf<Of>;
}
