/** How far a recalculation of all assessments has come. The cursor is what goes on; null at the end. */
export type RecalculationStep = { done: number; total: number; cursor: string | null };

/** Where a recalculation stands: behind this id, under this version of the rules. */
export type RecalculationPlace = { afterId: number; done: number; total: number; rulesVersion: number };

const CURSOR = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/;

export function recalculationCursor({ afterId, done, total, rulesVersion }: RecalculationPlace): string {
  return [afterId, done, total, rulesVersion].join(".");
}

/** Null for what was never given out. */
export function recalculationPlace(cursor: string): RecalculationPlace | null {
  const parts = CURSOR.exec(cursor)?.slice(1).map(Number);
  if (!parts) return null;
  const [afterId = 0, done = 0, total = 0, rulesVersion = 0] = parts;
  return { afterId, done, total, rulesVersion };
}
