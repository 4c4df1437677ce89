import { readStored, store } from "./storage.ts";

const HEADER = "x-d1-bookmark";
const KEY = "d1-bookmark";

/** The database bookmark of this browser's last write, for reads from a replica. */
export function knownBookmark(): Record<string, string> {
  const bookmark = readStored(KEY);
  return typeof bookmark === "string" ? { [HEADER]: bookmark } : {};
}

export function keepBookmark(headers: Headers): void {
  const bookmark = headers.get(HEADER);
  if (bookmark) store(KEY, bookmark);
}
