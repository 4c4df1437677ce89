const TRIPS = new Set<string | symbol>(["all", "run", "first", "raw"]);

/** A database with something before each round trip of its sessions. */
export function databaseWith(d1: D1Database, before: () => Promise<unknown>): D1Database {
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
    new Proxy(d1.withSession(constraint), {
      get(target, key) {
        if (key === "prepare") return (text: string) => prepared(target.prepare(text));
        if (key === "batch")
          return (statements: D1PreparedStatement[]) => before().then(() => target.batch(statements));
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return new Proxy(d1, {
    get: (target, key) => (key === "withSession" ? withSession : Reflect.get(target, key)),
  });
}
