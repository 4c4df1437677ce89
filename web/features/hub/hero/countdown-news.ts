import type { HubContent } from "#domain/content/parts/hub";

const MINUTE = 60_000;

/** Which words of the countdown are announced. */
export type CountdownNews = keyof HubContent["countdown"];

/** The announcements to screen readers, by remaining time; the seconds are only shown. */
const NEWS = [
  { within: 0, says: "closed" },
  { within: 10 * MINUTE, says: "minutes" },
  { within: 60 * MINUTE, says: "hour" },
] as const satisfies { within: number; says: CountdownNews }[];

/**
 * The announcement due between two moments: that of the last mark passed, or null. Remaining times are in milliseconds.
 */
export function countdownNews(before: number, remaining: number): CountdownNews | null {
  return NEWS.find(({ within }) => before > within && remaining <= within)?.says ?? null;
}
