import type * as z from "zod/mini";
import { group, text } from "../field.ts";

const page = (label: string) =>
  group(label, {
    title: text("Browser tab title", 90),
    description: text("Description in search and shared links", 200),
  });

/** What the browser's tab, search engines and shared links say of each page. */
export const pagesSchema = () =>
  group("Titles", {
    landing: page("Landing page"),
    quiz: page("Quiz"),
    chat: page("Chat"),
    hub: page("Strategy hub"),
    plan: page("Plan"),
    admin: page("Dashboard"),
    privacy: page("Privacy Policy"),
    terms: page("Terms & Conditions"),
    notFound: page("Not found"),
  });

export type Pages = z.infer<ReturnType<typeof pagesSchema>>;
