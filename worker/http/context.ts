import type { Context } from "hono";

/** What every route may use. `staff` is there behind `requireAdmin` only. */
export type AppEnv = {
  Bindings: Env;
  Variables: { staff: Staff };
};

/** A signed-in member of the company; the address is lower-case. */
export type Staff = { email: string };

export type AppContext = Context<AppEnv>;
