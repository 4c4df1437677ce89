import type { Channel } from "#domain/delivery/channels";
import type { Message } from "#domain/delivery/messages";
import type { FollowedDb } from "../db/client.ts";
import type { Claim } from "../db/delivery/claims.ts";

/**
 * The outcome of one attempt. `error` is a code, never a message that may quote a person.
 * - `retry`: retry later. `after` is the wait that the peer requested, in milliseconds (`Retry-After`); `peerDown` says
 *   that the destination's other messages would fail now, too.
 * - `waits`: nothing goes before `until` (ms), however far that is: a quota is used up, or the recipient is closed.
 * - `dead`: this message can never be sent as it is.
 * - `apart`: refused together with others, any of which may be the reason.
 * - `split`: the same for a row that represents several events; each is to get a row of its own.
 * - `cancelled`: no longer wanted.
 * - `paused`: the destination can send nothing until somebody acts (contract 10).
 */
export type Outcome =
  | { result: "sent" }
  | { result: "retry"; error: string; after?: number; peerDown?: boolean }
  | { result: "waits"; error: string; until: number; peerDown?: boolean }
  | { result: "dead"; error: string }
  | { result: "apart"; error: string }
  | { result: "split"; error: string }
  | { result: "cancelled"; error: string }
  | { result: "paused"; error: string };

/** A wait (ms) short enough that nobody misses the message; the channel goes on as usual. */
export const MOMENT_MS = 5000;

/** The short wait (ms) that the peer requests before it accepts the message; 0 if it requests none or a long one. */
export function momentOf(outcome: Tried["outcome"]): number {
  const { after = 0 } = outcome.result === "retry" ? outcome : {};
  return after <= MOMENT_MS ? after : 0;
}

/** Whether an outcome shows that its destination's other messages would fail now, too. */
export function endsTheTurn(outcome: Tried["outcome"]): boolean {
  const mayRetry = outcome.result === "retry" || outcome.result === "waits";
  return outcome.result === "paused" || (mayRetry && outcome.peerDown === true);
}

/** What a channel sends: a claimed row with its parsed message. */
export type Delivery<C extends Channel = Channel> = Claim & { message: Message<C> };

/**
 * A row and the outcome of its attempt. `untried`: time ran out before its turn, or an earlier row showed that the
 * others would fail too.
 */
export type Tried = { claim: Claim; outcome: Outcome | { result: "untried" } };

/** The context of a channel. `origin` is the app's own, for links; null if it is unknown. */
export type Dispatch = { env: Env; db: FollowedDb; now: number; origin: string | null };

/** Sends messages of a channel in one attempt; returns the outcome of each. */
export type Deliver<C extends Channel> = (dispatch: Dispatch, deliveries: Delivery<C>[]) => Promise<Tried[]>;
