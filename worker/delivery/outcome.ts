import type { Channel } from "#domain/delivery/channels";
import type { Message } from "#domain/delivery/messages";
import type { FollowedDb } from "../db/client.ts";
import type { Claim } from "../db/delivery/claims.ts";

/**
 * What came of one try. `error` is a code, never a message that may quote a person.
 * - `retry`: try again later. `after` is the peer's own wish in milliseconds (`Retry-After`); `peerDown` says that
 *   other messages of this channel would fare no better now.
 * - `dead`: this message can never be sent as it is.
 * - `apart`: refused together with others, any of which may be the reason.
 * - `split`: the same of a row that stands for several; each is to have a row of its own.
 * - `cancelled`: no longer wanted.
 * - `paused`: nothing of this channel will go through until somebody acts (contract 10).
 */
export type Outcome =
  | { result: "sent" }
  | { result: "retry"; error: string; after?: number; peerDown?: boolean }
  | { result: "dead"; error: string }
  | { result: "apart"; error: string }
  | { result: "split"; error: string }
  | { result: "cancelled"; error: string }
  | { result: "paused"; error: string };

/** A wait (ms) that is over before anybody misses the message, so that the channel goes on as if nothing were. */
const MOMENT_MS = 5000;

/** The moment (ms) that the peer wants before it takes the message; 0 where it wants none, or a long time. */
export function momentOf(outcome: Tried["outcome"]): number {
  const { after = 0 } = outcome.result === "retry" ? outcome : {};
  return after <= MOMENT_MS ? after : 0;
}

/** Whether an outcome shows that the other messages of the channel would fare no better now. */
export function endsTheTurn(outcome: Tried["outcome"]): boolean {
  return outcome.result === "paused" || (outcome.result === "retry" && outcome.peerDown === true);
}

/** What a channel sends: a claimed row with the message that was read from it. */
export type Delivery<C extends Channel = Channel> = Claim & { message: Message<C> };

/**
 * A row and the outcome of its attempt. `untried`: its try had no more time, or a row before it has shown that no other
 * would fare better.
 */
export type Tried = { claim: Claim; outcome: Outcome | { result: "untried" } };

/** The context of a channel. `origin` is the app's own, for links; null if it is unknown. */
export type Dispatch = { env: Env; db: FollowedDb; now: number; origin: string | null };

/** Sends messages of a channel in one try; returns what came of each. */
export type Deliver<C extends Channel> = (dispatch: Dispatch, deliveries: Delivery<C>[]) => Promise<Tried[]>;
