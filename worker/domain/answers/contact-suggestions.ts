import { editDistance } from "./edit-distance.ts";
import { businessUrlSchema, emailSchema } from "./contact.ts";

/** `example.com` becomes `https://example.com`; null if that is not a website or already has a scheme. */
export function suggestUrl(text: string): string | null {
  const bare = text.trim().replace(/^\/+/, "");
  if (bare.includes("@") || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(bare)) return null;
  const parsed = businessUrlSchema.safeParse(`https://${bare}`);
  return parsed.success && /\.[a-z\u00a1-\uffff]{2}/i.test(bare) ? parsed.data : null;
}

/** Domains suggested for likely typing mistakes. */
const GUESSED = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.co.uk",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "icloud.com",
  "protonmail.com",
  "comcast.net",
  "verizon.net",
];

/** Real domains close enough to one of those to be taken for a slip. */
const LEFT_ALONE = ["ymail.com", "email.com", "mail.com", "hotmail.ca"];

/** `ann@gmial.com` becomes `ann@gmail.com`; null if nothing looks mistyped. */
export function suggestEmail(text: string): string | null {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) return null;
  const at = parsed.data.lastIndexOf("@");
  const domain = parsed.data.slice(at + 1).toLowerCase();
  if (GUESSED.includes(domain) || LEFT_ALONE.includes(domain)) return null;
  const meant = meantDomain(domain, 1) ?? meantDomain(domain, 2);
  return meant === undefined ? null : parsed.data.slice(0, at + 1) + meant;
}

function meantDomain(typed: string, slips: number): string | undefined {
  return GUESSED.find((known) => {
    // Many real domains are two letters away from a short one, so two slips require a long domain with the same first
    // letter.
    if (slips > 1 && (known.length < 11 || typed[0] !== known[0])) return false;
    return editDistance(typed, known) <= slips;
  });
}
