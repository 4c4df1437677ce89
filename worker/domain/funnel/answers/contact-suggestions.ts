import { editDistance } from "./edit-distance.ts";
import { businessUrlSchema, emailSchema, writtenAddress } from "./contact.ts";

/** No country or kind of site has these: letters swapped, missed or doubled in `.com`. */
const COM_SLIP = /\.(?:con|cmo|ocm|comm|coom|cpm|vom|xom|c0m)(?=[:/?#]|$)/i;
const SCHEME = /^([a-z]{2,7})\s*(?:[:;]\s*[/\\]*|\.?[/\\]+)\s*/i;

/** The website that a text may mean in place of what it says; null if there is none, or it is right as it is. */
export function suggestUrl(text: string): string | null {
  const typed = businessUrlSchema.safeParse(text);
  const url = typed.success ? typed.data : urlWritten(text);
  if (url === null) return null;
  const host = /^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? "";
  if (COM_SLIP.test(host)) return host.replace(COM_SLIP, ".com") + url.slice(host.length);
  return typed.success ? null : url;
}

/**
 * `example.com` becomes `https://example.com`, as do `https//example.com`, `htps://example.com` and `example .com`;
 * null if that is not a website or has another scheme.
 */
export function urlWritten(text: string): string | null {
  const bare = withDots(withoutScheme(writtenAddress(text)).replace(/^[/\\]+/, ""));
  if (bare.includes("@") || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(bare)) return null;
  const parsed = businessUrlSchema.safeParse(`https://${bare}`);
  return parsed.success && /\.[a-z\u00a1-\uffff]{2}/i.test(bare) ? parsed.data : null;
}

/** Without `https://`, however it was mistyped, and also where it was typed before a pasted one. */
function withoutScheme(text: string): string {
  const [whole = "", word = ""] = SCHEME.exec(text) ?? [];
  return isScheme(word.toLowerCase()) ? withoutScheme(text.slice(whole.length)) : text;
}

function isScheme(word: string): boolean {
  return editDistance(word, "http") <= 1 || (word.length > 3 && editDistance(word, "https") <= 2);
}

/** Without the space that a keyboard puts beside a dot: `shop .com`, `www. shop.com`. */
function withDots(text: string): string {
  return text
    .replace(/^([^\s/?#]+)\s+(?=\.[a-z])/i, "$1")
    .replace(/^(www\.|[^\s/?#]+\.(?=\s+(?:com|net|org|info|io|co|[a-z]{2})(?:[/?#]|$)))\s+/i, "$1");
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

/**
 * `ann@gmial.com` becomes `ann@gmail.com`, `ann@shop.con` `ann@shop.com`, `ann @shop,com` `ann@shop.com`; null if
 * nothing looks mistyped.
 */
export function suggestEmail(text: string): string | null {
  const typed = emailSchema.safeParse(text);
  const { data: email } = typed.success ? typed : emailSchema.safeParse(emailMended(text));
  if (email === undefined) return null;
  const meant = meantEmail(email) ?? email;
  return typed.success && meant === email ? null : meant;
}

/** Without spaces, and with dots for commas after the @. */
function emailMended(text: string): string {
  const [name = "", ...domain] = text.replace(/\s/g, "").split("@");
  return [name, ...domain.map((part) => part.replace(/,(?=[a-z])/gi, "."))].join("@");
}

function meantEmail(email: string): string | null {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at).toLowerCase();
  if (GUESSED.includes(domain) || LEFT_ALONE.includes(domain)) return null;
  const meant = meantDomain(domain, 1) ?? meantDomain(domain, 2) ?? domain.replace(COM_SLIP, ".com");
  return meant === domain ? null : email.slice(0, at) + meant;
}

function meantDomain(typed: string, slips: number): string | undefined {
  return GUESSED.find((known) => {
    // Many real domains are two letters away from a short one, so two slips require a long domain with the same first
    // letter.
    if (slips > 1 && (known.length < 11 || typed[0] !== known[0])) return false;
    return editDistance(typed, known) <= slips;
  });
}
