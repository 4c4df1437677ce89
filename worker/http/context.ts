import type { Context } from "hono";
import type { KeyScope } from "#domain/doors/api-key";
import type { Effects } from "../db/effects.ts";

/**
 * The context of every route. `after` is set for calls of the API, `staff` is only set behind `requireAdmin`,
 * `apiKey` only behind `requireKey`, `mayUseModel` only behind `limitChat`.
 */
export type AppEnv = {
  Bindings: Env;
  Variables: { staff: Staff; apiKey: ApiKeyUse; mayUseModel: boolean; after: After };
};

/** A signed-in staff member, with the address in lower case, and when (ms) the sign-in runs out. */
export type Staff = { email: string; expiresAt: number };

/** The key of another program that makes the call, and what it may do. */
export type ApiKeyUse = { id: number; name: string; scopes: KeyScope[] };

/** The work that a request leaves for after its response. */
export type After = {
  /** The effects of its writes through `followedDb` (contract 10, 13, 16). */
  effects: Effects;
  work: Promise<unknown>[];
  /** Whether everything that is due is sent, because staff have just resumed it. */
  sendsAll: boolean;
};

export type AppContext = Context<AppEnv>;
