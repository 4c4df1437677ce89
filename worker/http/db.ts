import type { AppContext } from "./context.ts";
import { openDb, type Db, type DbSession } from "../db/client.ts";

export const BOOKMARK_HEADER = "x-d1-bookmark";
const BOOKMARK = /^[0-9a-zA-Z-]{1,128}$/;

/** For public reads: any replica, or one no older than the bookmark sent by the visitor. */
export function publicDb(c: AppContext): Db {
  const bookmark = c.req.header(BOOKMARK_HEADER);
  return openDb(c.env.DB, bookmark && BOOKMARK.test(bookmark) ? bookmark : "first-unconstrained").db;
}

/** For writes and everything shown to staff. */
export function primaryDb(c: AppContext): Db {
  return primarySession(c).db;
}

export function primarySession(c: AppContext): DbSession {
  return openDb(c.env.DB, "first-primary", { news: c.get("after")?.news });
}

/** Gives the visitor a bookmark; their next read will be no older. */
export function sendBookmark(c: AppContext, session: DbSession): void {
  const bookmark = session.bookmark();
  if (bookmark) c.header(BOOKMARK_HEADER, bookmark);
}
