/** A database whose second trip waits until it is let go: what was read in the first may have changed by then. */
export function heldBack(d1: D1Database): { held: D1Database; isRead: Promise<void>; letGo: () => void } {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: tellRead } = Promise.withResolvers<void>();
  let trips = 0;
  const held = new Proxy(d1, {
    get(target, key) {
      if (key !== "withSession") throw new Error(`${String(key)} of the database is not held back.`);
      return (freshness: string) =>
        new Proxy(target.withSession(freshness), {
          get(session, method) {
            if (method === "batch")
              return async (statements: D1PreparedStatement[]) => {
                if (++trips > 1) await gone;
                const results = await session.batch(statements);
                tellRead();
                return results;
              };
            if (method === "prepare") return session.prepare.bind(session);
            throw new Error(`${String(method)} of the session is not held back.`);
          },
        });
    },
  });
  return { held, isRead, letGo };
}
