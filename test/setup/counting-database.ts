import { env } from "cloudflare:workers";

/** The database, with its round trips counted. */
export function countingDatabase() {
  let count = 0;
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        if (key === "all" || key === "run" || key === "first" || key === "raw") count++;
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const withSession: D1Database["withSession"] = (constraint) => {
    const session = env.DB.withSession(constraint);
    return new Proxy(session, {
      get(target, key) {
        if (key === "prepare") return (text: string) => counted(target.prepare(text));
        if (key === "batch") {
          return (statements: D1PreparedStatement[]) => {
            count++;
            return target.batch(statements);
          };
        }
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  const DB = new Proxy(env.DB, {
    get: (target, key) => (key === "withSession" ? withSession : Reflect.get(target, key)),
  });
  return { DB, trips: () => count };
}
