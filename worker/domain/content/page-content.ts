import type { PageName } from "../page-paths.ts";
import { answerLabels, type AnswerLabels } from "./answer-labels.ts";
import type { Content } from "./content.ts";
import { filled } from "./filled.ts";
import { givenPlans, type GivenPlans, type OwnPlan } from "./given-plans.ts";
import type { KeptTimes } from "./kept-times.ts";

export type ContentPart = keyof Content;

/** What every page shows: who we are, and the notices; and what every page of visitors has around it. */
const EVERYWHERE = ["brand", "notices"] as const satisfies ContentPart[];
const OF_VISITORS = ["frame", "privacy"] as const satisfies ContentPart[];

/** Where an assessment ends: what it finds, and where a call can be booked, or asked for. */
const OF_RESULTS = [
  "results",
  "foundation",
  "booking",
  "callMe",
  "consents",
] as const satisfies ContentPart[];
const OF_HUB: readonly ContentPart[] = ["hub", "plan", "programs", "sites", "shown", "pages", ...OF_RESULTS];

/** The parts that a page's script reads beside those: its document brings them along, and no others. */
const OF_PAGE: Record<PageName | "notFound", readonly ContentPart[]> = {
  landing: ["landing", "foundation", "programs", "shown"],
  quiz: ["quiz", "extra", "contact", ...OF_RESULTS],
  // Its answers are shown, and corrected, in the words of the quiz.
  chat: ["chat", "extra", "interview", "quiz", "contact", ...OF_RESULTS],
  // A hub and its plan are opened from each other without a new document.
  hub: OF_HUB,
  plan: OF_HUB,
  admin: [],
  privacy: [],
  terms: [],
  notFound: ["notFound"],
};

/** What a page reads of the content. */
export type PageContent = Partial<Omit<Content, "plans">> & {
  /** Of a hub and its plan: the one that it shows. */
  plans?: GivenPlans;
  /** The version in which the owner's own questions were read, which is sent with their answers. */
  version?: number;
  /** Of a page without the questions: what their answers say. */
  labels?: AnswerLabels;
};

/** What a page's document brings along; of a hub that is open, with its `own` plan. */
export function pageContent(
  page: PageName | "notFound",
  content: Content,
  own: OwnPlan | null = null,
  version?: number,
): PageContent {
  const parts: readonly ContentPart[] = [
    ...EVERYWHERE,
    ...(page === "admin" ? [] : OF_VISITORS),
    ...OF_PAGE[page],
  ];
  const brought: PageContent = Object.fromEntries(parts.map((part) => [part, content[part]]));
  const needsLabels = parts.includes("results") && !parts.includes("quiz");
  return {
    ...brought,
    ...(needsLabels && { labels: answerLabels(content.quiz) }),
    ...(version !== undefined && parts.includes("extra") && { version }),
    ...(own && { plans: givenPlans(content.plans, own) }),
  };
}

/**
 * The content with what every text may name filled in: the brand, and what the legal pages quote. How long data is kept
 * is filled in when they are sent. What entries are known by is for those who edit them.
 */
export function readable(content: Content): Content {
  const named = withValues(content, brandValues(content));
  const { income, notMeta } = named.notices;
  const quoted = { hubExpiry: named.legal.hubExpiry, income, notMeta };
  return { ...named, legal: withValues(named.legal, quoted) };
}

/** The same with how long data is kept, for pages that are made in the browser. */
export function withKeptTimes(content: Content, times: KeptTimes): Content {
  return { ...content, legal: withValues(content.legal, times) };
}

function brandValues({ brand, company }: Content) {
  const { legalName, postalAddress: address, privacyEmail, supportEmail } = company;
  return { brand: brand.name, legalName, address, privacyEmail, supportEmail };
}

/** The same value with the placeholders of all its texts filled in. */
function withValues<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (key === "entryId") return undefined;
    return typeof part === "string" ? filled(part, values) : part;
  });
  return JSON.parse(text);
}
