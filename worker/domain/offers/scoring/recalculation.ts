/** The progress of recalculating all assessments. Pass the cursor to continue; it is null at the end. */
export type RecalculationStep = { done: number; total: number; cursor: string | null };

/** The position of a recalculation: after this id, under this version of the rules. */
export type RecalculationPlace = { afterId: number; done: number; total: number; rulesVersion: number };

const CURSOR = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/;

export function recalculationCursor({ afterId, done, total, rulesVersion }: RecalculationPlace): string {
  return [afterId, done, total, rulesVersion].join(".");
}

/** Null for a cursor that was never handed out. */
export function recalculationPlace(cursor: string): RecalculationPlace | null {
  const parts = CURSOR.exec(cursor)?.slice(1).map(Number);
  if (!parts) return null;
  const [afterId = 0, done = 0, total = 0, rulesVersion = 0] = parts;
  return { afterId, done, total, rulesVersion };
}
