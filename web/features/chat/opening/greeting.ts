import { business } from "../../../content/business.ts";

/** The greeting. The interview takes the first reply as an answer to this question. */
export const GREETING = [
  `Hi! I'm ${business.name}'s AI assessor. A few questions, about 3 minutes, and you'll know what's holding your Meta ads back.`,
  "First: do you run ads for your own business, or for clients as an agency or freelancer?",
].join(" ");
