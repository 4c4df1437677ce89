import * as z from "zod/mini";
import { addNews, afterSchema, beforeSchema, NEWEST, newsBetween, type News } from "./news.ts";

/** What drizzle asks of a session. */
type Session = Pick<D1DatabaseSession, "prepare" | "batch" | "getBookmark">;

/** What a watched statement stands for. A batch may take one that another session of the request has prepared. */
const originals = new WeakMap<object, D1PreparedStatement>();

const READS = /^\s*(?:select|with)\b/i;

/**
 * A session that notes what its writes leave for others, so that no caller has to know: triggers write what staff are
 * told of, and what Slack's messages follow. A write by itself becomes a batch; reads stay as they are.
 */
export function watchedSession(session: D1DatabaseSession, news: News): Session {
  const look = session.prepare(
    "select (select max(id) from changes) as told, (select max(id) from outbox) as queued",
  );
  const lookAgain = session.prepare(
    `select null as channel, max(id) as id from changes
     union all select * from (select channel, id from outbox order by id desc limit ?)`,
  );
  const write = async (statements: readonly D1PreparedStatement[]) => {
    const [before, ...written] = await session.batch([look, ...statements, lookAgain.bind(NEWEST)]);
    const after = written.pop();
    const known = beforeSchema.parse(before?.results[0]);
    addNews(news, newsBetween(known, z.array(afterSchema).parse(after?.results)));
    return written;
  };
  const watched = (statement: D1PreparedStatement): D1PreparedStatement => {
    const alone = async () => (await write([statement]))[0];
    const raw = async () => (await alone())?.results.map((row) => Object.values(row ?? {}));
    const bind = (...values: unknown[]) => watched(statement.bind(...values));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- drizzle calls nothing else on it
    const own = { bind, run: alone, all: alone, raw } as unknown as D1PreparedStatement;
    originals.set(own, statement);
    return own;
  };
  const batch = (statements: D1PreparedStatement[]) => {
    const isWrite = statements.some((statement) => originals.has(statement));
    return isWrite ? write(statements.map((one) => originals.get(one) ?? one)) : session.batch(statements);
  };
  return {
    prepare: (query) => {
      // oxlint-disable-next-line house/constant-sql -- whatever text the session was given
      const statement = session.prepare(query);
      return READS.test(query) ? statement : watched(statement);
    },
    // oxlint-disable-next-line typescript/consistent-type-assertions -- results of whatever rows the statements have
    batch: batch as D1DatabaseSession["batch"],
    getBookmark: () => session.getBookmark(),
  };
}
