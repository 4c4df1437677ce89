import { env } from "cloudflare:workers";

const TRIPS = new Set<string | symbol>(["all", "run", "first", "raw"]);

/** The database, with its round trips counted. */
export function countingDatabase() {
  let count = 0;
  const DB = databaseWith(async () => {
    count++;
  });
  return { DB, trips: () => count };
}

/** The database, of which all round trips but the first `quick` wait for `over`. */
export function slowDatabase(quick: number, over: Promise<void>): D1Database {
  let trips = 0;
  return databaseWith(async () => {
    if (++trips > quick) await over;
  });
}

/** The database, with something before each round trip. */
function databaseWith(before: () => Promise<void>): D1Database {
  const prepared = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => prepared(target.bind(...values));
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        if (!TRIPS.has(key)) return value.bind(target);
        return (...given: unknown[]) => before().then((): unknown => value.apply(target, given));
      },
    });
  const withSession: D1Database["withSession"] = (constraint) =>
    new Proxy(env.DB.withSession(constraint), {
      get(target, key) {
        if (key === "prepare") return (text: string) => prepared(target.prepare(text));
        if (key === "batch")
          return (statements: D1PreparedStatement[]) => before().then(() => target.batch(statements));
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return new Proxy(env.DB, {
    get: (target, key) => (key === "withSession" ? withSession : Reflect.get(target, key)),
  });
}
