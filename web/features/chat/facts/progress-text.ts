import { FIELD_COUNT } from "./fields.ts";

/** `4 of 11 · 36%` */
export function progressText(missing: number, progress: number): string {
  return `${FIELD_COUNT - missing} of ${FIELD_COUNT} · ${progress}%`;
}
