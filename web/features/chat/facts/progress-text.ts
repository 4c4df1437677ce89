import { FIELD_COUNT } from "./fields.ts";

/** `4 of 11 · 36%`, and before the first answer what lies ahead. */
export function progressText(missing: number, progress: number): string {
  if (missing === FIELD_COUNT) return `First of ${FIELD_COUNT} · about 3 minutes`;
  return `${FIELD_COUNT - missing} of ${FIELD_COUNT} · ${progress}%`;
}
