/** The sample's trade, and what a gardener says instead: none of it longer, as texts may be full. */
const TRADE: readonly (readonly [RegExp, string])[] = [
  [/\bMeta (?:ads?|campaigns?)\b/gi, "garden"],
  [/\b(?:Meta|Facebook|Instagram)\b/g, "soil"],
  [/\bAds Manager\b/gi, "a photo"],
  [/\bad(?: spend| budget|s? account)s?\b/gi, "yard"],
  [/\badvertis\w*/gi, "garden"],
  [/\bads\b/gi, "beds"],
  [/\bad\b/gi, "bed"],
  [/\bfunnels?\b/gi, "path"],
  [/\bagency\b/gi, "crew"],
  [/\bagencies\b/gi, "crews"],
  [/\bcampaigns?\b/gi, "season"],
  [/\bmedia buy\w*/gi, "plants"],
  [/\bROAS\b/g, "yield"],
  [/\b(?:BPM|CORE-4)\b/gi, "Fern"],
];

/** Of a text that is invented, by the label of its field. */
const INVENTED: readonly (readonly [RegExp, string])[] = [
  [/support|privacy inquiries/i, "hello@fern.example"],
  [/address$/i, "12 Elm Road, Calgary, Canada"],
  [/legal name/i, "Fern Gardens Ltd."],
  [/author/i, "Ada Fern"],
  [/^name$/i, "Fern"],
  [/shop link|^site$/i, "https://fern.example"],
  [/figure/i, "240"],
  [/^text$/i, "Beds and paths"],
];

/** What stands where the sample's words were invented; the number keeps two of a kind apart. */
export function invented(label: string, number: number): string {
  return INVENTED.find(([found]) => found.test(label))?.[1] ?? `We garden with you since 200${number}.`;
}

/** A text in a gardener's words, as short as it may be: one sentence, with what the page fills in. */
export function tersely(text: string): string {
  const own = TRADE.reduce((said, [found, ours]) => said.replace(found, ours), text);
  const [first = own] = /^.+?[.!?](?=\s|$)/.exec(own) ?? [];
  const filledIn = (said: string) => said.match(/\{\w+\}/g)?.length ?? 0;
  return filledIn(first) === filledIn(own) ? first : own;
}
