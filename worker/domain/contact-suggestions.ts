import { editDistance } from "./edit-distance.ts";
import { businessUrlSchema, emailSchema } from "./contact.ts";

/** `example.com` becomes `https://example.com`; null when that is no website or it has a scheme already. */
export function suggestUrl(text: string): string | null {
  const bare = text.trim().replace(/^\/+/, "");
  if (bare.includes("@") || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(bare)) return null;
  const parsed = businessUrlSchema.safeParse(`https://${bare}`);
  return parsed.success && /\.[a-z\u00a1-\uffff]{2}/i.test(bare) ? parsed.data : null;
}

const MAIL_DOMAINS = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.ca",
  "yahoo.co.uk",
  "ymail.com",
  "hotmail.com",
  "hotmail.ca",
  "hotmail.co.uk",
  "outlook.com",
  "live.com",
  "live.ca",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "aol.com",
  "protonmail.com",
  "proton.me",
  "gmx.com",
  "gmx.de",
  "mail.com",
  "zoho.com",
  "fastmail.com",
  "comcast.net",
  "verizon.net",
  "shaw.ca",
  "telus.net",
];

/** Short domains are one letter from many real ones, so only the long ones are guessed at. */
const GUESSED = MAIL_DOMAINS.filter((domain) => domain.length >= 9);

/** `ann@gmial.com` becomes `ann@gmail.com`; null when nothing looks mistyped. */
export function suggestEmail(text: string): string | null {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) return null;
  const at = parsed.data.lastIndexOf("@");
  const domain = parsed.data.slice(at + 1).toLowerCase();
  if (MAIL_DOMAINS.includes(domain)) return null;
  const closest = GUESSED.map((known) => ({ known, distance: editDistance(domain, known) })).toSorted(
    (a, b) => a.distance - b.distance,
  )[0];
  const allowed = closest && closest.known.length >= 11 ? 2 : 1;
  if (!closest || closest.distance > allowed) return null;
  return parsed.data.slice(0, at + 1) + closest.known;
}
