import { general } from "./general.ts";

/** What the plan's page says by itself. */
export const planIntro = {
  /** In place of a roadblock, if the answers name none. */
  finding: "Four parts to check before anything else",
  forClients:
    "You run ads for clients: pick one client’s account and do the week there. “You” and “your” then mean that client.",
  onPaper: "Tick the boxes, and write your numbers on the lines.",
} as const;

export const plans = { general };
