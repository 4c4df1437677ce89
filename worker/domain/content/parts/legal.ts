import * as z from "zod/mini";
import { entryGroup, fields, group, list, text } from "../field.ts";
import { KEPT_PLACEHOLDERS } from "../kept-times.ts";

/** What the documents and pages around it have as ids already. */
export const TAKEN_ANCHORS: readonly string[] = ["root", "page-content", "hub-data", "content"];

const section = () =>
  entryGroup("Section", {
    id: z
      .string()
      .check(z.regex(/^[a-z][a-z-]{1,30}$/, "An anchor has lower-case letters and hyphens"))
      .register(fields, { label: "Anchor", max: 31 }),
    heading: text("Headline", 80),
    body: list(
      "Paragraphs and lists",
      z.union([
        text("Paragraph", 2000, { may: ["hubExpiry", "income", "notMeta", ...KEPT_PLACEHOLDERS] }),
        list("List", text("Point", 1000, { may: KEPT_PLACEHOLDERS }), [1, 20]),
      ]),
      [1, 12],
    ),
  });

const legalPage = (label: string) =>
  group(label, {
    title: text("Headline", 48),
    updatedOn: z.iso.date({ error: "Please enter a date" }).register(fields, { label: "Last changed" }),
    intro: text("Introduction", 1000),
    sections: list("Sections", section(), [3, 40])
      .check(eachAnchorOnce)
      .register(fields, { label: "Sections", max: 40 }),
  });

/** A link to a section leads to that one alone. */
function eachAnchorOnce({ value, issues }: z.core.ParsePayload<readonly { id: string }[]>): void {
  const seen = new Set(TAKEN_ANCHORS);
  for (const [index, { id }] of value.entries()) {
    const message = `Anchor: ${TAKEN_ANCHORS.includes(id) ? "the page itself has" : "another section has"} “${id}”`;
    if (seen.has(id)) issues.push({ code: "custom", path: [index, "id"], message, input: id });
    seen.add(id);
  }
}

/** The legal pages. Each keeps the clauses that law or function needs. */
export const legalSchema = () =>
  group("Legal pages", {
    hubExpiry: text("How long a hub stays open", 160, {
      help: "Appears on both pages as {hubExpiry}: 48 hours after first access, or the time shown on the hub.",
    }),
    updated: text("Last-changed label", 40),
    contents: text("Table of contents (screen readers)", 32),
    privacy: legalPage("Privacy Policy"),
    terms: legalPage("Terms & Conditions"),
  });

/** The text below every page. */
export const noticesSchema = () =>
  group("Notices", {
    notMeta: text("Meta disclaimer", 400),
    income: text("Income disclaimer", 600),
    rights: text("Copyright", 80, { needs: ["legalName"] }),
  });

export type Legal = z.infer<ReturnType<typeof legalSchema>>;
export type Notices = z.infer<ReturnType<typeof noticesSchema>>;
export type LegalText = Legal["privacy"];
export type LegalSection = LegalText["sections"][number];
