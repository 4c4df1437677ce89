import type { AssistantContent } from "#domain/content/parts/assistant";
import type { ReplyWords } from "#domain/content/parts/chat";
import type { Turn } from "#domain/funnel/interview/interview";
import type { InterviewWords } from "#domain/funnel/interview/interview-words";
import type { Catalog } from "#domain/offers/catalog";

/** The input for answering one message. The interview's turn has already been taken; an assistant only phrases it. */
export type ReplyRequest = {
  message: string;
  turn: Turn;
  /** The counted messages before this one, with their replies. */
  history: readonly { message: string; reply: string | null }[];
  catalog: Catalog;
  /** What the assistant says without a model. */
  words: ReplyWords;
  /** What a model is told of the business. */
  about: AssistantContent;
  /** How the assistant words its questions, with or without a model. */
  asks: InterviewWords;
  /** Already completed: the message is answered but changes nothing. */
  closed: boolean;
};

/** Answers a message in chunks of text. Throws if the reply cannot be finished. */
export interface Assistant {
  reply(request: ReplyRequest): AsyncIterable<string>;
}
