export type VideoTestimonial = {
  /** The video's id at the video host. */
  id: string;
  name: string;
  role: string;
  sample?: true;
};

/** Used for every video until the real ones are entered: the video host's own demonstration. */
const SAMPLE_VIDEO_ID = "76979871";

const people = [
  ["Priya Raman", "Founder, Juniper & Sage"],
  ["Tom Beaulieu", "Owner, Beaulieu Media"],
  ["Lena Fischer", "Nutrition coach"],
  ["Marcus Odum", "Owner, Odum Outdoor"],
  ["Sofia Lindqvist", "Founder, Northlight Agency"],
  ["Grace Whitlock", "Founder, Whitlock Home"],
  ["Dev Malhotra", "Partner, Clickstead"],
  ["Imani Brooks", "Course creator"],
  ["Jonas Keller", "Owner, Keller Coffee"],
  ["Rachel Tan", "Director, Tan & Co. Digital"],
  ["Owen Pritchard", "Fitness program owner"],
  ["Camille Dubois", "Founder, Atelier Dubois"],
  ["Will Archer", "Owner, Archer Pet Supply"],
] as const;

export const videoTestimonials: readonly VideoTestimonial[] = people.map(([name, role]) => ({
  sample: true,
  id: SAMPLE_VIDEO_ID,
  name,
  role,
}));
