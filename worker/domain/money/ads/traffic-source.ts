/** The sources of starts as a closed list, which may stay stored when a visitor's own data may not. */
export const TRAFFIC_SOURCES = [
  "facebook",
  "instagram",
  "google",
  "youtube",
  "tiktok",
  "linkedin",
  "email",
  "direct",
  "other",
] as const;
export type TrafficSource = (typeof TRAFFIC_SOURCES)[number];

/** Spellings of a `utm_source` or referring host in lower case: `l.facebook.com` and `fb` are both Facebook. */
const SPELLINGS: readonly [TrafficSource, RegExp][] = [
  ["instagram", /^(ig|insta|instagram)$|(^|\.)instagram\.com$/],
  ["facebook", /^(fb|meta|facebook)([-_ ]?ads?)?$|(^|\.)(facebook\.com|fb\.(com|me))$/],
  ["youtube", /^(yt|youtube)([-_ ]?ads?)?$|(^|\.)(youtube\.com|youtu\.be)$/],
  ["google", /^(google|adwords)([-_ ]?ads?)?$|(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/],
  ["tiktok", /^(tt|tiktok)([-_ ]?ads?)?$|(^|\.)tiktok\.com$/],
  ["linkedin", /^(li|linkedin)([-_ ]?ads?)?$|(^|\.)(linkedin\.com|lnkd\.in)$/],
  ["email", /^(e-?mail|newsletter|mailchimp|klaviyo|convertkit)$/],
];

/** The listed source that a stored one stands for. No source means a direct visit. */
export function trafficSource(source: string | null): TrafficSource {
  const text = source?.trim().toLowerCase() ?? "";
  if (text === "") return "direct";
  return SPELLINGS.find(([, spelling]) => spelling.test(text))?.[0] ?? "other";
}
