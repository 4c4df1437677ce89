/** The state of the history entry in which a chat was completed: loaded again, it shows the result and no intro. */
export const RESULT_ENTRY = { hasChatResult: true } as const;

export function isResultEntry(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasChatResult" in state;
}
