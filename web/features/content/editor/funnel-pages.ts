import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import type { ContentPart } from "#domain/content/page-content";
import { contentSchema, type Content } from "#domain/content/content";
import { PLAN_IDS, PLAN_TIERS } from "#domain/content/parts/plans";
import { PAGE_PATHS, type PageName } from "#domain/page-paths";
import { previewHub } from "../../../lib/preview-hubs.ts";

/** What the preview shows: a page of the funnel by its path, or a mail by its name. */
export type Shown = { kind: "page"; path: string } | { kind: "mail"; name: string };

type FunnelPage = { id: string; label: string; shows: Shown; parts: readonly EditedPart[] };

const page = (path: string): Shown => ({ kind: "page", path });

/** The funnel in the order in which visitors go through it. What no page names stands under 'Everywhere' by itself. */
const NAMED: readonly FunnelPage[] = [
  { id: "landing", label: "Landing page", shows: page("/"), parts: ["landing", "story", "programs"] },
  { id: "quiz", label: "Quiz", shows: page("/quiz"), parts: ["quiz", "extra", "contact", "consents"] },
  { id: "chat", label: "Chat", shows: page("/chat"), parts: ["chat", "assistant", "interview"] },
  { id: "results", label: "Results", shows: page(previewHub()), parts: ["results", "foundation"] },
  { id: "hub", label: "Strategy hub", shows: page(previewHub()), parts: ["hub", "sites"] },
  { id: "plans", label: "Plans", shows: page(`${previewHub()}/plan`), parts: ["plan", "plans"] },
  { id: "calls", label: "Booking and calls", shows: page(previewHub()), parts: ["booking", "callMe"] },
  {
    id: "mails",
    label: "Emails",
    shows: { kind: "mail", name: "hub" },
    parts: ["mails", "unsubscribe", "attend"],
  },
  { id: "legal", label: "Legal pages", shows: page("/privacy-policy"), parts: ["legal", "notices"] },
  { id: "parts", label: "Parts", shows: page("/"), parts: ["shown"] },
  { id: "brand", label: "Brand", shows: page("/"), parts: ["brand", "look"] },
];

type EditedPart = Exclude<ContentPart, "ours">;

/** What is kept of the sample has no words, and is shown where one publishes. */
const isPart = (key: string): key is EditedPart => key !== "ours" && key in contentSchema()._zod.def.shape;
const PARTS = Object.keys(contentSchema()._zod.def.shape).filter(isPart);

/** A new part goes to the page whose name it bears. */
const ownParts = ({ id }: FunnelPage) =>
  PARTS.filter((part) => part === id || part.startsWith(id) || `${part}s` === id);
const isNamed = (part: EditedPart) =>
  NAMED.some((one) => one.parts.includes(part) || ownParts(one).includes(part));

/** Every part of the content stands on one of these. */
export const FUNNEL_PAGES: readonly FunnelPage[] = [
  ...NAMED.map((one) => ({
    ...one,
    parts: [...new Set([...one.parts, ...ownParts(one)])],
  })),
  { id: "everywhere", label: "Everywhere", shows: page("/"), parts: PARTS.filter((part) => !isNamed(part)) },
].filter(({ parts }) => parts.length > 0);

const partOf = (path: string) => path.split(".")[0] ?? "";

/** The page on which a place of the content is edited. */
export function pageOf(path: string): FunnelPage {
  const part = partOf(path);
  const [first] = FUNNEL_PAGES;
  const found = FUNNEL_PAGES.find(({ parts }) => parts.some((one) => one === part)) ?? first;
  if (!found) throw new Error("The funnel has no pages.");
  return found;
}

/** What shows a place: where it is edited, or a page or mail of its own. */
export function shownAt(path: string): Shown {
  const [part, second = "", third = "", fourth = ""] = path.split(".");
  if (part === "mails")
    return { kind: "mail", name: second in MAILS ? second : second === "callFrame" ? "callBooked" : "hub" };
  if (part === "legal") return page(second === "terms" ? PAGE_PATHS.terms : PAGE_PATHS.privacy);
  if (part === "pages" && isPreviewed(second))
    return page(PAGE_PATHS[second].replace("/hub/:sessionId", previewHub()));
  if (part === "quiz" || part === "contact" || part === "consents") return page(quizPath(path));
  if (part === "plans") {
    const tier = third === "tiers" ? PLAN_TIERS.find((each) => String(each) === fourth) : undefined;
    return page(`${previewHub(planAt(second), tier)}/plan`);
  }
  if (part === "results" && second === "roadblocks") return page(previewHub(planAt(third)));
  // The landing page has the logo on dark ground alone.
  if (part === "brand" && second === "logoOnLight") return page(PAGE_PATHS.quiz);
  if (part === "hub" && second === "coaching") return page(previewHub(null, 5));
  return pageOf(path).shows;
}

const planAt = (name: string) => PLAN_IDS.find((id) => id === name) ?? null;

/** The step of the quiz at which a text stands. */
function quizPath(path: string): string {
  const [part, group = "", id] = path.split(".");
  if (part !== "quiz" || group === "form" || group === "preview") return `${PAGE_PATHS.quiz}#your-details`;
  if (group === "steps") return `${PAGE_PATHS.quiz}#question-1`;
  const step = QUESTION_IDS.findIndex((question) => question === id);
  return group === "questions" && step >= 0 ? `${PAGE_PATHS.quiz}#question-${step + 1}` : PAGE_PATHS.quiz;
}

const MAILS = {
  hub: true,
  reminder: true,
  newLink: true,
  callBooked: true,
  callMoved: true,
  callCancelled: true,
  callDayBefore: true,
  callHourBefore: true,
  callMissed: true,
} satisfies Record<Exclude<keyof Content["mails"], "frame" | "callFrame">, true>;
const isPreviewed = (name: string): name is Exclude<PageName, "admin"> =>
  name !== "admin" && name in PAGE_PATHS;
