import type { Context } from "hono";

/** What every route may use. `staff` is there behind `requireAdmin` only, `mayUseModel` behind `limitChat`. */
export type AppEnv = {
  Bindings: Env;
  Variables: { staff: Staff; mayUseModel: boolean };
};

/** A signed-in member of the company; the address is lower-case. */
export type Staff = { email: string };

export type AppContext = Context<AppEnv>;
