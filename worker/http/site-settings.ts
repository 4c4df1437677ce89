import type { MiddlewareHandler } from "hono";
import { siteEnv } from "../delivery/site-env.ts";
import { afterResponse } from "./after-answer.ts";
import type { AppEnv } from "./context.ts";

/** Applies the owners' settings to the whole request. */
export const siteSettings: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.env = await siteEnv(c.env, (work) => afterResponse(c, work));
  await next();
};
