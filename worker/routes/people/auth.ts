import { AppError } from "#domain/errors";
import { Hono } from "hono";
import type { AppEnv } from "../../http/context.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { accessConfig, isOwner, ownersOf, requireAdmin, signedInStaff } from "../../http/require-admin.ts";

const limited = limitAddress("RL_SITE_ADDRESS");

export const auth = new Hono<AppEnv>()
  .get("/auth/user", requireAdmin, (c) => c.json({ email: c.get("staff").email }))
  .get("/auth/owners", requireAdmin, (c) => c.json({ isOwner: isOwner(c), owners: ownersOf(c) }))
  .get("/login", limited, async (c) => {
    const config = accessConfig(c.env, c.req.url);
    if (!config) throw new AppError("access_not_configured", "Staff sign-in is not set up yet.");
    const signedIn = await signedInStaff(c).then(
      () => true,
      // The dashboard itself explains the refusal to somebody signed in with another domain's address.
      (error: unknown) => error instanceof AppError && error.code === "forbidden",
    );
    if (signedIn) return c.redirect("/admin");
    const login = new URL(`/cdn-cgi/access/login/${new URL(c.req.url).host}`, config.teamDomain);
    login.searchParams.set("kid", config.audience);
    login.searchParams.set("redirect_url", "/api/login");
    return c.redirect(login.href);
  })
  .get("/logout", limited, (c) => {
    const config = accessConfig(c.env, c.req.url);
    const loopback = config?.teamDomain.startsWith("http:");
    return c.redirect(loopback ? `${config?.teamDomain}/cdn-cgi/access/logout` : "/cdn-cgi/access/logout");
  });
