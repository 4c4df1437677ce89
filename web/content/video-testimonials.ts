export type VideoTestimonial = {
  /** The video's id at the video host. */
  id: string;
  name: string;
  role: string;
  sample?: true;
};

/** Used for every video until the real ones are entered: the video host's own demonstration. */
const SAMPLE_VIDEO_ID = "76979871";

/** Others than those of the text testimonials, so that nobody is counted twice. */
const people = [
  ["Elena Marsh", "Founder, Marsh Ceramics"],
  ["Andre Whitfield", "Owner, Whitfield Digital"],
  ["Mei Castillo", "Career coach"],
  ["Ravi Sundaram", "Founder, Sundaram Spice Co."],
  ["Hannah Okafor", "Owner, Okafor Growth"],
  ["Lucas Meyer", "Online course owner"],
  ["Claire Donnelly", "Founder, Donnelly Knits"],
  ["Theo Nakamura", "Partner, Fieldnote Media"],
  ["Amara Jensen", "Yoga program owner"],
  ["Paul Vasquez", "Owner, Vasquez Cycles"],
  ["Ingrid Solberg", "Director, Solberg Studio"],
  ["Kofi Mensah", "Business mentor"],
  ["Julia Bennett", "Founder, Bennett Skincare"],
] as const;

export const videoTestimonials: readonly VideoTestimonial[] = people.map(([name, role]) => ({
  sample: true,
  id: SAMPLE_VIDEO_ID,
  name,
  role,
}));
