import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { problemsOf } from "#domain/content/problems";
import { misreadLabels } from "#domain/interview/misread-labels";
import { AppError, type ErrorIssue } from "#domain/errors";
import { pageProblems } from "./check-pages.ts";

/** What is in the way of publishing a document, each with its place. */
export async function checkContent(document: Content): Promise<ErrorIssue[]> {
  return [...problemsOf(document), ...misreadLabels(readable(document)), ...(await pageProblems(document))];
}

/** Throws `invalid_request` with every problem of a document that may not go out. */
export async function refuseProblems(document: Content): Promise<void> {
  const issues = await checkContent(document);
  const [first] = issues;
  if (first) throw new AppError("invalid_request", `This can’t go out yet: ${first.message}.`, { issues });
}
