import type { RoadblockId } from "../../funnel/answers/roadblocks.ts";

/** What each roadblock is called where an assessment finds it, in the content that ships. */
export const ROADBLOCK_TITLES: Record<RoadblockId, string> = {
  "no-funnel": "Your ads have no path to a sale yet",
  "weak-funnel": "Your funnel loses people before the sale",
  "new-account": "Meta doesn’t know who your customer is yet",
  "failed-try": "Your ads failed for a reason worth finding first",
  swings: "Your good weeks don’t repeat",
  "costly-days": "Your weak days are expensive",
  "unsteady-funnel": "Your funnel works one week but not the next",
  "own-hours": "Your ads run on your own hours",
  "second-eyes": "Your ads need a second pair of eyes",
  "small-budget": "On your budget, Meta learns slowly",
  "far-target": "Your target takes more than a bigger budget",
};
