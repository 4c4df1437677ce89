import type { ShownParts } from "./parts/shown.ts";

/** The sections between the landing page's figures and its last call, by their names in the editor. */
export const SECTION_NAMES = {
  foundation: "Why campaigns fail",
  result: "What you get",
  founder: "Founder",
  programs: "Programs",
  testimonials: "Testimonials",
  videos: "Videos",
} as const;

export const SECTION_IDS = ["foundation", "result", "founder", "programs", "testimonials", "videos"] as const;
export type SectionId = (typeof SECTION_IDS)[number];

type Listed = {
  sections: readonly { id: SectionId; shown: "shown" | "hidden" }[];
  testimonials: { people: readonly unknown[] };
  videos: { people: readonly unknown[] };
};

/** The sections that a visitor sees, in order: those that are not hidden and have something to show. */
export function shownSections(
  { sections, testimonials, videos }: Listed,
  { ways }: Pick<ShownParts, "ways">,
): SectionId[] {
  const isEmpty = (id: SectionId) =>
    (id === "testimonials" && testimonials.people.length === 0) ||
    (id === "videos" && videos.people.length === 0) ||
    (id === "programs" && ways === "hidden");
  return sections.filter(({ id, shown }) => shown === "shown" && !isEmpty(id)).map(({ id }) => id);
}
