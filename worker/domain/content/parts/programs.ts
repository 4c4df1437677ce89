import type * as z from "zod/mini";
import { entryGroup, group, link, list, text } from "../field.ts";

const wayOf = (label: string) =>
  group(label, {
    name: text("Name", 40),
    short: text("Short name", 12),
    summary: text("Summary", 160),
    price: text("Price", 60, {
      priced: true,
      invented: true,
      may: ["count"],
      help: "{count} is the number of programs.",
    }),
    features: list("What’s in it", text("Line", 60, { may: ["count"] }), [1, 8]),
    suits: text("Best for", 60, {
      optional: true,
      help: "Describes the visitor: a figure here is not a price.",
    }),
    button: text("Button", 32),
  });

const program = () =>
  entryGroup("Program", {
    name: text("Name", 40, { invented: true }),
    terms: text("Price or terms", 40, { priced: true, invented: true }),
    calledAs: list("Also called", text("Name", 40), [0, 6], {
      help: "What visitors call it, so the chat knows which one they mean.",
    }),
    url: link("Site", {
      optional: true,
      invented: true,
      help: "If empty, the button asks about it in the chat.",
    }),
    button: text("Button", 32),
  });

/** The ways of working with the business, and the programs of the middle one, for the landing page and the chat. */
export const programsSchema = () =>
  group("Programs", {
    diy: wayOf("Do It Yourself"),
    dwy: wayOf("Do It With You"),
    dfy: wayOf("Done For You"),
    list: list("Programs of Do It With You", program(), [1, 8]),
    dwyQuestion: text("Chat question of ‘Do It With You’", 200),
    dfyQuestion: text("Chat question of ‘Done For You’", 200),
    programQuestion: text("Chat question of a program", 200, { needs: ["program"] }),
  });

export type Programs = z.infer<ReturnType<typeof programsSchema>>;
export type Way = Programs["diy"];
export type Program = Programs["list"][number];
