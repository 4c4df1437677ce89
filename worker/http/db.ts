import type { AppContext } from "./context.ts";
import { openDb, type Db, type DbSession } from "../db/client.ts";

export const BOOKMARK_HEADER = "x-d1-bookmark";
const BOOKMARK = /^[0-9a-zA-Z-]{1,128}$/;

/** For public reads: any replica, or one as late as the bookmark that the visitor brings. */
export function publicDb(c: AppContext): Db {
  const bookmark = c.req.header(BOOKMARK_HEADER);
  return openDb(c.env.DB, bookmark && BOOKMARK.test(bookmark) ? bookmark : "first-unconstrained").db;
}

/** For writes and everything that staff see. */
export function primaryDb(c: AppContext): Db {
  return primarySession(c).db;
}

export function primarySession(c: AppContext): DbSession {
  return openDb(c.env.DB, "first-primary");
}

/** Hands the visitor the point in time that their next read must not be older than. */
export function sendBookmark(c: AppContext, session: DbSession): void {
  const bookmark = session.bookmark();
  if (bookmark) c.header(BOOKMARK_HEADER, bookmark);
}
