import type { Context } from "hono";

/** The context of every route. `staff` is only set behind `requireAdmin`, `mayUseModel` only behind `limitChat`. */
export type AppEnv = {
  Bindings: Env;
  Variables: { staff: Staff; mayUseModel: boolean };
};

/** A signed-in staff member, with the address in lower case, and when (ms) the sign-in runs out. */
export type Staff = { email: string; expiresAt: number };

export type AppContext = Context<AppEnv>;
