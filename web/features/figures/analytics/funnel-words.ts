import type { FunnelStep } from "#domain/figures/analytics/funnel-steps";

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
