import type * as z from "zod/mini";
import { group, text } from "../field.ts";

/** The page for an unknown address. */
export const notFoundSchema = () =>
  group("Page not found", {
    heading: text("Headline", 48),
    text: text("Paragraph", 160),
    start: text("Assessment button", 32),
    home: text("Home button", 32),
  });

export type NotFoundContent = z.infer<ReturnType<typeof notFoundSchema>>;
