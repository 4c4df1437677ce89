/** Texts that the API takes and screens break on, each as long as it may be. */

const times = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Ends between words: half a word of Arabic is drawn as another one. */
const words = (text: string, length: number) => times(`${text} `, length).replace(/ \S*$/u, "").trim();

const HEBREW = "אברהם בן־דוד הכהן משרד פרסום ושיווק";
const ARABIC = "يوسف بن عبد الرحمن العتيبي للتسويق والإعلان";
const FAMILY = "👩‍👩‍👧‍👦🏳️‍🌈👍🏽";
/** Letters that carry marks above and below, as far as they go. */
const MARKED = "Ż̷̢̧̛̙̳̬͙̪̱̮̙̯̠̟̪͍̆͐̀̓̈́͑̈́̓̏̈́͗̕͝a̸̡̨̛̼͇̰̬̳̗͉̰̞̼͈̒̀̏̄̐̀̒͆͂̕̕͜͠l̵̢̛̺̬̠̬̹̗̙̪̦̙̩͒̈́͒̾̓̿̾̈́̌͜͠g̷̡̧̛̱̳̙̻̩̘̗̰̀̿̉̅̎̈́̅̄͘͝͝o̴̢̨̤̗̱͎̮̜̠̘̪̬͛̒̆͐̀̈́̅̚͜͝";

/** Names of 500 characters with and without spaces, right to left, mixed, of emoji and marks, and none. */
export const HOSTILE_NAMES: readonly (string | null)[] = [
  times("W", 500),
  words("Wolfeschlegelsteinhausenbergerdorff the Younger", 500),
  words(HEBREW, 500),
  words(ARABIC, 500),
  words(`Grace ${HEBREW} (CEO) ${ARABIC} & Co.`, 300),
  `${ARABIC} 12% — 3/4`,
  times(FAMILY, 220),
  MARKED,
  "i",
  "<b>Robert'); drop table assessments;--</b> &amp; “Söhne”",
  null,
];

export const HOSTILE_NOTES: readonly string[] = [
  words(
    "Called and they asked for the proposal again, this time with the numbers of the whole last year",
    2000,
  ),
  `${times("Noteswithoutanyspace", 900)}\n\n${words(HEBREW, 400)}`,
  times("Line\n", 400).trim(),
  words(ARABIC, 900),
];

export const HOSTILE_STEPS: readonly string[] = [
  words("Send the proposal with both prices and ask when the partner is back from the fair", 490),
  times("Sendtheproposal", 480),
  words(HEBREW, 480),
];

export const HOSTILE_ANSWERS = {
  frustration: words(
    "Leads got expensive and nobody can tell me which of all the ads really works any more",
    1900,
  ),
  targetRevenue: words(
    "250k a month, or rather whatever it takes to hire the second team by the summer",
    1900,
  ),
};

export const HOSTILE_DEALS = [1_000_000_000_000, 0, 999_999_999, 1] as const;

const LABEL = "example";
/** As long as mail allows, and as hosts do; `number` tells them apart. */
export const hostileEmail = (number: number) =>
  `${times("very.long.", 60)}x${number}@${times(`${times("sub", 60)}.`, 180).replace(/\.?$/, "")}.${LABEL}`;
export const hostileUrl = (number: number) =>
  `https://${times("www", 60)}${number}.${LABEL}/${times("landing-page/", 1900)}`;

export const HOSTILE_CAMPAIGN = `${times("PROSPECTING_Broad_18-65_", 150)} ${words(HEBREW, 40)}`;
export const HOSTILE_OFFER = words(
  "Build, Rebuild, Refresh & Launch everything with us from the product to the funnel",
  200,
);
export const HOSTILE_STAFF = `${times("wilhelmina.", 55)}x@example.com`;
