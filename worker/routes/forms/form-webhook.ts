import { AppError } from "#domain/errors";
import { leadsOfWebhook } from "#domain/forms/form-webhook";
import { Hono } from "hono";
import { sameText } from "../../crypto/hmac.ts";
import { formLeadTombstone } from "../../crypto/keyed-hash.ts";
import { isSignedByMeta } from "../../crypto/meta-signature.ts";
import { storeTold } from "../../db/forms/told-leads.ts";
import { missingForForms } from "../../forms/leads-page.ts";
import { readToldLeads } from "../../forms/read-form-leads.ts";
import { behindAnswer } from "../../http/after-answer.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { guarding } from "../../http/guard.ts";
import { limitAddress, limitMetaPage } from "../../http/rate-limit.ts";
import { bodyBytes, limitBody } from "../../http/validate.ts";
import { logError } from "../../log.ts";

const BODY_LIMIT = 256 * 1024;

/** Lets only Meta itself through. */
const signedByMeta = guarding({ kind: "signed", by: "Meta" }, async (c, next) => {
  const signed = { body: await bodyBytes(c), signature: c.req.header("x-hub-signature-256") ?? "" };
  if (!(await isSignedByMeta(setUp(c).META_APP_SECRET, signed))) {
    throw new AppError("unauthorized", "Unauthorized: the signature is missing or wrong.");
  }
  await next();
});

/** What Meta tells of the page's lead forms (contract 23): stored, answered, and only then read. */
export const formWebhook = new Hono<AppEnv>()
  .get("/meta/leads", limitAddress("RL_WEBHOOK_ADDRESS"), (c) => {
    const { META_VERIFY_TOKEN } = setUp(c);
    const isOurs = sameText(META_VERIFY_TOKEN, c.req.query("hub.verify_token") ?? "");
    if (c.req.query("hub.mode") !== "subscribe" || !isOurs) {
      throw new AppError("forbidden", "Forbidden: this is not the verify token.");
    }
    return c.text(c.req.query("hub.challenge") ?? "");
  })
  .post("/meta/leads", limitBody(BODY_LIMIT), signedByMeta, async (c) => {
    const { META_PAGE_ID: pageId } = c.env;
    await limitMetaPage(c, pageId);
    const now = Date.now();
    const told = leadsOfWebhook(new TextDecoder().decode(await bodyBytes(c)), pageId);
    if (told.length === 0) return c.json({ ok: true as const });
    const rows = told.map(async (lead) => ({
      ...lead,
      tombstone: await formLeadTombstone(c.env, lead.leadgenId),
    }));
    await storeTold(primaryDb(c), await Promise.all(rows), now);
    behindAnswer(c, readSoon(c, now));
    return c.json({ ok: true as const });
  });

/** The secrets, once everything is set that form leads need; Meta tries again after a 503. */
function setUp({ env }: AppContext): { META_APP_SECRET: string; META_VERIFY_TOKEN: string } {
  const missing = missingForForms(env);
  const { META_APP_SECRET = "", META_VERIFY_TOKEN = "" } = env;
  if (missing.length > 0) throw new AppError("not_configured", `Not set: ${missing.join(", ")}.`);
  return { META_APP_SECRET, META_VERIFY_TOKEN };
}

/** The cron reads what is cut off here. */
async function readSoon(c: AppContext, now: number): Promise<void> {
  try {
    await readToldLeads(c.env, now, { db: followedDb(c), url: c.req.url });
  } catch (error) {
    logError("read_form_leads", error);
  }
}
