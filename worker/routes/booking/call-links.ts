import { calendarFile, callUid } from "#domain/booking/calendar-file";
import { filled } from "#domain/content/filled";
import { AppError } from "#domain/errors";
import { zonedTimeText } from "#domain/time/zoned-time";
import { Hono } from "hono";
import { chainOfToken } from "../../crypto/call-token.ts";
import { attendCall, findCallOfChain, type LinkedCall } from "../../db/booking/call-of-chain.ts";
import { escapeHtml } from "../../delivery/email/mail-template.ts";
import { liveContent } from "../../http/content/live-content.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { plainDocument } from "../../http/plain-document.ts";
import { limitAddress } from "../../http/rate-limit.ts";

const limitedPage = limitAddress("RL_SITE_ADDRESS", (c) => page(c, 429, "tooMany"));
const limitedFile = limitAddress("RL_SITE_ADDRESS");

/**
 * The links in mails about a booked call (contract 22), which work whether or not the hub is open. Opening the page says
 * nothing to staff, because scanners follow every link in an e-mail; its button does.
 */
export const callLinks = new Hono<AppEnv>()
  .get("/booking/attend/:token", limitedPage, async (c) => {
    const chain = await chainOfToken(c.env, "attend", c.req.param("token"));
    return callPage(c, chain === null ? null : await findCallOfChain(primaryDb(c), chain));
  })
  .post("/booking/attend/:token", limitedPage, async (c) => {
    const chain = await chainOfToken(c.env, "attend", c.req.param("token"));
    const shown = shownStart(c.req.query("at"));
    return callPage(c, chain === null ? null : await attendCall(followedDb(c), chain, shown, Date.now()));
  })
  .get("/booking/calendar/:token", limitedFile, async (c) => {
    const token = c.req.param("token");
    const chain = await chainOfToken(c.env, "calendar", token);
    const call = chain === null ? null : await findCallOfChain(primaryDb(c), chain);
    if (!call || call.startsAt === null) throw new AppError("not_found", "This call is not known.");
    const { startsAt, endsAt, joinUrl, sequence, isCancelled } = call;
    const { eventTitle: title, eventText: text } = (await liveContent(c)).content.booking;
    const event = { startsAt, endsAt, joinUrl, sequence, isCancelled, title, text };
    const file = calendarFile({ ...event, uid: callUid(token), madeAt: Date.now() });
    return c.body(file, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="strategy-call.ics"',
    });
  });

/** The start (ms) that the page showed whose button was pressed; null if it is not one. */
function shownStart(at: string | undefined): number | null {
  return at !== undefined && /^\d{1,15}$/.test(at) ? Number(at) : null;
}

function callPage(c: AppContext, call: LinkedCall | null): Promise<Response> {
  if (!call) return page(c, 404, "unknown");
  const { startsAt, attendsAt, isCancelled, isDecided, timeZone } = call;
  if (isCancelled || isDecided || startsAt === null || startsAt <= Date.now()) return page(c, 200, "over");
  const time = zonedTimeText(startsAt, timeZone);
  return attendsAt === null
    ? page(c, 200, "ask", { time, action: `?at=${startsAt}` })
    : page(c, 200, "done", { time });
}

type Notice = "ask" | "done" | "over" | "unknown" | "tooMany";

/** The call's time in words, and where the button leads. */
type Shown = { time?: string; action?: string };

async function page(
  c: AppContext,
  status: 200 | 404 | 429,
  notice: Notice,
  { time = "", action = "" }: Shown = {},
): Promise<Response> {
  const { attend: words, brand, look } = (await liveContent(c)).content;
  const told = filled(words[notice].text, { time });
  const [title = "", text = "", button = ""] = [words[notice].title, told, words.button].map(escapeHtml);
  const more =
    notice === "ask" ? `<form method="post" action="${action}"><button>${button}</button></form>` : "";
  return plainDocument(c, status, { title, text, from: escapeHtml(brand.name), more, look });
}
