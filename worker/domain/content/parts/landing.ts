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
      help: "The first screen and the figures stand above them, the last screen below. A hidden one takes its link out of the menu.",
    });

const layer = (label: string) =>
  group(label, {
    summary: text("In a few words", 48),
    text: text("In a sentence", 160),
    question: text("The question it answers", 60),
  });

const testimonial = () =>
  entryGroup("Testimonial", {
    name: text("Name", 40, { invented: true }),
    role: text("Role", 48, { optional: true }),
    category: z.enum(TESTIMONIAL_CATEGORIES).register(fields, { label: "Shown under" }),
    portrait: picture("Portrait", "person"),
    text: text("What they say", 360, { invented: true }),
  });

const video = () =>
  entryGroup("Video", {
    id: z
      .string()
      .check(z.regex(/^\d{6,12}$/, "The Vimeo number has 6 to 12 digits"))
      .register(fields, { label: "Vimeo number", invented: true }),
    name: text("Name", 40, { invented: true }),
    role: text("Role", 48, { optional: true }),
    poster: picture("Picture until it plays", "poster"),
  });

/** The landing page, from the top down. */
export const landingSchema = () =>
  group("Landing page", {
    header: group("Header", {
      about: text("Link to the method", 32),
      programs: text("Link to the programs", 24),
      testimonials: text("Link to the testimonials", 24),
      cta: text("Button", 32),
      ctaShort: text("Button on a phone", 20),
    }),
    hero: group("First screen", {
      kicker: text("Small line", 48),
      statement: text("Headline", 36),
      answer: text("Headline, second line", 36),
      text: text("Paragraph", 240),
      cta: text("Button", 32),
      order: text("Button to the book", 24),
      note: text("Below the buttons", 140),
      example: text("Below the drawing", 120),
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
        label: text("What it counts", 28),
      }),
      [0, 4],
      { help: "Leave empty to hide this strip." },
    ),
    book: group("Book", {
      author: text("Author", 40, { invented: true }),
      title: text("Title", 40, { invented: true }),
      subtitle: text("Subtitle", 90),
      url: link("Where it is sold", { invented: true }),
      cover: picture("Cover", "book", "The front alone, upright."),
    }),
    programs: group("Programs", {
      heading: text("Headline", 48),
      second: text("Headline, second line", 60),
      popular: text("Mark of the middle one", 20),
      showAll: text("Button that opens the list", 32, { may: ["count"] }),
      hideAll: text("Button that closes it", 32),
    }),
    testimonials: group("Testimonials", {
      heading: text("Headline", 80),
      all: text("All", 20),
      agency: text("From agencies", 20),
      ecom: text("From shops", 20),
      freelance: text("From freelancers", 20),
      people: list("Testimonials", testimonial(), [0, 40], {
        help: "The first also stands beside the figures, while the section is shown. Without any, it is left out.",
      }),
    }),
    videos: group("Videos", {
      heading: text("Headline", 60),
      more: text("Button that shows all", 48, { needs: ["count"] }),
      less: text("Button that shows fewer", 32),
      failed: text("Link to one that doesn’t load", 60),
      people: list("Videos", video(), [0, 40], { help: "Without any, the section is left out." }),
    }),
    finalCall: group("Last screen", {
      heading: text("Headline", 80),
      text: text("Paragraph", 160),
      cta: text("Button", 32),
    }),
    sticky: text("Button at the bottom of a phone", 36),
    heard: group("Screen-reader text", {
      skip: text("Link past the header", 32),
      menu: text("Button to the menu", 24),
      menuLinks: text("The links in the header", 24),
      stats: text("The figures", 24),
      sticky: text("Around the button at the bottom of a phone", 24),
      order: text("Before the book’s title", 24),
      portrait: text("The founder’s portrait, where it isn’t described", 60, { needs: ["name"] }),
      carousel: text("The testimonials", 32),
      cards: text("Their cards", 32),
      previous: text("Button to those before", 32),
      next: text("Button to those after", 32),
      filter: text("The buttons above them", 32),
      count: text("How many are shown", 32, { needs: ["count"] }),
      play: text("Button that plays a video", 48, { needs: ["name"] }),
      video: text("A video that plays", 48, { needs: ["name"] }),
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
      figure: text("Above the drawing", 60),
      cta: text("Button", 32),
    }),
    result: group("What you get", {
      heading: text("Headline", 48),
      text: text("Paragraph", 200),
      example: text("Above the example", 24),
      program: text("The example’s program", 60, { invented: true }),
      price: text("The example’s price", 90, { invented: true }),
      note: text("Below the example", 120),
      cta: text("Button", 32),
    }),
    founder: group("Founder", {
      role: text("Role", 48),
      portrait: picture("Portrait", "founder"),
      claim: text("What the method has done", 120, { invented: true }),
      bio: list("About", text("Paragraph", 600, { invented: true }), [1, 4]),
      book: text("About the book", 80, { needs: ["book"] }),
    }),
  });

export type Story = z.infer<ReturnType<typeof storySchema>>;
export type Landing = z.infer<ReturnType<typeof landingSchema>>;
export type Testimonial = Landing["testimonials"]["people"][number];
export type VideoTestimonial = Landing["videos"]["people"][number];
