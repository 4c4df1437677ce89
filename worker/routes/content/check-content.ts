import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { filesOf, picturesOf } from "#domain/content/pictures/pictures-of";
import { problemsOf } from "#domain/content/problems";
import { AppError, type ErrorIssue } from "#domain/errors";
import { contentWarnings } from "#domain/funnel/interview/content-warnings";
import { misreadLabels } from "#domain/funnel/interview/misread-labels";
import { visitorContent } from "#domain/content/unseen";
import { offerProblems } from "#domain/offers/invented-offers";
import { PAGE_PATHS, pageNameAt } from "#domain/page-paths";
import { renderPage, sampleHubPages } from "#render-page";
import type { Db } from "../../db/client.ts";
import { knownFiles } from "../../db/content/content-files.ts";
import { listOffers } from "../../db/offers/offers.ts";
import { mailProblems } from "../../http/content/sample-mail.ts";

/** What blocks publishing a document, each with its place. */
export async function checkContent(env: Env, db: Db, document: Content): Promise<ErrorIssue[]> {
  const content = readable(document);
  return [
    ...problemsOf(document),
    ...offerProblems(await listOffers(db), document),
    ...misreadLabels(content),
    ...mailProblems(env, content, Date.now()),
    ...(await missingPictures(db, document)),
    ...(await pageProblems(document)),
  ];
}

/** What may be published but is worth a look first, checked against the offers' prices too. */
export async function warningsOf(db: Db, document: Content): Promise<ErrorIssue[]> {
  const offers = await listOffers(db);
  const prices = offers.flatMap(({ investment, description, features }) => [
    investment,
    description,
    ...features,
  ]);
  return contentWarnings(visitorContent(document), prices);
}

/** Throws `invalid_request` with every problem of a document that may not be published. */
export async function refuseProblems(env: Env, db: Db, document: Content): Promise<void> {
  const issues = await checkContent(env, db, document);
  const [first] = issues;
  if (first)
    throw new AppError("invalid_request", `This can’t be published yet: ${first.message}.`, { issues });
}

/** Pictures that a document names and that were never sent, or not to this deployment. */
async function missingPictures(db: Db, document: Content): Promise<ErrorIssue[]> {
  const pictures = picturesOf(document);
  if (pictures.length === 0) return [];
  const known = await knownFiles(db, filesOf(document));
  return pictures
    .filter(({ picture }) => picture.files.some(({ hash }) => !known.has(hash)))
    .map(({ path, label }) => ({ path, message: `${label}: this picture is missing, choose it again` }));
}

/** The pages that are rendered for a check, and where in the content each is named. */
const CHECKED = {
  landing: PAGE_PATHS.landing,
  quiz: PAGE_PATHS.quiz,
  chat: PAGE_PATHS.chat,
  privacy: PAGE_PATHS.privacy,
  terms: PAGE_PATHS.terms,
  notFound: "/404",
} as const;

/** The pages that could not be rendered from a document, those of every kind of hub among them. */
async function pageProblems(document: Content): Promise<ErrorIssue[]> {
  const content = visitorContent(document);
  const pages = Object.entries(CHECKED).map(([name, pathname]) => ({ name, pathname }));
  const hubs = sampleHubPages
    .map((hub) => ({ name: pageNameAt(hub.pathname) ?? "hub", ...hub }))
    .filter(({ name }) => name !== "plan" || document.shown.plans === "shown");
  const failed = new Set<string>();
  for (const { name, ...page } of [...pages, ...hubs]) {
    await renderPage({ ...page, content, origin: null }).catch(() => failed.add(name));
  }
  return Array.from(failed, (name) => ({
    path: `pages.${name}`,
    message: "This page can’t be shown with these texts",
  }));
}
