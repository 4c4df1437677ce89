import type { Content } from "#domain/content/content";
import { withValue } from "#domain/content/merged";
import { placeName, type Place } from "#domain/content/places";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import { ownContent } from "./own-content.ts";
import { textPlacesOf } from "./text-places.ts";

/** What stands before and behind each text of an owner's: no text that ships uses either. */
const [OPENS, CLOSES] = ["«", "»"];
const PLACEHOLDER = /\{\w+\}/;

/**
 * Content that may be published, in which every text that an owner can edit stands between two signs: what is shown
 * outside of them, code says. A field that is new is among them by itself.
 */
export function signedContent(): Content {
  const content = ownContent();
  return textPlacesOf(content)
    .filter(({ field, text }) => !field.isAddress && text !== "")
    .reduce((own, place) => withValue(own, placeName(place), signedText(place)), content);
}

/** The offers that ship, signed as well, and with a discount. */
export const SIGNED_OFFERS = SAMPLE_OFFERS.map((offer) => ({
  ...offer,
  title: signed(offer.title),
  name: signed(offer.name),
  phase: signed(offer.phase),
  description: signed(offer.description),
  features: offer.features.map((feature) => signed(feature)),
  investment: signed(offer.investment),
  discount: 10,
}));

const signedText = ({ text, field }: Place) => signed(text, field.max);

/** A text between signs, each placeholder outside of them, and no longer than it may be. */
export function signed(text: string, max = Infinity): string {
  const pieces = text.split(/(\{\w+\}|\n)/).filter((piece) => piece !== "");
  const written = pieces.map(between).join("");
  return written.length <= max ? written : signed(shorter(text), max);
}

/** Marks around words stay outside, as a question has to end with its own. */
function between(piece: string): string {
  const [, before = "", said = "", after = ""] = /^([^\p{L}\p{N}$]*)(.*?)([?\s]*)$/su.exec(piece) ?? [];
  return said === "" || PLACEHOLDER.test(piece) ? piece : `${before}${OPENS}${said}${CLOSES}${after}`;
}

/** Without one letter of its longest word. */
function shorter(text: string): string {
  const words = text.split(/\s/).filter((word) => !PLACEHOLDER.test(word));
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), "");
  return text.replace(longest, longest.slice(0, -1));
}

/**
 * What is left of a text without all that an owner wrote; empty without a letter. A text that is drawn in several lines
 * has its signs at the first one's beginning and the last one's end.
 */
export function unsigned(text: string): string {
  const left = text
    .replaceAll(/«[^«»]*»/g, " ")
    .replace(/«[^»]*$/, " ")
    .replace(/^[^«]*»/, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return /\p{L}/u.test(left) ? left : "";
}

/** Why a text that no owner wrote may be shown, by what it is. */
export type Reasons = Readonly<Record<string, RegExp>>;

/** Of some texts, what no owner wrote and no reason allows; and each reason that allowed nothing. */
export function withoutReason(texts: Iterable<string>, reasons: Reasons) {
  const idle = new Set(Object.keys(reasons));
  const unexplained = new Set<string>();
  for (const text of texts) {
    let left = unsigned(text);
    for (const [reason, allowed] of Object.entries(reasons)) {
      const without = left.replaceAll(allowed, " ");
      if (without !== left) idle.delete(reason);
      left = without;
    }
    if (/\p{L}/u.test(left)) unexplained.add(`${left.trim()} (${text})`);
  }
  return { unexplained: [...unexplained], idle: [...idle] };
}
