import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import type { Reasons } from "./signed-content.ts";

const { frustration, targetRevenue } = SAMPLE_VISITOR.answers;

/** What visitors may read although no owner wrote it, by why. */
export const VISITOR_REASONS = {
  "what browsers and search engines are told, and nobody reads":
    /^(?:website|summary_large_image|noindex(?:, nofollow)?|width=device-width, initial-scale=1|light dark)$/g,
  "addresses of pages and mailboxes": /https?:\/\/\S+|\S+@\S+\.\w+|(?<![\w/])\/quiz\b/g,
  "dates and times": new RegExp(
    String.raw`(?:\b\w{3}, )?\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+, \d{4}` +
      String.raw`(?:, \d+:\d\d [AP]M UTC)?|\b\d+h \d+m \d+s\b|\b\d+ (?:days|hours)\b`,
    "g",
  ),
  "what the visitor said, or the sample of one": new RegExp(
    `\\bAda(?: Lovelace)?\\b|${frustration}|${targetRevenue.replace("$", "\\$")}|\\$200K a month`,
    "g",
  ),
  "sums that are worked out": /\$\d[\d.]*[KM]\b/g,
  "how answers are listed within a sentence": /\b(?:and|or|that)\b/g,
  "an offer’s discount, which is stored with whoever has it":
    /\b\d+% off (?=while)|(?<=off )while your strategy hub is open|\bnow \d+% off\b/g,
  "a book’s title and author, and a title that is drawn in lines": /^(?:by|on)$/g,
  "the role of a carousel, which a screen reader says": /^carousel$/g,
} satisfies Reasons;

/** What staff may read that names ads, Meta or a funnel, by why. */
export const STAFF_REASONS = {} satisfies Reasons;
