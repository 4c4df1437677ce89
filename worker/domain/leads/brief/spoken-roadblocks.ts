import type { RoadblockId } from "../../funnel/answers/roadblocks.ts";

/** A roadblock as one colleague tells another, and what to ask the lead about it. */
export const SPOKEN_ROADBLOCKS: Record<RoadblockId, { they: string; ask: string }> = {
  "no-funnel": {
    they: "they have no funnel, so clicks lead nowhere",
    ask: "If someone clicked your ad today, where would they land?",
  },
  "weak-funnel": {
    they: "their funnel loses people before the sale",
    ask: "Where do you lose people: on the page, at the offer, or in the follow-up?",
  },
  "new-account": {
    they: "Meta doesn’t know their customer yet",
    ask: "Who bought from you last, and how did they find you?",
  },
  "failed-try": {
    they: "they tried ads and it didn’t work out",
    ask: "When the ads didn’t work, what had you tried, and for how long?",
  },
  swings: {
    they: "their good weeks don’t repeat",
    ask: "Tell me about your last good week. What was different?",
  },
  "costly-days": {
    they: "at this spend, bad days are costly",
    ask: "What does a bad day cost you right now?",
  },
  "unsteady-funnel": {
    they: "their funnel works one week but not the next",
    ask: "In the weeks when your funnel converts, what’s different?",
  },
  "own-hours": {
    they: "their ads work, but cost them their own time",
    ask: "How many hours a week do your ads take you?",
  },
  "second-eyes": {
    they: "they run ads and want a second pair of eyes",
    ask: "Which part of your ads are you least sure about?",
  },
  "small-budget": {
    they: "on their budget, Meta learns slowly",
    ask: "What are you testing first with the budget you have?",
  },
  "far-target": {
    they: "their target takes more than a bigger budget",
    ask: "You’re aiming a lot higher than today. What has to change first?",
  },
};
