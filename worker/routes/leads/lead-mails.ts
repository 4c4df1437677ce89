import { bookingPageUrl } from "#domain/booking/booking";
import type { Content } from "#domain/content/content";
import { canFinish } from "#domain/funnel/finish-link";
import { AppError } from "#domain/errors";
import { uuidSchema } from "#domain/funnel/answers/contact";
import { LIST_FILTERS } from "#domain/leads/filters/list-filters";
import { newMailSchema, SEND_AHEAD_MS } from "#domain/mail/mail-schemas";
import type { MailThread, MailView } from "#domain/mail/mail-thread";
import { isAnswer, MAIL_REFUSALS, mayMail } from "#domain/mail/may-mail";
import { oneLine } from "#domain/one-line";
import { digits } from "#domain/query-number";
import { senderOf } from "#domain/settings/site-settings";
import { Hono } from "hono";
import * as z from "zod/mini";
import { findLead } from "../../db/leads/found-lead.ts";
import { findClosed, findLeadMail, findLeadThread } from "../../db/mail/lead-thread.ts";
import { searchMails } from "../../db/mail/search-mails.ts";
import { cancelMail } from "../../db/mail/queue-mail.ts";
import { writeMail } from "../../db/mail/write-mail.ts";
import { mailFacts } from "../../delivery/email/mail-facts.ts";
import { senderLine, withName } from "../../delivery/email/mail-texts.ts";
import { recipientHash } from "../../delivery/email/unsubscribe-token.ts";
import { openChannels } from "../../http/channel-settings.ts";
import { liveContent } from "../../http/content/live-content.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { finishLink } from "../../http/finish-link.ts";
import { idParam } from "../../http/id-param.ts";
import { appOrigin } from "../../http/origin.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, optionalBody, params, query } from "../../http/validate.ts";

const mailParams = params(z.object({ id: digits("Give a record’s number.", 15), mailId: uuidSchema }));

const searchQuery = query(z.object({ search: LIST_FILTERS.search }));

/** The mails between staff and a lead (contract 22). */
export const leadMails = new Hono<AppEnv>()
  .get("/mails", requireAdmin, searchQuery, async (c) =>
    c.json(await searchMails(primaryDb(c), c.req.valid("query").search)),
  )
  .get("/leads/:id/mails", requireAdmin, idParam, async (c) => {
    const { id } = c.req.valid("param");
    const { permission, found } = await readThread(c, id, Date.now());
    const { content } = await liveContent(c);
    const sender = senderOf(oneLine(c.env.EMAIL_FROM));
    const postalAddress = oneLine(c.env.SENDER_POSTAL_ADDRESS);
    const thread: MailThread = {
      ...permission,
      mails: found.mails,
      more: found.more,
      values: await valuesOf(c, id, found, content, Date.now()),
      answersCome: Boolean(c.env.REPLY_DOMAIN),
      sender: sender.email,
      frame: {
        from: sender.name || sender.email,
        footer: senderLine({ sender: sender.name || null, postalAddress }),
        stop: content.mails.frame.unsubscribe,
      },
    };
    return c.json(thread);
  })
  .post("/leads/:id/mails", requireAdmin, idParam, adminBody(newMailSchema), async (c) => {
    const { id } = c.req.valid("param");
    const mail = c.req.valid("json");
    const act = staffAct(c);
    const earlier = await findLeadMail(primaryDb(c), id, mail.mailId);
    if (earlier) return c.json({ mail: earlier });
    if (mail.sendAt !== undefined) requireNear(mail.sendAt, act.now);
    const { permission, answers } = await readThread(c, id, act.now);
    if (!permission.allowed) throw new AppError("mail_not_allowed", permission.reason);
    await writeMail(followedDb(c), id, act, mail, { isAnswer: answers, origin: openChannels(c).origin });
    return c.json({ mail: await writtenMail(c, id, mail.mailId) }, 201);
  })
  .delete("/leads/:id/mails/:mailId", requireAdmin, mailParams, optionalBody, async (c) => {
    const { id, mailId } = c.req.valid("param");
    const isCancelled = await cancelMail(followedDb(c), id, staffAct(c), mailId);
    const mail = await findLeadMail(primaryDb(c), id, mailId);
    if (!mail) throw new AppError("not_found", "There is no such email.");
    if (!isCancelled && !(mail.direction === "out" && mail.status === "cancelled")) {
      throw new AppError("conflict", "This email is on its way already.", { current: mail });
    }
    return c.json({ mail });
  });

/** A lead's thread, and whether staff may write to it now. Throws `gone` or `not_found` without the lead. */
async function readThread(c: AppContext, id: number, now: number) {
  const db = primaryDb(c);
  const found = await findLeadThread(db, id);
  if (!found) {
    await findLead(db, id);
    throw new AppError("not_found", "There is no such lead.");
  }
  const recipient = found.lead.email && (await recipientHash(c.env, found.lead.email));
  const facts = mailFacts(found.lead, await findClosed(db, recipient));
  return { found, permission: permissionOf(c, mayMail(facts, now)), answers: isAnswer(facts, now) };
}

function permissionOf(c: AppContext, decision: ReturnType<typeof mayMail>) {
  if (!openChannels(c).open.includes("email")) return refused("not_set_up");
  return decision.allowed ? { allowed: true as const } : refused(decision.reason);
}

function refused(reason: keyof typeof MAIL_REFUSALS) {
  return { allowed: false as const, reason: MAIL_REFUSALS[reason] };
}

function requireNear(sendAt: number, now: number): void {
  if (sendAt > now && sendAt <= now + SEND_AHEAD_MS) return;
  const message = "Choose a time within the next 30 days";
  throw new AppError("invalid_request", message, { issues: [{ path: "sendAt", message }] });
}

async function writtenMail(c: AppContext, id: number, mailId: string): Promise<MailView> {
  const mail = await findLeadMail(primaryDb(c), id, mailId);
  if (mail) return mail;
  await findLead(primaryDb(c), id);
  throw new AppError("conflict", "Another email has this id.");
}

type Found = NonNullable<Awaited<ReturnType<typeof findLeadThread>>>;

/** What the placeholders of a template stand for. A link to a hub that is no longer open is no use to anybody. */
async function valuesOf(
  c: AppContext,
  id: number,
  { values }: Found,
  content: Content,
  now: number,
): Promise<MailThread["values"]> {
  const { name, offerName, hubExpiresAt, sessionId, bookingRef } = values;
  const origin = appOrigin(c.env, c.req.url);
  const isOpen = hubExpiresAt !== null && hubExpiresAt > now;
  return {
    firstName: withName("{name}", name) || null,
    brand: content.brand.name,
    program: offerName && oneLine(offerName),
    bookingLink: c.env.BOOKING_URL ? bookingPageUrl(c.env.BOOKING_URL, { bookingRef }) : null,
    hubLink: isOpen && origin !== null ? new URL(`/hub/${sessionId}`, origin).href : null,
    finishLink: canFinish(values) ? await finishLink(c, id, now) : null,
  };
}
