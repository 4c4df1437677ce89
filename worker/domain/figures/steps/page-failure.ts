import * as z from "zod/mini";
import type { PageName } from "../../page-paths.ts";

/** The pages of visitors, by their names. */
export const BREAKABLE_PAGES = [
  "landing",
  "quiz",
  "chat",
  "hub",
  "plan",
  "privacy",
  "terms",
  "notFound",
] as const satisfies (PageName | "notFound")[];
export type BreakablePage = (typeof BREAKABLE_PAGES)[number];

/**
 * A page that failed to render in somebody's browser: which one, but not whose or why. It reports our own fault and not
 * a visit, so it is sent whatever the visitor allows.
 */
export const pageFailureSchema = z.object({ page: z.enum(BREAKABLE_PAGES) });

/** How often a page failed in some days. */
export type PageFailures = { page: BreakablePage; failures: number };
