import * as z from "zod/mini";
import { entryGroup, fields, group, link, list, text } from "../field.ts";
import { picture } from "../pictures/picture.ts";
import { SECTION_IDS, SECTION_NAMES } from "../shown-sections.ts";
import { TESTIMONIAL_CATEGORIES } from "./testimonial-categories.ts";

const section = () =>
  group(
    "Section",
    {
      id: z.enum(SECTION_IDS),
      shown: z.enum(["shown", "hidden"]).register(fields, { label: "On the page" }),
    },
    { names: SECTION_NAMES },
  );

/** Which sections stand on the landing page, and in which order. Each is listed once. */
const sectionsSchema = () =>
  z
    .array(section())
    .check(
      z.refine(
        (listed) => SECTION_IDS.every((id) => listed.filter((one) => one.id === id).length === 1),
        "Each section is listed once",
      ),
    )
    .register(fields, {
      label: "Sections",
      help: "The first screen and the figures come above them, the last screen below. Hiding one also removes its menu link.",
    });

const layer = (label: string) =>
  group(label, {
    summary: text("Summary", 48),
    text: text("Explanation", 160),
    question: text("Question it answers", 60),
  });

const testimonial = () =>
  entryGroup("Testimonial", {
    name: text("Name", 40, { invented: true }),
    role: text("Role", 48, { optional: true }),
    category: z.enum(TESTIMONIAL_CATEGORIES).register(fields, { label: "Shown under" }),
    portrait: picture("Portrait", "person"),
    text: text("Quote", 360, { invented: true }),
  });

const video = () =>
  entryGroup("Video", {
    id: z
      .string()
      .check(z.regex(/^\d{6,12}$/, "The Vimeo number has 6 to 12 digits"))
      .register(fields, { label: "Vimeo number", invented: true }),
    name: text("Name", 40, { invented: true }),
    role: text("Role", 48, { optional: true }),
    poster: picture("Picture before it plays", "poster"),
  });

/** The landing page, from the top down. */
export const landingSchema = () =>
  group("Landing page", {
    header: group("Header", {
      about: text("Method link", 32),
      programs: text("Programs link", 24),
      testimonials: text("Testimonials link", 24),
      cta: text("Button", 32),
      ctaShort: text("Button on phones", 20),
    }),
    hero: group("First screen", {
      kicker: text("Small line above", 48),
      statement: text("Headline", 36),
      answer: text("Headline, second line", 36),
      text: text("Paragraph", 240),
      cta: text("Button", 32),
      order: text("Book button", 24),
      note: text("Note below the buttons", 140),
      example: text("Drawing caption", 120),
    }),
    changes: list(
      "What changed",
      entryGroup("Change", { name: text("Name", 24), year: text("Year", 12), effect: text("Effect", 48) }),
      [2, 4],
    ),
    stats: list(
      "Figures",
      entryGroup("Figure", {
        value: text("Figure", 8, { invented: true }),
        label: text("Label", 28),
      }),
      [0, 4],
      { help: "Leave empty to hide this strip." },
    ),
    book: group("Book", {
      author: text("Author", 40, { invented: true }),
      title: text("Title", 40, { invented: true }),
      subtitle: text("Subtitle", 90),
      url: link("Shop link", { invented: true }),
      cover: picture("Cover", "book", "Front cover only, upright."),
    }),
    programs: group("Programs", {
      heading: text("Headline", 48),
      second: text("Headline, second line", 60),
      popular: text("Badge on the middle card", 20),
      showAll: text("Show-all button", 32, { may: ["count"] }),
      hideAll: text("Show-fewer button", 32),
    }),
    testimonials: group("Testimonials", {
      heading: text("Headline", 80),
      all: text("Filter: all", 20),
      agency: text("Filter: agencies", 20),
      ecom: text("Filter: shops", 20),
      freelance: text("Filter: freelancers", 20),
      people: list("Testimonials", testimonial(), [0, 40], {
        help: "The first also appears beside the figures while the section is shown. Leave empty to hide the section.",
      }),
    }),
    videos: group("Videos", {
      heading: text("Headline", 60),
      more: text("Show-all button", 48, { needs: ["count"] }),
      less: text("Show-fewer button", 32),
      failed: text("Link when a video fails", 60),
      people: list("Videos", video(), [0, 40], { help: "Leave empty to hide the section." }),
    }),
    finalCall: group("Last screen", {
      heading: text("Headline", 80),
      text: text("Paragraph", 160),
      cta: text("Button", 32),
    }),
    sticky: text("Sticky button on phones", 36),
    heard: group("Screen-reader text", {
      skip: text("Skip link", 32),
      menu: text("Menu button", 24),
      menuLinks: text("Menu links", 24),
      stats: text("Figures", 24),
      sticky: text("Sticky bar", 24),
      order: text("Order the book", 24),
      portrait: text("Founder’s portrait", 60, { needs: ["name"] }),
      carousel: text("Testimonials", 32),
      cards: text("Testimonial cards", 32),
      previous: text("Previous button", 32),
      next: text("Next button", 32),
      filter: text("Testimonial filter", 32),
      count: text("Number shown", 32, { needs: ["count"] }),
      play: text("Play button", 48, { needs: ["name"] }),
      video: text("Playing video", 48, { needs: ["name"] }),
    }),
    sections: sectionsSchema(),
  });

/** The sections in its middle, which have links and nothing else to press: their texts need no script. */
export const storySchema = () =>
  group("Method and founder", {
    foundation: group("Why campaigns fail", {
      heading: text("Headline", 80),
      text: text("Paragraph", 240),
      product: layer("Product"),
      audience: layer("Audience"),
      offer: layer("Offer"),
      funnel: layer("Funnel"),
      figure: text("Drawing title", 60),
      cta: text("Button", 32),
    }),
    result: group("What you get", {
      heading: text("Headline", 48),
      text: text("Paragraph", 200),
      example: text("Example label", 24),
      program: text("Example program", 60, { invented: true }),
      price: text("Example price", 90, { invented: true }),
      note: text("Example caption", 120),
      cta: text("Button", 32),
    }),
    founder: group("Founder", {
      role: text("Role", 48),
      portrait: picture("Portrait", "founder"),
      claim: text("Claim", 120, { invented: true }),
      bio: list("About", text("Paragraph", 600, { invented: true }), [1, 4]),
      book: text("Line about the book", 80, { needs: ["book"] }),
    }),
  });

export type Story = z.infer<ReturnType<typeof storySchema>>;
export type Landing = z.infer<ReturnType<typeof landingSchema>>;
export type Testimonial = Landing["testimonials"]["people"][number];
export type VideoTestimonial = Landing["videos"]["people"][number];
