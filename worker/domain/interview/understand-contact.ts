import { businessUrlSchema, emailSchema, nameSchema } from "../answers/contact.ts";
import { suggestUrl } from "../answers/contact-suggestions.ts";
import { anyOf, pattern, source } from "../phrases/pattern.ts";

const EMAIL_LIKE = /(?<!\/\/\S*)[^\s@<>()[\]",;:/]+@[^\s@<>()[\]",;]+/g;
const TRAILING = /[.,!?;:'")\]}]+$/;

/** The last valid e-mail address in a text, unless negated ("not ada@…"); null if there is none. */
export function emailIn(text: string): string | null {
  const found = [...text.matchAll(EMAIL_LIKE)]
    .filter(({ index }) => !/\b(?:not|instead of|old one was)\s*$/i.test(text.slice(0, index)))
    .map(([address]) => emailSchema.safeParse(address.replace(TRAILING, "")))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []));
  return found.at(-1) ?? null;
}

/** Whether the text contains an attempt at an address, valid or not. */
export function looksLikeEmail(text: string): boolean {
  return /\S@|@\S|\bat\s+\w+\s+dot\s+\w+/i.test(text);
}

const EXPLICIT_URL = /\bhttps?:\/\/[^\s<>"]+/gi;
const BARE_HOST =
  /(?<![\w@./-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?::\d{2,5})?(?:\/[^\s<>"]*)?/gi;
/** Domain endings accepted in a bare host that was not asked for; others are also ordinary words. */
const COMMON_ENDS = anyOf(
  [
    pattern`\.(?:com|net|org|io|co|ca|uk|ai|app|shop|store|dev|agency|us|eu|de|fr|au|nz|ie|nl|biz|info|online|site
      |website|xyz|tech|studio|media|marketing|digital|club|live|life|world|global|group|company|inc|llc
      |solutions|services|consulting|fitness|coach|academy|health|beauty|style|design|blog|tv|gg|sh|example
      |test)(?::\d+)?(?:/|$)`,
  ],
  "i",
);
/** Platforms that people use rather than websites that they own. */
const PLATFORM = anyOf(
  [
    pattern`^(?:www\.|m\.|business\.)?(?:facebook|instagram|google|gmail|youtube|tiktok|linkedin|meta|shopify
      |clickfunnels|amazon|etsy|twitter|x|whatsapp|fb|openai|chatgpt)\.[a-z.]+/?$`,
  ],
  "i",
);

/** A website in a text in the form's format, with https:// before a bare host (contract 6); null if there is none. */
export function websiteIn(text: string, asked: boolean): string | null {
  const rest = text.replace(EMAIL_LIKE, " ");
  const explicit = [...rest.matchAll(EXPLICIT_URL)].map(([url]) => url.replace(TRAILING, ""));
  const hosts = [...rest.replace(EXPLICIT_URL, " ").matchAll(BARE_HOST)]
    .map(([host]) => host.replace(TRAILING, ""))
    .filter((host) => asked || /^www\./i.test(host) || COMMON_ENDS.test(host))
    .flatMap((host) => suggestUrl(host) ?? []);
  return [...explicit, ...hosts].findLast(isOwn) ?? null;
}

function isOwn(url: string): boolean {
  return !PLATFORM.test(url.replace(/^https?:\/\//i, "")) && businessUrlSchema.safeParse(url).success;
}

/** The text with addresses replaced by spaces, since the words inside them mean nothing. */
export function withoutAddresses(text: string): string {
  return [EMAIL_LIKE, EXPLICIT_URL, BARE_HOST].reduce(
    (rest, address) =>
      rest.replace(address, (found) => (/[a-z]/i.test(found) ? " ".repeat(found.length) : found)),
    text,
  );
}

const NO_WEBSITE = pattern`
  \b(?:no|don't (?:really )?have|do not have|haven't (?:got )?|without|not got|lack)\b.{0,16}
  \b(?:web ?-?sites?|site|url|domain|web ?page|web presence|homepage|one yet)\b`;
const NONE =
  /^(?:no|none|nope|nothing|n\/?a|not yet|not really|i don't|don't have (?:one|any)|haven't got one|no site)\b/;

/** Whether the visitor says that they have no website. */
export function saysNoWebsite(folded: string, asked: boolean): boolean {
  return NO_WEBSITE.test(folded) || (asked && NONE.test(folded));
}

const WORD = String.raw`\p{L}[\p{L}\p{M}'’.-]*`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const PARTICLE = "(?:de|del|da|di|van|von|der|den|la|le|al|el|bin|ben|st\\.?)";
const NAMED = String.raw`${CAPITAL}(?:\s(?:${PARTICLE}\s){0,2}${CAPITAL}){0,3}`;
const STATED = new RegExp(
  source`\b(?:[Mm]y (?:full )?name(?:'s| is|:)|[Nn]ame(?:'s| is|:)|[Cc]all me|I'm called|[Cc]hange my name to
    |I go by)\s+(${WORD}(?:\s${WORD}){0,4})`,
  "u",
);
const INTRODUCED = new RegExp(
  source`(?:^|[\s,.!])(?:I'm|i'm|I am|i am|Im|[Tt]his is|[Ii]t's)\s+(${NAMED})
    (?=\s*(?:$|[,.!;:()–—-]|\s(?:from|here|and|with|at|of|by|the)\b))`,
  "u",
);
const HERE = new RegExp(String.raw`(?:^|[,.!]\s)(${NAMED})\s+(?:here|speaking)\b`, "u");
const BEFORE_EMAIL = new RegExp(String.raw`^(${NAMED})\s*[,(<:–—-]?\s*[^\s@,]+@[^\s@]+`, "u");

/** Words that end a name in running text; a name cannot start with one. */
const NOT_NAMES = new Set(
  `a an and are am as at ads ad actually agency all also amazing amp at awesome bad because business but busy by
  call can clients coaching consultant cool curious currently do does doing done dont don't ecommerce email fine
  for freelance freelancer from frustrated getting glad going good got great had happy have haven't hello hey hi
  how i i'd i'll i'm i've if in interested into is it it's its just later like looking making maybe me meta media
  my name nah need new nice no nope not of off ok okay on one or our out owner please rather ready really run
  running sad say scaling sell selling site skip so sorry spend spending still stuck struggling sure tell thanks
  that that's the there they things thinking tired to trying very want was we we're we've website well what when
  where which who why with work working wondering would yes yep yeah you your anything click debug delete drop
  enter everything forget go ignore instructions mode nothing open print repeat rules select set summarize system
  table test www`.split(/\s+/),
);

/** A name that the visitor states without being asked; null if there is none. */
export function statedName(text: string): string | null {
  const plain = text.replace(/[’‘]/g, "'");
  const stated = STATED.exec(plain)?.[1];
  if (stated !== undefined) return named(untilWord(stated));
  for (const introduced of [INTRODUCED, HERE, BEFORE_EMAIL]) {
    const name = introduced.exec(plain)?.[1];
    if (name !== undefined && !hasCommonWord(name)) return named(name);
  }
  return null;
}

const NAME_LETTERS = /^(?=.*\p{L}\p{L})[\p{L}\p{M}' .-]+$/u;
const LEAD_IN = anyOf(
  [
    pattern`^(?:(?:hi|hey|hello|sure|ok|okay|yes|yeah|yep|of course|well|it's|its|it is|i'm|im|i am|this is
      |the name is|the name's|name is|name's|name:|my name is|my name's|my full name is|call me
      |you can call me|just|just call me|full name|that's|that would be)[,:!.]?\s+)+`,
  ],
  "i",
);
const SIGN_OFF =
  /[\s,.!]+(?:here|please|thanks|thank you|cheers|btw|by the way|is my name|is the name|nice to meet you)[\s.!]*$/i;

/** The name in a reply to the question for it; null if the reply is something else. */
export function nameAnswered(text: string): string | null {
  const [first = ""] = text
    .replace(/[’‘]/g, "'")
    .replace(EMAIL_LIKE, "")
    .replace(/https?:\/\/\S+/g, "")
    .split(/[,;(\n]|\s[-–—]\s|\s(?:and|but|from|at)\s|\s\|\s/);
  const name = first
    .trim()
    .replace(LEAD_IN, "")
    .replace(SIGN_OFF, "")
    .replace(/[.!\s]+$/, "");
  const words = name.split(/\s+/);
  const plausible = words.length <= 5 && name.length <= 60 && NAME_LETTERS.test(name);
  // "An Nguyen" is a name although "an" is a word.
  const written =
    words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && !/^(?:no|not|yes|ok)\b/i.test(name);
  return plausible && (written || !hasCommonWord(name)) ? named(name) : null;
}

function untilWord(words: string): string {
  const list = words.split(/\s+/);
  const end = list.findIndex((word) => NOT_NAMES.has(word.toLowerCase().replace(/[.,!]+$/, "")));
  const kept = end < 0 ? list : list.slice(0, end);
  // A lower-case word after capitalised ones continues the sentence.
  const sentence = kept.findIndex(
    (word, index) =>
      index > 0 &&
      /^\p{Lu}/u.test(kept[0] ?? "") &&
      /^\p{Ll}/u.test(word) &&
      !new RegExp(`^${PARTICLE}$`).test(word),
  );
  return (sentence < 0 ? kept : kept.slice(0, sentence)).join(" ");
}

function hasCommonWord(name: string): boolean {
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => NOT_NAMES.has(word.replace(/[.,!']+$/, "")));
}

function named(text: string): string | null {
  const parsed = nameSchema.safeParse(text.replace(/[\s.,!'-]+$/, ""));
  return parsed.success ? parsed.data : null;
}
