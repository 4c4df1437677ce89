/** Loads what an expired hub needs, if this document is of one: its buttons take a press as soon as its page does. */
export async function loadExpiredHub(): Promise<void> {
  // Within a text of the data, the quotes would be escaped.
  const isExpired = document.getElementById("hub-data")?.textContent.includes('"state":"expired"');
  if (isExpired) await import("./expired-hub.tsx");
}
