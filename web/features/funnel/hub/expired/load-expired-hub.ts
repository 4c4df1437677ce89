import type { ExpiredHub } from "./expired-hub.tsx";

let loaded: typeof ExpiredHub | null = null;

/** The view of an expired hub if its code is here, so that it can be rendered at once. */
export const loadedExpiredHub = () => loaded;

export async function importExpiredHub(): Promise<typeof ExpiredHub> {
  loaded = (await import("./expired-hub.tsx")).ExpiredHub;
  return loaded;
}

/** Loads what an expired hub needs, if this document is of one: its buttons take a press as soon as its page does. */
export async function loadExpiredHub(): Promise<void> {
  // Within a text of the data, the quotes would be escaped.
  const isExpired = document.getElementById("hub-data")?.textContent.includes('"state":"expired"');
  if (isExpired) await importExpiredHub();
}
