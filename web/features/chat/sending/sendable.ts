const CONTROL_BUT_LINE_BREAKS = /(?![\t\n\r])\p{Cc}/gu;
/** Half of a pair, left over by a cut in the middle of an emoji: it cannot be sent as UTF-8. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** A text as it may be sent: trimmed, without what a paste brings along and nobody sees. */
export function sendable(text: string): string {
  return text.replace(CONTROL_BUT_LINE_BREAKS, "").replace(LONE_SURROGATE, "").trim();
}
