import { PAGE_PATHS } from "../page-paths.ts";

/** How long a finish link works (contract 23). */
export const FINISH_LINK_MS = 30 * 24 * 60 * 60 * 1000;

/** The parameter of `/quiz` that carries a finish link's token. */
export const FINISH_PARAM = "continue";

/** The path of a finish link. */
export function finishPath(token: string): string {
  return `${PAGE_PATHS.quiz}?${FINISH_PARAM}=${token}`;
}

/** Whether a lead can be asked to finish: it came by a form of Meta's, and has not answered everything yet. */
export function canFinish({ assessmentType, completedAt }: Finishable): boolean {
  return assessmentType === "form" && completedAt === null;
}

type Finishable = { assessmentType: string; completedAt: string | number | null };
