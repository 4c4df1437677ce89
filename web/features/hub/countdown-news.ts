const MINUTE = 60_000;

/** What a screen reader is told of the countdown, and when; the seconds are only shown. */
const NEWS = [
  { within: 0, text: "Your strategy hub's time is over. This page stays as it is until you leave it." },
  { within: 10 * MINUTE, text: "Your strategy hub closes in 10 minutes." },
  { within: 60 * MINUTE, text: "Your strategy hub closes in 1 hour." },
];

/**
 * The news between two moments: of the marks that were passed, the last. Null when none was.
 * Remaining times in milliseconds.
 */
export function countdownNews(before: number, remaining: number): string | null {
  return NEWS.find(({ within }) => before > within && remaining <= within)?.text ?? null;
}
