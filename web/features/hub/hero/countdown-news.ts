const MINUTE = 60_000;

/** The announcements to screen readers, by remaining time; the seconds are only shown. */
const NEWS = [
  { within: 0, text: "Your strategy hub has closed. This page stays open until you leave it." },
  { within: 10 * MINUTE, text: "Your strategy hub closes in 10 minutes." },
  { within: 60 * MINUTE, text: "Your strategy hub closes in 1 hour." },
];

/**
 * The announcement due between two moments: that of the last mark passed, or null. Remaining times are in milliseconds.
 */
export function countdownNews(before: number, remaining: number): string | null {
  return NEWS.find(({ within }) => before > within && remaining <= within)?.text ?? null;
}
