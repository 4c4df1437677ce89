/** A session that no other test knows. */
export function freshSessionId(): string {
  return crypto.randomUUID();
}
