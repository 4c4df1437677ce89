import { filled } from "../../content/filled.ts";

export const HOUR_MS = 3_600_000;

/** The Extend dialog's one-tap choices, in hours (spec 9). */
export const EXTEND_HINTS = [24, 48, 168] as const;
export const EXTEND_HOURS_MESSAGE = "Please enter a valid number of hours";
/** Ten years: more than anyone needs, and well within the range of a date. */
const EXTEND_HOURS_MAX = 87_600;

const HUB_EXPIRED_TEXT = "Expired";

/** When a hub expires: `hours` after completion. Times in milliseconds since 1970. */
export function hubExpiresAt(completedAt: number, hours: number): number {
  return completedAt + hours * HOUR_MS;
}

/** Whether the hub has expired at `now`; `expiresAt` itself is already too late. */
export function isHubExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt;
}

type LinkFacts = { linkRequestedAt: number | null; hubExpiresAt: number | null };

/** Whether a request for a new link waits for its answer: a hub that was extended since ends after it. */
export function isLinkAwaited({ linkRequestedAt: askedAt, hubExpiresAt: expiresAt }: LinkFacts): boolean {
  return askedAt !== null && expiresAt !== null && isHubExpired(expiresAt, askedAt);
}

/** The countdown `47h 59m 59s`, rounded up to whole seconds; 'Expired' once it is over. */
export function countdown(expiresAt: number, now: number): string {
  if (isHubExpired(expiresAt, now)) return HUB_EXPIRED_TEXT;
  const seconds = Math.ceil((expiresAt - now) / 1000);
  return `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m ${seconds % 60}s`;
}

/** The promotion text for a discount (a percentage above 0) on an offer (contract 7). */
export function promoText(discount: number, offerName: string): string {
  return `${discount}% off ${offerName} while your strategy hub is open`;
}

/** A greeting by the first word of the name, or the one for a visitor without any. */
export function greeting(name: string | null, words: { named: string; unnamed: string }): string {
  const first = name?.trim().split(/\s+/)[0];
  return first ? filled(words.named, { name: first }) : words.unnamed;
}

/** The hours typed into the Extend dialog, above 0; null if they are not valid. */
export function extendHoursFromText(text: string): number | null {
  const hours = Number(text.trim() || "0");
  return hours > 0 && hours <= EXTEND_HOURS_MAX ? hours : null;
}
