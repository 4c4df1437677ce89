import type { Content } from "#domain/content/content";
import { fields } from "#domain/content/field";
import { readable } from "#domain/content/page-content";
import { placeName, placesOf } from "#domain/content/places";
import { schemasTo } from "../form/schema-node.ts";

export type FoundText = { path: string; place: string; text: string };

/** So many can still be looked through. */
export const MOST_FOUND = 200;

/** The texts that hold what is looked for, as they are written or as visitors read them. */
export function textsFound(content: Content, query: string): FoundText[] {
  const wanted = folded(wantedIn(query));
  if (wanted === "") return [];
  const read = placesOf(readable(content));
  return placesOf(content)
    .filter(({ text }, index) => [text, read[index]?.text ?? ""].some((one) => folded(one).includes(wanted)))
    .slice(0, MOST_FOUND)
    .map((place) => ({ path: placeName(place), place: placeWords(place.path), text: place.text }));
}

const QUESTION = /^where (?:does|do) (?:it|we|they|you) (?:say|write|mention)\s+(.+?)\s*\??$/i;
const QUOTED = /^["“”'‘](.+)["“”'’]$/;

/** What a search is for: of a question such as “Where does it say 48 hours?”, what it asks about. */
export function wantedIn(query: string): string {
  const asked = QUESTION.exec(query.trim())?.[1] ?? query.trim();
  return QUOTED.exec(asked)?.[1] ?? asked;
}

export type Replacement = { path: string; place: string; before: string; after: string };

/** What replacing makes of the texts that hold what is looked for. What fills itself in is no part of a text. */
export function replacements(content: Content, query: string, by: string): Replacement[] {
  const wanted = wantedIn(query);
  if (wanted === "") return [];
  const pattern = patternOf(wanted);
  return textsFound(content, query).flatMap(({ path, place, text }) => {
    const after = text
      .split(/(\{\w+\})/)
      .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(pattern, () => by)))
      .join("");
    return after === text ? [] : [{ path, place, before: text, after }];
  });
}

/** As the search reads it: whatever its case, its apostrophes and its spaces. */
function patternOf(wanted: string): RegExp {
  const literal = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(literal.replaceAll(/['’]/g, "['’]").replaceAll(/\s+/g, String.raw`\s+`), "giu");
}

/** The place of a text that a page shows, in its own `parts` first; null if it is none of the content's. */
export function placeShowing(content: Content, shown: string, parts: readonly string[] = []): string | null {
  const wanted = folded(shown);
  if (wanted.length < 2) return null;
  const all = placesOf(readable(content));
  const isOwn = ({ path }: (typeof all)[number]) => parts.includes(String(path[0]));
  const places = [...all.filter(isOwn), ...all.filter((place) => !isOwn(place))];
  const found =
    places.find(({ text }) => folded(text) === wanted) ??
    places.find(
      ({ text }) => text.length > 12 && (folded(text).includes(wanted) || wanted.includes(folded(text))),
    );
  return found ? placeName(found) : null;
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[’']/g, "'").replaceAll(/\s+/g, " ").trim();

/** Where a text stands, in the words of the form: `Landing page › First screen › Headline`. */
export function placeWords(path: readonly (string | number)[]): string {
  const way = schemasTo(path);
  return path
    .map((key, at) => {
      const schema = way[at];
      return typeof key === "number" ? String(key + 1) : schema && fields.get(schema)?.label;
    })
    .filter(Boolean)
    .join(" › ");
}
