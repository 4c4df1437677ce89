import { Hono } from "hono";
import { stopMails } from "../../db/delivery/mail-stops.ts";
import { escapeHtml } from "../../delivery/email/mail-template.ts";
import { readUnsubscribeToken } from "../../delivery/email/unsubscribe-token.ts";
import { liveContent } from "../../http/content/live-content.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb } from "../../http/db.ts";
import { plainDocument } from "../../http/plain-document.ts";
import { limitAddress } from "../../http/rate-limit.ts";

const limited = limitAddress("RL_SITE_ADDRESS", (c) => page(c, 429, "tooMany"));

/**
 * Unsubscribing: a page with one button, and the one-click request of mail programs (RFC 8058), without cookies or
 * login. Opening the page changes nothing, because scanners follow every link in an e-mail.
 */
export const unsubscribing = new Hono<AppEnv>()
  .get("/unsubscribe/:token", limited, async (c) => {
    const token = await readUnsubscribeToken(c.env, c.req.param("token"));
    return token ? page(c, 200, "ask") : page(c, 404, "unknown");
  })
  .post("/unsubscribe/:token", limited, async (c) => {
    const token = await readUnsubscribeToken(c.env, c.req.param("token"));
    if (!token) return page(c, 404, "unknown");
    await stopMails(followedDb(c), token.recipient, [token.stop], Date.now());
    return page(c, 200, "done");
  });

type Notice = "ask" | "done" | "unknown" | "tooMany";

async function page(c: AppContext, status: 200 | 404 | 429, notice: Notice): Promise<Response> {
  const { unsubscribe: words, look } = (await liveContent(c)).content;
  const [title = "", text = "", button = ""] = [words[notice].title, words[notice].text, words.button].map(
    escapeHtml,
  );
  const more = notice === "ask" ? `<form method="post"><button>${button}</button></form>` : "";
  return plainDocument(c, status, { title, text, more, look });
}
