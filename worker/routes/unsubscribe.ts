import { Hono } from "hono";
import { unsubscribe } from "../db/delivery/mail-limits.ts";
import { recipientOfToken } from "../delivery/email/unsubscribe-token.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
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

const STYLE = `
body { margin: 0; display: grid; justify-items: center; font: 1rem/1.5 system-ui, sans-serif;
  background: #f6f5f1; color: #17140f; }
main { max-width: 28rem; padding: clamp(2rem, 15vh, 8rem) 1.5rem 2rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; text-wrap: balance; }
button { font: inherit; font-weight: 700; min-height: 3rem; padding: .75rem 1.5rem; margin-top: .5rem;
  border: 0; border-radius: .625rem; background: #ff5a2a; color: #17140f; cursor: pointer; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }`;

function page(c: AppContext, status: 200 | 404 | 429, { title, text, button }: Words): Response {
  const nonce = crypto.randomUUID();
  const form = button ? `<form method="post"><button>${button}</button></form>` : "";
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body>
</html>
`;
  return c.html(html, status, {
    "Content-Security-Policy": [
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'`,
      "base-uri 'none'; frame-ancestors 'none'",
    ].join("; "),
  });
}
