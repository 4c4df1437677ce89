import type { Content } from "./content.ts";
import { readable } from "./page-content.ts";
import { PART_IDS, PARTS } from "./parts/shown.ts";
import type { SectionId } from "./shown-sections.ts";

/** The places that nobody reads while a section of the landing page is hidden. */
const OF_SECTION: Record<SectionId, readonly string[]> = {
  foundation: ["story.foundation", "landing.header.about"],
  result: ["story.result"],
  founder: ["story.founder"],
  programs: ["landing.programs", "landing.header.programs"],
  testimonials: [
    "landing.header.testimonials",
    "landing.testimonials",
    ...["carousel", "cards", "previous", "next", "filter", "count"].map((text) => `landing.heard.${text}`),
  ],
  videos: ["landing.videos", "landing.heard.play", "landing.heard.video"],
};

/** The places of a document that no visitor reads, each with all that lies below it. */
export function unseenPlaces({ shown, landing }: Content): ReadonlySet<string> {
  const parts = PART_IDS.filter((id) => shown[id] === "hidden");
  const sections = landing.sections.filter((section) => section.shown === "hidden");
  return new Set([
    ...parts.flatMap((id): readonly string[] => PARTS[id].places),
    ...sections.flatMap(({ id }) => OF_SECTION[id]),
  ]);
}

/** Whether a place is one of those, or lies below one. */
export function isBelow(places: ReadonlySet<string>, path: string): boolean {
  for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("."))))
    if (places.has(at)) return true;
  return false;
}

/**
 * What visitors receive: readable, without the texts of hidden parts and without the record of what staff marked as
 * their own.
 */
export function visitorContent(content: Content): Content {
  const places = unseenPlaces(content);
  const copy: Content = JSON.parse(JSON.stringify({ ...content, ours: [] }));
  for (const place of places) blank(copy, place.split("."));
  const sites = copy.shown.aiTool === "hidden" ? copy.sites.filter(({ way }) => way !== "diy") : copy.sites;
  return readable({ ...copy, sites });
}

/** Empties the value at a place but keeps its shape, so that readers find nothing to show. */
function blank(value: object, [key = "", ...inner]: readonly string[]): void {
  const part: unknown = Reflect.get(value, key);
  if (inner.length > 0) {
    if (typeof part === "object" && part !== null) blank(part, inner);
  } else Reflect.set(value, key, emptied(part));
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
  return typeof value === "string" ? "" : value;
}
