import type { Random } from "../setup/random/random.ts";
import { HOSTILE_SEGMENTS, HOSTILE_TEXTS } from "./hostile-text.ts";

/** Lone surrogates have no UTF-8: browsers send the replacement character for them, and so does this. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A parameter of a path: the good value, a hostile text or a hostile piece of address. */
export function hostileParam(good: string, random: Random): string {
  if (random.chance(0.6)) return good;
  const piece = random.chance(0.5) ? random.pick(HOSTILE_SEGMENTS) : encoded(random.pick(HOSTILE_TEXTS));
  return random.chance(0.3) ? good + piece : piece;
}

const ENDINGS = ["/", "//", "/x", ".json", "%20", "%00", "/..", "/../health", ";a=b", "#a"];

/** The whole path, now and then bent at its end, in its case or in its slashes. */
export function hostilePath(path: string, random: Random): string {
  if (random.chance(0.9)) return path;
  const bend = random.int(4);
  if (bend === 0) return path.toUpperCase();
  if (bend === 1) return path.replace("/api/", "/api//");
  if (bend === 2) return path.replace("/api/", "/api/../api/");
  return path + random.pick(ENDINGS);
}

const ODD_QUERIES = [
  "?",
  "?&&&",
  "?=",
  "?=1",
  "?__proto__=1&constructor=2",
  "?a[]=1&a[b]=2",
  "?%",
  "?%ff=%ff",
  "?a=%00",
  `?${"a=1&".repeat(1000)}`,
  `?q=${"x".repeat(5000)}`,
  "?limit=1&limit=2&limit=3",
];

/** What a driver or an index of a database takes for the end of a text, or for its own. */
const CONTROLS = ["\u0000", "a\u0000b", "ada\u0000", "\u0001", "\u001b[31m", "a\u007fb"];

/** The good query with control characters in one value: with two bad ones nobody sees what one alone does. */
function queryWithControls(sample: Record<string, string>, random: Random): string {
  const name = random.pick(Object.keys(sample));
  return `?${new URLSearchParams({ ...sample, [name]: random.pick(CONTROLS) })}`;
}

/** A query string: the good one with some of its values hostile, doubled or missing; or an odd one. */
export function hostileQuery(sample: Record<string, string> | undefined, random: Random): string {
  if (random.chance(0.1)) return random.pick(ODD_QUERIES);
  if (!sample) return "";
  if (random.chance(0.15)) return queryWithControls(sample, random);
  const pairs = Object.entries(sample).flatMap(([name, good]): string[] => {
    if (random.chance(0.45)) return [];
    const value = random.chance(0.6) ? good : random.pick(HOSTILE_TEXTS);
    const pair = `${encoded(name)}=${encoded(value)}`;
    return random.chance(0.05) ? [pair, pair] : [pair];
  });
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
