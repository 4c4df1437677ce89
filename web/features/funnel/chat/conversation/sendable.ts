import { visibleText } from "#domain/visible-text";

const CONTROL_BUT_LINE_BREAKS = /(?![\t\n\r])\p{Cc}/gu;
/** Half of a surrogate pair, left when an emoji is cut in two; it cannot be sent as UTF-8. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** A text ready to send: trimmed, without invisible characters from pasting. */
export function sendable(text: string): string {
  return visibleText(text.replace(CONTROL_BUT_LINE_BREAKS, "").replace(LONE_SURROGATE, "")).trim();
}
