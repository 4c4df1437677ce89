import type { Db } from "../db/client.ts";
import type { Delivery } from "../db/deliveries.ts";

/**
 * What came of one try. `error` is a code, never a message that may quote a person.
 * `retry`: later; `after` is the peer's own wish in milliseconds (`Retry-After`), `peerDown` says that
 * others of this channel would fare the same now. `dead`: never like this. `cancelled`: no longer
 * wanted. `paused`: nothing of this channel will go through until somebody acts (contract 10).
 */
export type Outcome =
  | { result: "sent" }
  | { result: "retry"; error: string; after?: number; peerDown?: boolean }
  | { result: "dead"; error: string }
  | { result: "cancelled"; error: string }
  | { result: "paused"; error: string };

/** What a channel works with. `origin` is the app's own, for links; null when it is not known. */
export type Dispatch = { env: Env; db: Db; now: number; origin: string | null };

export type Deliver = (dispatch: Dispatch, delivery: Delivery) => Promise<Outcome>;
