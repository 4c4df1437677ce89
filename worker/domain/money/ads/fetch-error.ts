const TOKEN = "Meta no longer accepts the token. Make a new one and store it as META_ADS_TOKEN.";
const ACCOUNT =
  "The token may not read this ad account. Check META_AD_ACCOUNT_ID, and that the token’s user may see its ads.";
/** Of any call of the Graph API. */
export const VERSION_ENDED =
  "Meta no longer supports this version of its API. Set META_GRAPH_VERSION in wrangler.toml to the newest one, and deploy.";
const PROOF = "Meta wants an app secret proof. Turn off ‘Require app secret’ for the app of META_ADS_TOKEN.";
const WAIT = "Meta asked us to wait. The fetch resumes on its own.";

/** By the beginning of the code; the first that fits counts. */
const WORDS: readonly [code: RegExp, words: string][] = [
  [/^meta_(190|102)(_|$)/, TOKEN],
  [/^meta_2635(_|$)/, VERSION_ENDED],
  [/^meta_104(_|$)/, PROOF],
  [/^(meta_(10|2\d\d|3|803)(_|$)|meta_100_33$|other_account$)/, ACCOUNT],
  [/^meta_(4|17|32|613|80000|80004)(_|$)/, WAIT],
  [/^meta_100_(1487534|1504018)$/, "This is too much data for Meta at once. Import it as a file instead."],
  [
    /^repeated$/,
    "Meta sent the same day of an ad more than once, so its figures may be incomplete. What was stored stays.",
  ],
  [/^unreadable$/, "Meta answered in an unknown format."],
  [/^timeout$|^network$/, "Meta could not be reached."],
];

/** What went wrong in a fetch of spend, for staff. */
export function fetchErrorText(code: string): string {
  const known = WORDS.find(([pattern]) => pattern.test(code));
  return known?.[1] ?? `Meta refused the fetch (${code}).`;
}
