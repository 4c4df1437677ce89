const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * What a file's first line separates its column names by: whichever stands there most often outside quotation marks.
 */
export function delimiterOf(text: string): Delimiter {
  const [line = ""] = text.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}
