let current: string | null = null;

/** The assessment that this page belongs to; null before there is one. */
export function currentSession(): string | null {
  return current;
}

export function setCurrentSession(sessionId: string | null): void {
  current = sessionId;
}
