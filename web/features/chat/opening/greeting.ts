import { questionFor } from "#domain/interview/interview-questions";
import { business } from "../../../content/business.ts";

/** The greeting. The interview takes the first reply as an answer to its question. */
export const GREETING = [
  `Hi! I’m ${business.name}’s AI assessor. A few questions, about 3 minutes, and you’ll know what’s holding your Meta ads back.`,
  questionFor("businessType"),
].join(" ");
