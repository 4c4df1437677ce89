import type { Db } from "../db/client.ts";
import type { Delivery } from "../db/delivery/deliveries.ts";

/**
 * What came of one try. `error` is a code, never a message that may quote a person.
 * `retry`: later; `after` is the peer's own wish in milliseconds (`Retry-After`), `peerDown` says that
 * others of this channel would fare the same now. `dead`: never like this. `apart`: refused together with
 * others, each of which may be the reason. `cancelled`: no longer wanted. `paused`: nothing of this channel
 * will go through until somebody acts (contract 10).
 */
export type Outcome =
  | { result: "sent" }
  | { result: "retry"; error: string; after?: number; peerDown?: boolean }
  | { result: "dead"; error: string }
  | { result: "apart"; error: string }
  | { result: "cancelled"; error: string }
  | { result: "paused"; error: string };

/** What a channel works with. `origin` is the app's own, for links; null when it is not known. */
export type Dispatch = { env: Env; db: Db; now: number; origin: string | null };

/** Sends rows of a channel in one try; gives an outcome for each. */
export type Deliver = (dispatch: Dispatch, deliveries: Delivery[]) => Promise<Outcome[]>;
