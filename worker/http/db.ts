import type { AppContext } from "./context.ts";
import { openDb, type Db, type DbSession, type FollowedDb } from "../db/client.ts";

export const BOOKMARK_HEADER = "x-d1-bookmark";
const BOOKMARK = /^[0-9a-zA-Z-]{1,128}$/;

/** For public reads: any replica, or one no older than the bookmark sent by the visitor. */
export function publicDb(c: AppContext): Db {
  const bookmark = c.req.header(BOOKMARK_HEADER);
  return openDb(c.env.DB, bookmark && BOOKMARK.test(bookmark) ? bookmark : "first-unconstrained").db;
}

/** For reads by staff, and for writes without effects. */
export function primaryDb(c: AppContext): Db {
  return primarySession(c).db;
}

export function primarySession(c: AppContext): DbSession {
  return openDb(c.env.DB, "first-primary");
}

/**
 * For all other writes, and for reads that first project leads: after the response, their changes are shown to staff
 * and their queued messages sent.
 */
export function followedDb(c: AppContext): FollowedDb {
  return openDb(c.env.DB, "first-primary", { effects: c.get("after").effects }).db;
}

/** Gives the visitor a bookmark; their next read will be no older. */
export function sendBookmark(c: AppContext, session: DbSession): void {
  const bookmark = session.bookmark();
  if (bookmark) c.header(BOOKMARK_HEADER, bookmark);
}
