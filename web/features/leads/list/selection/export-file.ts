/**
 * A file of exported leads in NDJSON: a line about it, one for each lead, and one that counts them and their characters.
 * `npm run read-export` reads it back.
 */
export function exportFile(head: { exportedAt: string }, leads: readonly string[]): string {
  const end = { leads: leads.length, characters: leads.reduce((sum, lead) => sum + lead.length, 0) };
  return [JSON.stringify({ file: "leads", ...head }), ...leads, JSON.stringify({ end }), ""].join("\n");
}
