import { businessUrlSchema, emailSchema, nameSchema } from "../answers/contact.ts";
import type { ContactField } from "../answers/contact-fields.ts";
import { urlWritten } from "../answers/contact-suggestions.ts";

const EMAILS = /[^\s@<>()[\]"“”'‘,;:/][^\s@<>()[\]"“”,;:/]*@[^\s@<>()[\]"“”'’,;:/]+/g;
const QUOTED = /^["'“‘<]/;
const URLS =
  /(?:https?:\/\/|(?<![\w@./-]))(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}(?::\d+)?(?:\/[^\s<>"“”]*)?/giu;

const WORD = String.raw`\p{L}[\p{L}\p{M}'’.-]*`;
const NAME = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, "u");
/** As names are written; a particle such as 'van' is not, and is confirmed. */
const WRITTEN = /^\p{Lu}[^ ]*(?: \p{Lu}[^ ]*)*$/u;
const LEAD_IN = /^(?:my (?:full )?name(?:['’]s| is)|i['’]m|i am|it['’]s|this is|call me|you can call me)\s+/i;

/** Words that people reply with, or begin a sentence with, in place of a name. Will, An and Do are names. */
const NO_NAMES = new Set(
  `a again agent agreed am and anonymous any anything are as ask at back be bonjour bot but bye call
  cheers continue cool correct could does don't done dont error false fine for from fun funny
  good great guess ha haha he help her his hm hmm hola how huh human i i'm i've idk if in into is it it's joke just
  later let lol maybe me mind n/a na nah name never next nice no nobody none nope not nothing null of off oh ok okay on or
  pass person please private quit ready really representative right same secret she skip so some someone sorry
  sounds start stop sure tell test thank thanks that that's the them there they this to true ugh uh um undefined unknown unsubscribe up
  us wait we what whatever when where which who whose why with won't wow wrong yeah yep yes you yours yup`.split(
    /\s+/,
  ),
);

/** Words of the subject, and of whom people tell about: next to them a name is confirmed, as some are names too. */
const SELDOM_NAMES = new Set(
  `ad ads advert adverts advertising agency assistant assessor boss brother budget business campaign campaigns client
  clients coach coaching company dad facebook father fb freelancer friend funnel funnels google husband instagram lead
  leads linkedin manager marketing meta mentor mom mother mum my our owner page partner program revenue sales scaling
  shop sister site social spend store team tiktok traffic website wife your youtube`.split(/\s+/),
);
const POSSESSIVE = /'s$/;

/** The contact field that a message is, in the form's own format; null if it holds anything else. */
export function contactAnswer(field: ContactField, message: string): string | null {
  if (QUOTED.test(message)) return null;
  switch (field) {
    case "name":
      return WRITTEN.test(message) && !wordsIn(message).some(isSeldomName) ? nameIn(message) : null;
    case "email":
      return emailSchema.safeParse(message).data ?? null;
    case "businessUrl":
      return businessUrlSchema.safeParse(message).data ?? urlWritten(message);
  }
}

/** What a message may hold for the field. */
export function contactCandidates(field: ContactField, message: string): string[] {
  if (field === "name")
    return [nameIn(message.replace(LEAD_IN, "").replace(/\s*\?+$/, ""))].filter((name) => name !== null);
  const found = field === "email" ? message.match(EMAILS) : message.replace(EMAILS, " ").match(URLS);
  return (found ?? []).flatMap((each) => contactAnswer(field, each.replace(/[.!?]+$/, "")) ?? []);
}

function nameIn(text: string): string | null {
  const isName = NAME.test(text) && !wordsIn(text).some((word) => NO_NAMES.has(word));
  return isName && /\p{L}\p{L}|\p{Lo}/u.test(text) ? (nameSchema.safeParse(text).data ?? null) : null;
}

/** Whether a message has only words that people reply with, in place of a name or anything else. */
export function isTalk(message: string): boolean {
  const words =
    message
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  return words.every((word) => NO_NAMES.has(word));
}

function wordsIn(name: string): string[] {
  return name.toLowerCase().replaceAll("’", "'").split(" ");
}

function isSeldomName(word: string): boolean {
  return SELDOM_NAMES.has(word) || POSSESSIVE.test(word);
}
