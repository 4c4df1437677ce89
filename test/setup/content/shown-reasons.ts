import {
  EMAIL_MESSAGE,
  NAME_MESSAGE,
  TARGET_REVENUE_MESSAGE,
  URL_MESSAGE,
} from "#domain/funnel/answers/contact-fields";
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

/** What they read besides in a browser, by why. */
export const BROWSER_REASONS = {
  "what is wrong with an answer, in the specification’s words": asWritten(
    NAME_MESSAGE,
    EMAIL_MESSAGE,
    URL_MESSAGE,
    TARGET_REVENUE_MESSAGE,
  ),
  "times, as a browser writes them": new RegExp(
    String.raw`\b(?:\w{3,9}, )?\w{3,9} \d+(?:, \d{4})?(?:,| at) \d+:\d\d [ap]\.?m\.?(?: [A-Z]{2,4})?` +
      // A line breaks between the day and the hour alone, each of which may stand by itself.
      String.raw`|\b\w{3,9}, \w{3,9} \d+\b|(?:\bat )?\b\d+:\d\d [ap]\.m\.(?: [A-Z]{2,4})?` +
      String.raw`|\bjust now\b|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$`,
    "gi",
  ),
  ...VISITOR_REASONS,
  "what the visitor typed": /^(?:none|x)$/g,
  "what is kept of a visit, in the words of browsers": /^(?:Mozilla\/.*|America\/Edmonton|[A-Z]{2})$/g,
  "what no eye reads: a color, and the name of a field that only robots fill":
    /^(?:#[\da-f]{6}|Leave this empty)$/g,
  "letters and keys that stand for an answer": /^(?:[A-E]|Enter)$/g,
  "how what lies over a page is closed": /^(?:Close|Dismiss|Cancel)$/g,
} satisfies Reasons;

/** What staff may read that names ads or a funnel, by why. */
export const STAFF_REASONS = {
  "the dashboard’s own name for what it edits": /^(?:Ads|Funnel)$|\bthe (?:conversion )?funnel$/g,
  "where a visitor came from": /^(?:Facebook|Instagram)$/g,
  "what an answer counts as, which its words do not change (contract 21)": /\bscores as: [^·]*/g,
  "an answer’s id, and a rule by ids, as the specification writes it":
    /^[\w’']+(?:-[\w’']+)+$|^If .* → Tier \d$/g,
  "the forms of Meta that leads may come from, whatever the trade (contract 23)": /\bMeta forms?\b/g,
  "a rule’s name, which staff give it": /^No funnel yet$/g,
} satisfies Reasons;

function asWritten(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => text.replaceAll(/[.$()]/g, String.raw`\$&`)).join("|"), "g");
}
