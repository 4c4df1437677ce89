import { INTERVIEW_FIELDS } from "./interview-fields.ts";
import { interviewQuestion, sentenceOf, WORDINGS } from "./interview-questions.ts";
import type { InterviewWords } from "./interview-words.ts";

/** A reply as the screen shows it. */
export type ReplyParts = {
  /** What is said before the question; all of a reply that ends in no question of the interview. */
  lead: string;
  /** The interview's question without its options; empty if there is none. */
  ask: string;
  /** The options that the sentence names after it, which the screen offers as buttons. */
  listed: readonly string[];
};

function questionsOf(words: InterviewWords) {
  return INTERVIEW_FIELDS.flatMap((field) =>
    WORDINGS.map((wording) => {
      const question = interviewQuestion(words, field, wording);
      return { ...question, sentence: sentenceOf(question) };
    }),
  );
}

/**
 * Takes a reply apart, whole or as far as it has arrived: a question is recognised from its first word on, so that its
 * options are not shown while they come in. Any other text, such as a model's own wording, is left as it is.
 */
export function replyParts(words: InterviewWords, reply: string): ReplyParts {
  const read = reply.lastIndexOf(`${words.readBack}:`);
  if (read >= 0) return proposalParts(words, reply, read);
  const start = lastSentenceStart(reply);
  const last = reply.slice(start).trimEnd();
  const asked =
    last === "" ? undefined : questionsOf(words).find(({ sentence }) => sentence.startsWith(last));
  if (!asked) return { lead: reply, ask: "", listed: [] };
  const { ask, listed } = asked;
  const isAsked = last.length >= ask.length;
  return {
    lead: reply.slice(0, start).trimEnd(),
    ask: isAsked ? ask : last,
    listed: isAsked ? listed : [],
  };
}

function proposalParts({ yourAnswer }: InterviewWords, reply: string, start: number): ReplyParts {
  const before = `${yourAnswer}:`;
  const said = reply.slice(start).trimEnd();
  const end = said.lastIndexOf("? ") + 1;
  const after = said.slice(end + 1);
  const [, replies] = after.split(`${before} `);
  // Of the replies only a part may have come in.
  const isAsked = end > 0 && (replies !== undefined || before.startsWith(after));
  return {
    lead: reply.slice(0, start).trimEnd(),
    ask: isAsked ? said.slice(0, end) : said,
    listed: isAsked && replies?.endsWith("?") ? replies.slice(0, -1).split(/, | or /) : [],
  };
}

/** The position after the last end of a sentence, or of a line, that something follows. */
function lastSentenceStart(text: string): number {
  const [before = ""] = /^.*(?:[.!?…]\s+|\n)(?=\S)/s.exec(text) ?? [];
  return before.length;
}
