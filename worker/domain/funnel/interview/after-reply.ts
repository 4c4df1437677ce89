import { INTERVIEW_FIELDS } from "./interview-fields.ts";
import { questionFor, WORDINGS } from "./interview-questions.ts";
import type { Interview } from "./interview-state.ts";
import type { InterviewWords } from "./interview-words.ts";
import { plainWords } from "./plain-words.ts";
import { proposalSentence } from "./proposal.ts";

/**
 * The interview's state once a reply stands. Only a question that ends the reply word for word may be answered by an
 * option's number or in short: a model that asked otherwise, or something else, has asked for nothing here.
 */
export function afterReply(words: InterviewWords, next: Interview, reply: string): Interview {
  if (next.proposed && reply.trimEnd().endsWith(proposalSentence(words, next.proposed))) return next;
  const said = plainWords(reply);
  const asked = INTERVIEW_FIELDS.find((field) =>
    WORDINGS.some((wording) => said.endsWith(plainWords(questionFor(words, field, wording)))),
  );
  return { ...next, asked: asked ?? null, proposed: null, missed: asked === next.asked ? next.missed : 0 };
}
