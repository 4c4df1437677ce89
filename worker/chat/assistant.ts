import type { Turn } from "#domain/interview/interview";
import type { OfferInForce } from "#domain/offers/on-sale";

/** What an assessor needs to answer one message. The interview's turn is already taken: it only phrases. */
export type ReplyRequest = {
  message: string;
  turn: Turn;
  /** The counted messages before this one, with their replies. */
  history: readonly { message: string; reply: string | null }[];
  offers: readonly OfferInForce[];
  /** Completed: the message is answered and changes nothing. */
  closed: boolean;
};

/** Answers a message in chunks of text; a reply that cannot be finished throws. */
export interface Assistant {
  reply(request: ReplyRequest): AsyncIterable<string>;
}
