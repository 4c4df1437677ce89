import type { Context } from "hono";
import type { Effects } from "../db/effects.ts";

/**
 * The context of every route. `after` is set for calls of the API, `staff` is only set behind `requireAdmin`,
 * `mayUseModel` only behind `limitChat`.
 */
export type AppEnv = {
  Bindings: Env;
  Variables: { staff: Staff; mayUseModel: boolean; after: After };
};

/** A signed-in staff member, with the address in lower case, and when (ms) the sign-in runs out. */
export type Staff = { email: string; expiresAt: number };

/** The work that a request leaves for after its response. */
export type After = {
  /** The effects of its writes through `followedDb` (contract 10, 13, 16). */
  effects: Effects;
  work: Promise<unknown>[];
  /** Whether everything that is due is sent, because staff have just resumed it. */
  sendsAll: boolean;
};

export type AppContext = Context<AppEnv>;
