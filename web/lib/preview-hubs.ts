import type { Answers } from "#domain/funnel/answers/answers";
import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { PLAN_IDS, type PlanId, type PlanTier } from "#domain/content/parts/plans";

/** Nobody's hubs, one for each plan and program. The last two digits of their ids say which; 0 leaves it open. */
const NOBODY = "00000000-0000-4000-8000-0000000000";

type Shown = { plan: PlanId | null; tier: PlanTier | null };

/** The path of nobody's hub with this plan and program. */
export function previewHub(plan: PlanId | null = null, tier: PlanTier | null = null): string {
  const place = plan === null ? 0 : PLAN_IDS.indexOf(plan) + 1;
  return `/hub/${NOBODY}${place.toString(16)}${tier ?? 0}`;
}

/** What the id of a previewed hub asks for; null if it is none of nobody's. */
export function previewedHub(sessionId: string): Shown | null {
  const [, place = "", tier = ""] = /^([0-9a-f])([0-5])$/.exec(sessionId.slice(NOBODY.length)) ?? [];
  if (!sessionId.startsWith(NOBODY) || tier === "") return null;
  return { plan: PLAN_IDS[Number.parseInt(place, 16) - 1] ?? null, tier: tierOf(Number(tier)) };
}

function tierOf(number: number): PlanTier | null {
  return number === 1 || number === 2 || number === 3 || number === 4 || number === 5 ? number : null;
}

const ANSWERS = SAMPLE_VISITOR.answers;

const CONVERTING = { ...ANSWERS, funnel: "converting" } as const;

/** Answers that lead to each plan. */
export const PREVIEW_ANSWERS: Record<PlanId, Answers> = {
  "no-funnel": { ...ANSWERS, funnel: "no-funnel" },
  "weak-funnel": { ...ANSWERS, funnel: "not-converting" },
  "new-account": { ...ANSWERS, situation: "haven't-run-ads" },
  "failed-try": { ...ANSWERS, situation: "tried-failed" },
  swings: ANSWERS,
  "costly-days": { ...ANSWERS, situation: "coaching", adSpend: "3000-plus" },
  "unsteady-funnel": { ...ANSWERS, situation: "coaching" },
  "own-hours": { ...CONVERTING, situation: "working-handoff" },
  "second-eyes": { ...CONVERTING, situation: "coaching" },
  "small-budget": { ...CONVERTING, situation: "working-handoff", adSpend: "under-100" },
  "far-target": { revenue: "10k-50k", targetRevenue: "$1.5M" },
  general: {},
};
