import { countText } from "../ground/data/figures.ts";

type Outcome = { total: number; tierChanged: number; scoreChanged: number };

/** `37 of 400 assessments would change tier, 52 would change score.` */
export function trialSummary({ total, tierChanged, scoreChanged }: Outcome): string {
  if (total === 0) return "No assessments have been scored yet, so nothing would change.";
  if (tierChanged + scoreChanged === 0)
    return `None of the ${countText(total)} scored assessments would change.`;
  return `${countText(tierChanged)} of ${countText(total)} scored assessments would change tier and ${countText(scoreChanged)} would change score. Nothing changes for them until you recalculate.`;
}
