import type { ErrorIssue } from "../errors.ts";
import type { Content } from "./content.ts";
import { placeName, placesOf } from "./places.ts";

const PUNCTUATION = "\u00a0©·×–—‘’“”•…→";
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/** The characters of the fonts that load with a page, as also listed in `fonts.css`. Others load when a text needs them. */
export const FONT_CHARACTERS = ASCII + PUNCTUATION;

/** Parts that show on no page of a visitor's first visit. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "pages",
  "mails",
  "unsubscribe",
  "attend",
  "legal",
  "company",
  "sites",
  "plans",
]);

/** Texts whose characters make visitors load a font of their own, before they can be read as designed. */
export function strangeCharacters(content: Content): ErrorIssue[] {
  return placesOf(content).flatMap((place) => {
    if (ELSEWHERE.has(String(place.path[0]))) return [];
    const strange = [...new Set(place.text)].filter(
      (sign) => sign !== "\n" && !FONT_CHARACTERS.includes(sign),
    );
    if (strange.length === 0) return [];
    const message = `${strange
      .slice(0, 5)
      .map((sign) => `“${sign}”`)
      .join(", ")}: visitors load another font for it, an extra 40 KB`;
    return [{ path: placeName(place), message }];
  });
}
