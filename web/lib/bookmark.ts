import { readStored, store } from "./storage.ts";

/** The header that it travels in, and the key that it is stored under. */
export const BOOKMARK = { header: "x-d1-bookmark", key: "d1-bookmark" } as const;

/** The database bookmark of this browser's last write, for reads from a replica. */
export function knownBookmark(): Record<string, string> {
  const bookmark = readStored(BOOKMARK.key);
  return typeof bookmark === "string" ? { [BOOKMARK.header]: bookmark } : {};
}

export function keepBookmark(headers: Headers): void {
  const bookmark = headers.get(BOOKMARK.header);
  if (bookmark) store(BOOKMARK.key, bookmark);
}
