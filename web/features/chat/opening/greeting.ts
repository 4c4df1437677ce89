import { business } from "../../../content/business.ts";

/** The greeting. The first question follows it as a message of its own. */
export const GREETING = `Hi! I’m ${business.name}’s AI assessor. A few questions, and you’ll know what’s holding your Meta ads back.`;
