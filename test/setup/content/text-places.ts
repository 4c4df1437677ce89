import type { Content } from "#domain/content/content";
import { placesOf, type Place } from "#domain/content/places";

/** Anchors, numbers and addresses. */
const NO_TEXTS = new Set<unknown>(["id", "minutes", "url"]);

/** Every text of the content that is free but for its length, which what is chosen has not: no address, and no color. */
export const textPlacesOf = (content: Content): Place[] =>
  placesOf(content).filter(
    ({ path, field }) => field.max !== undefined && !field.colour && !NO_TEXTS.has(path.at(-1)),
  );
