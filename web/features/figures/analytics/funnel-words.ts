import type { FunnelStep } from "#domain/figures/analytics/funnel-steps";
import { percentText } from "../../kit/data/figures.ts";

export const FUNNEL_WORDS: Record<FunnelStep, string> = {
  started: "Started",
  completed: "Completed",
  leads: "Email given",
  hub: "Opened the hub",
  clicked: "Clicked booking",
  booked: "Booked a call",
  held: "Held the call",
  won: "Won",
};

/** Those who came to a step, after `60.3% of`. */
const WHO: Record<FunnelStep, string> = {
  started: "those who started",
  completed: "those who completed",
  leads: "those who gave an email",
  hub: "those who opened the hub",
  clicked: "those who clicked booking",
  booked: "those who booked",
  held: "those who held the call",
  won: "those who were won",
};

/** `60.3% of those who started`. */
export function shareWords(share: number | null, of: FunnelStep): string {
  return `${percentText(share)} of ${WHO[of]}`;
}
