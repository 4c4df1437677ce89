import type { ChatContent } from "#domain/content/parts/chat";
import { filled } from "#domain/content/filled";
import { FIELD_COUNT } from "./fields.ts";

/** `4 of 11 · 36%`, and before the first answer what lies ahead. */
export function progressText(words: ChatContent["facts"], missing: number, progress: number): string {
  const total = String(FIELD_COUNT);
  if (missing === FIELD_COUNT) return filled(words.first, { total });
  return filled(words.progress, { known: String(FIELD_COUNT - missing), total, percent: String(progress) });
}
