import { lostWords, type LostReason } from "#domain/leads/lost-reason";
import { countText } from "../../kit/data/figures.ts";
import { LOST_WORDS, VALUE_WORDS } from "../basics/save-words.ts";

/** Why a lead was lost, as it is sent. */
export type Lost = { lostReason: LostReason | null; lostNote: string | null };

/** What staff say of a lead after they have moved it, as it is sent. */
export type Answer = ({ leadStatus: "Lost" } & Lost) | { leadStatus: "Won"; dealValue: number };

/** What is told when an answer is saved or fails, and the answer itself: only what was typed would be gone. */
export function answerWords(answer: Answer): { saved: string; failed: string; said: string } {
  return answer.leadStatus === "Lost"
    ? { ...LOST_WORDS, said: lostWords(answer.lostReason, answer.lostNote) }
    : { ...VALUE_WORDS, said: countText(answer.dealValue) };
}
