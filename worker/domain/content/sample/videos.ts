import { NO_PICTURE } from "../no-picture.ts";
import type { VideoTestimonial } from "../parts/landing.ts";

/** The video host's own demonstration, until the real ones are entered. */
const DEMONSTRATION = "76979871";

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

export const videos: VideoTestimonial[] = people.map(([name, role]) => ({
  id: DEMONSTRATION,
  name,
  role,
  poster: NO_PICTURE,
}));
