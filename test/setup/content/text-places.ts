import type { Content } from "#domain/content/content";
import { placesOf, type Place } from "#domain/content/places";

/** Values of lists, dates, anchors, numbers and addresses, which are no texts; of the look only pictures have some. */
const NO_TEXTS = new Set<unknown>(["category", "way", "shown", "updatedOn", "id", "minutes", "url"]);

/** Every text of the content that is free but for its length: no address, and nothing that is chosen. */
export const textPlacesOf = (content: Content): Place[] =>
  placesOf(content).filter(
    ({ path }) =>
      !NO_TEXTS.has(path.at(-1)) && path[0] !== "shown" && (path[0] !== "look" || path.at(-1) === "alt"),
  );
