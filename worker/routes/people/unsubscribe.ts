import { Hono } from "hono";
import type { UnsubscribeContent } from "#domain/content/parts/mails";
import { stopsOf } from "#domain/mail/mail-stop";
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
 * Unsubscribing: a page with a button for the mails like this one and a button for all, and the one-click request of
 * mail programs (RFC 8058), without cookies or login. Opening the page changes nothing, because scanners follow every
 * link in an e-mail.
 */
export const unsubscribing = new Hono<AppEnv>()
  .get("/unsubscribe/:token", limited, async (c) => {
    const token = await readUnsubscribeToken(c.env, c.req.param("token"));
    if (!token) return page(c, 404, "unknown");
    return page(c, 200, token.stop === "all" ? "ask" : "askKind");
  })
  .post("/unsubscribe/:token", limited, async (c) => {
    const token = await readUnsubscribeToken(c.env, c.req.param("token"));
    if (!token) return page(c, 404, "unknown");
    const stops = stopsOf(token.stop, c.req.query("stop") === "all");
    await stopMails(followedDb(c), token.recipient, stops, Date.now());
    return page(c, 200, stops.includes("all") ? "done" : "doneKind");
  });

type Notice = "ask" | "askKind" | "done" | "doneKind" | "unknown" | "tooMany";

async function page(c: AppContext, status: 200 | 404 | 429, notice: Notice): Promise<Response> {
  const { unsubscribe: words, brand, look } = (await liveContent(c)).content;
  const [title = "", text = ""] = [words[notice].title, words[notice].text].map(escapeHtml);
  const from = escapeHtml(brand.name);
  return plainDocument(c, status, { title, text, from, more: buttonsOf(words, notice), look });
}

function buttonsOf({ button, buttonKind, buttonAll }: UnsubscribeContent, notice: Notice): string {
  if (notice === "ask") return `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  if (notice !== "askKind") return "";
  return `<form method="post"><button>${escapeHtml(buttonKind)}</button></form>
<form method="post" action="?stop=all"><button class="other">${escapeHtml(buttonAll)}</button></form>`;
}
