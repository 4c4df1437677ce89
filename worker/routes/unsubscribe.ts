import { Hono } from "hono";
import { unsubscribe } from "../db/delivery/mail-limits.ts";
import { recipientOfToken } from "../delivery/email/unsubscribe-token.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { plainDocument } from "../http/plain-document.ts";
import { limitAddress } from "../http/rate-limit.ts";

const limited = limitAddress("RL_SITE_ADDRESS", (c) => page(c, 429, TOO_MANY));

/**
 * Unsubscribing: a page with one button, and the one-click request of mail programs (RFC 8058), without cookies or
 * login. Opening the page changes nothing, because scanners follow every link in an e-mail.
 */
export const unsubscribing = new Hono<AppEnv>()
  .get("/unsubscribe/:token", limited, async (c) => {
    const recipient = await recipientOfToken(c.env, c.req.param("token"));
    return recipient ? page(c, 200, ASK) : page(c, 404, UNKNOWN);
  })
  .post("/unsubscribe/:token", limited, async (c) => {
    const recipient = await recipientOfToken(c.env, c.req.param("token"));
    if (!recipient) return page(c, 404, UNKNOWN);
    await unsubscribe(primaryDb(c), recipient, Date.now());
    return page(c, 200, DONE);
  });

type Words = { title: string; text: string; button?: string };

const ASK: Words = {
  title: "Unsubscribe?",
  text: "You won’t get any more emails from us: no link to a strategy hub, and no reminder.",
  button: "Unsubscribe",
};
const DONE: Words = {
  title: "You’re unsubscribed",
  text: "You won’t get any more emails from us. You can close this page.",
};
const UNKNOWN: Words = {
  title: "This link doesn’t work",
  text: "Copy the whole link from the email, or reply to the email and ask us to stop.",
};

const TOO_MANY: Words = {
  title: "Please try again in a minute",
  text: "You’re not unsubscribed yet: too many requests came from your network.",
};

function page(c: AppContext, status: 200 | 404 | 429, { title, text, button }: Words) {
  const more = button ? `<form method="post"><button>${button}</button></form>` : "";
  return plainDocument(c, status, { title, text, more });
}
