import type { SlackStatus } from "#domain/delivery/slack-status";
import { AppError } from "#domain/errors";
import { settingsPath } from "#domain/settings/settings-section";
import { Hono } from "hono";
import * as z from "zod/mini";
import {
  findConnection,
  findInstallation,
  removeInstallation,
  saveInstallation,
  spendNonce,
  type Installation,
} from "../../db/delivery/slack-installation.ts";
import {
  isSlackAvailable,
  redeemCode,
  revokeToken,
  slackAuthorizeUrl,
} from "../../delivery/slack/slack-oauth.ts";
import { slackButtons } from "../../delivery/slack/slack-scopes.ts";
import { newSlackState, readSlackState } from "../../delivery/slack/slack-state.ts";
import { sendSlackTest } from "../../delivery/slack/slack-test.ts";
import { deliverAllSoon } from "../../http/after-answer.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { appOrigin, requireAppOrigin } from "../../http/origin.ts";
import { requireAdmin, isOwner, requireOwner } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { optionalBody, query } from "../../http/validate.ts";

const callbackSchema = z.object({
  code: z.optional(z.string().check(z.maxLength(500))),
  state: z.optional(z.string().check(z.maxLength(500))),
  error: z.optional(z.string().check(z.maxLength(200))),
});

/** The outcome of connecting, passed to the Slack card in the URL. */
type Ending = "connected" | "denied" | "expired" | "misconfigured" | "failed";

const NOT_CONNECTED: Installation = {
  teamName: null,
  channelName: null,
  configurationUrl: null,
  brokenReason: null,
};

/** The Slack card of the settings (contract 8). */
export const slack = new Hono<AppEnv>()
  .get("/slack/status", requireAdmin, async (c) => {
    const db = primaryDb(c);
    const installation = await findInstallation(db);
    const status: SlackStatus = {
      available: isSlackAvailable(c.env) && appOrigin(c.env, c.req.url) !== null,
      authorizeUrl: await authorizeUrl(c),
      connected: installation !== null,
      ...(installation ?? NOT_CONNECTED),
      buttons: slackButtons(c.env, await findConnection(db)),
    };
    return c.json(status);
  })
  .get("/slack/callback", requireAdmin, requireOwner("slack"), query(callbackSchema), async (c) => {
    const origin = requireAppOrigin(c.env, c.req.url);
    requireAvailable(c);
    const { code, state, error } = c.req.valid("query");
    const act = staffAct(c);
    const known = await readSlackState(c.env, act.who, state ?? "");
    if (!known) throw badState();
    if (known.expiresAt <= act.now) return ending(c, "expired");
    const db = followedDb(c);
    if (!(await spendNonce(db, known.nonce, known.expiresAt))) throw badState();
    if (error !== undefined || !code) return ending(c, error === "access_denied" ? "denied" : "failed");
    const installation = await redeemCode(c.env, origin, code);
    if (typeof installation === "string") return ending(c, installation);
    await saveInstallation(db, act, installation);
    deliverAllSoon(c);
    return ending(c, "connected");
  })
  .post("/slack/disconnect", requireAdmin, requireOwner("slack"), optionalBody, async (c) => {
    const token = await removeInstallation(followedDb(c), staffAct(c));
    if (token === undefined) throw notConnected(c);
    return c.json({ ok: true as const, revoked: token !== null && (await revokeToken(c.env, token)) });
  })
  .post("/slack/test", requireAdmin, optionalBody, async (c) => {
    const origin = appOrigin(c.env, c.req.url);
    const outcome = await sendSlackTest({ env: c.env, db: followedDb(c), now: Date.now(), origin });
    if (!outcome) throw notConnected(c);
    if (outcome.result === "sent") {
      deliverAllSoon(c);
      return c.json({ ok: true as const });
    }
    throw new AppError("upstream_failed", `Slack did not accept the message (${outcome.error}).`);
  });

/** Where an owner connects Slack; null for others, and where it is not set up. */
async function authorizeUrl(c: AppContext): Promise<string | null> {
  const origin = appOrigin(c.env, c.req.url);
  if (!origin || !isSlackAvailable(c.env) || !isOwner(c)) return null;
  const state = await newSlackState(c.env, c.get("staff").email, Date.now());
  return state && slackAuthorizeUrl(c.env, origin, state);
}

/** Sends a browser that returns from Slack on to the card, which shows the outcome. */
function ending(c: AppContext, slackEnding: Ending): Response {
  return c.redirect(settingsPath("general", `slack=${slackEnding}`));
}

function badState(): AppError {
  return new AppError(
    "invalid_request",
    "This link from Slack is not valid for you or has already been used. Please start again from System Settings.",
  );
}

function requireAvailable(c: AppContext): void {
  if (!isSlackAvailable(c.env)) throw notSetUp();
}

function notConnected(c: AppContext): AppError {
  if (!isSlackAvailable(c.env)) return notSetUp();
  return new AppError("conflict", "No Slack workspace is connected.");
}

function notSetUp(): AppError {
  return new AppError(
    "not_configured",
    "Slack is not set up. It needs SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SESSION_HMAC_KEY and ENCRYPTION_KEY " +
      "(32 bytes of base64); the keys of .dev.vars.example count on this machine only.",
  );
}
