/** A hub's address up to its session id, as it is written, encoded, or within JSON. */
const IN_HUB_ADDRESS = /(hub(?:\/|%2f|\\\/))[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/**
 * A text without the session ids in it. An id is its visitor's secret and stands in the address of their hub: mails quote
 * it, staff paste it into notes, and whoever arrives on a hub arrives by it (contract 24).
 */
export function withoutSessionIds(text: string): string {
  return text.replace(IN_HUB_ADDRESS, "$1…");
}
