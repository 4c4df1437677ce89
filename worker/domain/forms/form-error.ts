import { VERSION_ENDED } from "../money/ads/fetch-error.ts";

/** By the beginning of the code; the first that fits counts. */
const WORDS: readonly [code: RegExp, words: string][] = [
  [
    /^meta_(190|102)(_|$)/,
    "Meta no longer accepts the token. Make a new one, store it as META_LEADS_TOKEN and deploy.",
  ],
  [/^meta_2635(_|$)/, VERSION_ENDED],
  [
    /^meta_104(_|$)/,
    "Meta wants an app secret proof. Turn off ‘Require app secret’ for the app of META_LEADS_TOKEN.",
  ],
  [
    /^meta_(10|2\d\d|3|803|100)(_|$)/,
    "The token may not read this page’s leads. Check META_PAGE_ID, the token’s permissions, and Leads access in Business settings.",
  ],
  [/^meta_(4|17|32|613|80005)(_|$)/, "Meta asked us to wait. Leads come in again on their own."],
  [/^unreadable$/, "Meta answered in an unknown format. We try again on our own."],
  [/^timeout$|^network$/, "Meta could not be reached. We try again on our own."],
];

/** What keeps form leads from being read, for staff. */
export function formErrorText(code: string): string {
  const known = WORDS.find(([pattern]) => pattern.test(code));
  return known?.[1] ?? `Meta refused to show the leads (${code}). We try again on our own.`;
}
