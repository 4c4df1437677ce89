import type { Content } from "../content.ts";
import { once } from "../../once.ts";
import { withEntryIds } from "../entry-ids.ts";
import { NO_PICTURE } from "../no-picture.ts";
import type { AssistantContent } from "../parts/assistant.ts";
import type { Brand, Company, Sites } from "../parts/brand.ts";
import type { Consents, ContactContent } from "../parts/contact.ts";
import type { ExtraContent } from "../parts/extra.ts";
import type { FoundationWords } from "../parts/foundation.ts";
import type { Notices, Legal } from "../parts/legal.ts";
import type { Look } from "../parts/look.ts";
import type { NotFoundContent } from "../parts/not-found.ts";
import type { PlanWords, Plans } from "../parts/plans.ts";
import type { ShownParts } from "../parts/shown.ts";
import { SHIPPED_COLOURS } from "../shipped-look.ts";
import { booking, callMe } from "./booking.ts";
import { chat } from "./chat.ts";
import { hub } from "./hub.ts";
import { interview } from "./interview.ts";
import { landing } from "./landing.ts";
import { attend, mails, unsubscribe } from "./mails.ts";
import { pages } from "./pages.ts";
import { costlyDays } from "./plans/costly-days.ts";
import { failedTry } from "./plans/failed-try.ts";
import { farTarget } from "./plans/far-target.ts";
import { general } from "./plans/general.ts";
import { newAccount } from "./plans/new-account.ts";
import { noFunnel } from "./plans/no-funnel.ts";
import { ownHours } from "./plans/own-hours.ts";
import { secondEyes } from "./plans/second-eyes.ts";
import { smallBudget } from "./plans/small-budget.ts";
import { swings } from "./plans/swings.ts";
import { unsteadyFunnel } from "./plans/unsteady-funnel.ts";
import { weakFunnel } from "./plans/weak-funnel.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { frame, privacy } from "./privacy.ts";
import { programs } from "./programs.ts";
import { quiz } from "./quiz.ts";
import { results } from "./results.ts";
import { story } from "./story.ts";
import { terms } from "./terms.ts";

const brand: Brand = {
  name: "BPM",
  logoOnLight: NO_PICTURE,
  logoOnDark: NO_PICTURE,
  aiTool: { name: "AdSignals", url: "https://ai.bpm.example.com" },
};

export const company: Company = {
  legalName: "DGM Digital Growth Inc.",
  postalAddress: "600 6 Avenue SW, Calgary, Alberta, Canada",
  supportEmail: "support@bpm.example.com",
  privacyEmail: "privacy@bpm.example.com",
};

const sites: Sites = [
  { ...brand.aiTool, way: "diy" },
  { name: "BPM Mastermind", way: "dwy", url: "https://mastermind.bpm.example.com" },
  { name: "BPM Agency", way: "dfy", url: "https://agency.bpm.example.com" },
];

const assistant: AssistantContent = {
  role: "assessor",
  company: "a company that teaches and runs Meta (Facebook and Instagram) ads",
  topic: "Meta ads",
  method: "It is called CORE-4 and looks at Product, Audience, Offer and Funnel.",
};

const plans: Plans = {
  "no-funnel": noFunnel,
  "weak-funnel": weakFunnel,
  "new-account": newAccount,
  "failed-try": failedTry,
  swings,
  "costly-days": costlyDays,
  "unsteady-funnel": unsteadyFunnel,
  "own-hours": ownHours,
  "second-eyes": secondEyes,
  "small-budget": smallBudget,
  "far-target": farTarget,
  general,
};

const contact: ContactContent = {
  name: { label: "Name", need: "your name", placeholder: "Ada Lovelace" },
  email: { label: "Email", need: "a valid email address", placeholder: "ada@example.com" },
  businessUrl: {
    label: "Business website",
    need: "your website’s address",
    placeholder: "https://example.com",
  },
  missing: "To see your results, add {fields}.",
  suggestion: "Did you mean {suggestion}?",
};

/**
 * To be called is a consent of its own and never a condition of anything. It says who calls, about what and how, as the
 * rules on sales calls in Canada, the EU and the US ask.
 */
const consents: Consents = {
  mail: "Yes, email me the link to my strategy hub and one reminder before it expires. I can unsubscribe at any time.",
  call:
    "Yes, {brand} may call me at this number about my results and its programs. A real person will call, never a recording. " +
    "I can change my mind at any time, here or on the call.",
};

const plan: PlanWords = {
  above: "Your 7-day plan",
  back: "Back to my strategy hub",
  unknown: "Four parts to check before anything else",
  named: "So take extra time this week for every step that touches your {layers}.",
  forClients:
    "You run ads for clients: pick one client’s account and do the week there. “You” and “your” then mean that client.",
  onPaper: "Check the boxes, and write your numbers on the lines.",
  today: { heading: "Today", later: "First of all", time: "About {minutes} min" },
  week: { heading: "Your next seven days", day: "Day {number}", today: "Today", time: "{minutes} min" },
  standing: {
    done: "{count} of {total} done",
    next: "Next: about {minutes} min",
    all: "That’s the whole plan.",
  },
  loading: "Loading your plan",
  failed: "We couldn’t load your plan",
  again: "Try again",
};

const foundation: FoundationWords = {
  names: { product: "Product", audience: "Audience", offer: "Offer", funnel: "Funnel" },
  says: {
    missing: "Missing",
    leaks: "Doesn’t convert",
    unsteady: "On and off",
    converts: "Converts well",
    unknown: "Unknown to Meta",
    responds: "Responds",
    sells: "Sells today",
    named: "You brought it up",
  },
  caption: "What your answers tell us about each layer.",
  own: "Your foundation, from the ground up. {layers}",
  sample: "A sample foundation, from the ground up. {layers}",
  weakest: "the weakest layer",
};

/** None are built in: what only this company asks is up to its owner. */
const extra: ExtraContent = {
  questions: [],
  words: {
    chat: "One more thing, if you like",
    chatHelp: "Your answers help us prepare your call. They change nothing about your result.",
    choose: "Choose one of the answers",
    write: "Write a few words",
    optional: "Optional",
    skip: "Skip",
    save: "Save my answers",
    saved: "Thank you. Your answers are saved.",
    failed: "That didn’t come through. Please try again.",
  },
};

export const legal: Legal = {
  hubExpiry:
    "Your strategy hub expires 48 hours after first access, or at the time shown on the hub, if that differs.",
  updated: "Last updated",
  contents: "Contents",
  privacy: privacyPolicy,
  terms,
};

const look: Look = {
  ...SHIPPED_COLOURS,
  radius: "soft",
  face: "bricolage",
  favicon: NO_PICTURE,
  shared: NO_PICTURE,
};

const notices: Notices = {
  notMeta:
    "This site is not part of the Facebook or Instagram websites or of Meta Platforms, Inc., and it is not endorsed by Meta in any way. Facebook, Instagram and Meta are trademarks of Meta Platforms, Inc.",
  income:
    "The results described here are individual experiences and are not typical. {brand} makes no promise of income: what you earn depends on your market, your offer, your budget and your work. Everything on this site is for educational purposes only and is not financial or legal advice.",
  rights: "© 2026 {legalName} All rights reserved.",
};

const notFound: NotFoundContent = {
  heading: "404 Page Not Found",
  text: "There’s nothing at this address. The page may have moved, or there’s a typo in the link.",
  start: "Take the assessment",
  home: "Go to the home page",
};

const shown: ShownParts = {
  book: "shown",
  aiTool: "shown",
  ways: "shown",
  drawing: "shown",
  changes: "shown",
  plans: "shown",
};

/**
 * The built-in content, version 0: shown until something is published. Whatever is made up in it is never published.
 */
export const sample: Content = {
  brand,
  shown,
  look,
  company,
  sites,
  notices,
  frame,
  privacy,
  pages,
  landing,
  story,
  programs,
  quiz,
  chat,
  assistant,
  results,
  foundation,
  hub,
  plan,
  plans,
  interview,
  booking,
  callMe,
  extra,
  contact,
  consents,
  mails,
  unsubscribe,
  attend,
  legal,
  notFound,
  ours: [],
};

/** The same as a document to edit and compare: every entry of a list has its id. */
export const sampleDocument = once(() => withEntryIds(sample));
