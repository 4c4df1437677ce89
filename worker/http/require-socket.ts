import { AppError } from "#domain/errors";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";
import { requireAppOrigin } from "./origin.ts";

/**
 * For upgrades from our own pages, behind `requireAdmin`: else 426 or 403. Browsers let any site open a socket, with
 * the cookies of whoever visits it; so an absent origin is refused here too.
 */
export const requireSocket: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
    throw new AppError("upgrade_required", "This address takes WebSockets only.", {
      headers: { Upgrade: "websocket" },
    });
  }
  if (c.req.header("origin") !== requireAppOrigin(c.env, c.req.url)) {
    throw new AppError("forbidden", "Forbidden: this socket was not opened by the dashboard.");
  }
  await next();
};
