import * as z from "zod/mini";
import { fields, group } from "../field.ts";
import { fromEntries } from "../../from-entries.ts";

/**
 * The parts that an owner may switch off, each with the places of the content that no visitor reads then. Single
 * sections of the landing page are hidden in its list of sections.
 */
export const PARTS = {
  book: {
    label: "Book",
    help: "Its button and cover on the first screen, and what the founder says about it. The author stays as the founder’s name.",
    places: [
      "landing.hero.order",
      "landing.book.title",
      "landing.book.subtitle",
      "landing.book.url",
      "landing.book.cover",
      "landing.heard.order",
      "story.founder.book",
    ],
  },
  aiTool: {
    label: "AI tool",
    help: "Shown as ‘Do It Yourself’ on the landing page, in the chat and among your other sites.",
    places: ["brand.aiTool", "programs.diy"],
  },
  ways: {
    label: "Three ways and their programs",
    help: "On the landing page and its menu, in the chat, and your other sites in every hub. While hidden, the chat speaks only of your offers.",
    places: ["programs", "landing.programs", "landing.header.programs", "sites", "hub.sites", "brand.aiTool"],
  },
  drawing: {
    label: "Drawing on the first screen",
    help: "With the book’s cover in it.",
    places: ["landing.hero.example", "landing.book.cover", "landing.heard.order"],
  },
  changes: {
    label: "What changed",
    help: "The years below the first screen, and the line above them.",
    places: ["landing.changes"],
  },
  plans: {
    label: "Plans",
    help: "The 7-day plan in every hub and the link to it. While hidden, its address leads to the hub.",
    places: ["plan", "plans", "hub.steps.plan", "pages.plan"],
  },
} as const satisfies Record<string, { label: string; help: string; places: readonly string[] }>;

export type PartId = keyof typeof PARTS;
const isPart = (id: string): id is PartId => Object.hasOwn(PARTS, id);
export const PART_IDS = Object.keys(PARTS).filter(isPart);

const shown = ({ label, help }: { label: string; help: string }) =>
  z.enum(["shown", "hidden"]).register(fields, { label, help });

export const shownSchema = () =>
  group(
    "Parts",
    fromEntries<Record<PartId, ReturnType<typeof shown>>>(PART_IDS.map((id) => [id, shown(PARTS[id])])),
    {
      help: "Hidden parts appear nowhere, and nothing links to them. Their texts stay here and may stay sample text.",
    },
  );

export type ShownParts = z.infer<ReturnType<typeof shownSchema>>;
