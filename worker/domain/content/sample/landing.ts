import { NO_PICTURE } from "../no-picture.ts";
import type { Landing, VideoTestimonial } from "../parts/landing.ts";
import { SECTION_IDS } from "../shown-sections.ts";
import { testimonials } from "./testimonials.ts";

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

const ASSESSMENT = "Get My Free Assessment";

export const landing: Landing = {
  header: {
    about: "What is {brand}",
    programs: "Programs",
    testimonials: "Testimonials",
    cta: "Free Personalized Assessment",
    ctaShort: "Get Started",
  },
  hero: {
    kicker: "iOS14. Advantage+. Andromeda.",
    statement: "Meta keeps changing.",
    answer: "Why people buy doesn’t.",
    text: "{brand} runs Meta ads on the four things no update can take away: product, audience, offer and funnel. Find out which one is holding yours back.",
    cta: ASSESSMENT,
    order: "Order The Book",
    note: "About 3 minutes. Your roadblocks, your next step and estimated pricing, before any call.",
    example: "An example: here, the funnel is the weak layer. Yours depends on your answers.",
  },
  sections: SECTION_IDS.map((id) => ({ id, shown: "shown" })),
  changes: [
    { name: "iOS14", year: "2021", effect: "Tracking went dark" },
    { name: "Advantage+", year: "2022", effect: "The controls went automatic" },
    { name: "Andromeda", year: "2024", effect: "Ad delivery started over" },
  ],
  stats: [
    { value: "$100M+", label: "Revenue Generated" },
    { value: "76", label: "NPS Score" },
    { value: "1000+", label: "Students & Clients" },
  ],
  book: {
    author: "Adrian Cole",
    title: "Back on Beat",
    subtitle: "The CORE-4 method for Meta ads that outlast the algorithm",
    url: "https://books.example.com/back-on-beat",
    cover: NO_PICTURE,
  },
  programs: {
    heading: "Three ways to fix it.",
    second: "You choose how much you do yourself.",
    popular: "Most Popular",
    showAll: "View All {count} Programs",
    hideAll: "Hide Programs",
  },
  testimonials: {
    heading: "What people say once the foundation holds",
    all: "All",
    agency: "Agency Owners",
    ecom: "Ecommerce",
    freelance: "Offer Owners",
    people: testimonials,
  },
  videos: {
    heading: "Video success stories",
    more: "See More ({count} more testimonials)",
    less: "Show Less",
    failed: "Video not loading? Watch it on Vimeo",
    people: videos,
  },
  finalCall: {
    heading: "Know what to fix before you spend another dollar.",
    text: "About 3 minutes: your biggest roadblocks, a recommended next step and estimated pricing.",
    cta: ASSESSMENT,
  },
  sticky: "Take the 3-Minute Assessment",
  heard: {
    skip: "Skip to content",
    menu: "Menu",
    menuLinks: "Sections",
    stats: "Results",
    sticky: "Assessment",
    order: "Order",
    portrait: "Portrait of {name}",
    carousel: "Testimonials",
    cards: "Testimonial cards",
    previous: "Previous testimonials",
    next: "Next testimonials",
    filter: "Filter testimonials",
    count: "{count} testimonials",
    play: "Play video: {name}",
    video: "Video: {name}",
  },
};
