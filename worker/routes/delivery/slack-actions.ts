import { readSlackPress } from "#domain/delivery/slack-press";
import { AppError } from "#domain/errors";
import { parsedJson } from "#domain/parsed-json";
import { Hono } from "hono";
import * as z from "zod/mini";
import { finishPress } from "../../slack-actions/finish-press.ts";
import { seal } from "../../crypto/sealed.ts";
import { isSignedBySlack } from "../../crypto/slack-signature.ts";
import { storePress, type StoredPress } from "../../db/delivery/slack-presses.ts";
import { isSlackWebhook } from "../../delivery/slack/slack-hosts.ts";
import { behindAnswer } from "../../http/after-answer.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { guarding } from "../../http/guard.ts";
import { limitSlackUser } from "../../http/rate-limit.ts";
import { bodyBytes, limitBody } from "../../http/validate.ts";
import { logError } from "../../log.ts";

const BODY_LIMIT = 256 * 1024;

const payloadSchema = z.object({
  type: z.literal("block_actions"),
  team: z.object({ id: z.string().check(z.maxLength(50)) }),
  user: z.object({ id: z.string().check(z.maxLength(50)) }),
  response_url: z.optional(z.string().check(z.maxLength(2000))),
  actions: z
    .array(
      z.object({
        action_id: z.string(),
        block_id: z.string(),
        action_ts: z.string().check(z.maxLength(50)),
        selected_option: z.nullish(z.object({ value: z.string() })),
      }),
    )
    .check(z.minLength(1)),
});
type Payload = z.output<typeof payloadSchema>;

/** Lets only Slack itself through. */
const signedBySlack = guarding({ kind: "signed", by: "Slack" }, async (c, next) => {
  const secret = c.env.SLACK_SIGNING_SECRET;
  if (!secret) throw new AppError("not_configured", "SLACK_SIGNING_SECRET is not set.");
  const body = await bodyBytes(c);
  const timestamp = c.req.header("x-slack-request-timestamp") ?? "";
  const signature = c.req.header("x-slack-signature") ?? "";
  if (!(await isSignedBySlack(secret, { body, timestamp, signature }, Date.now()))) {
    throw new AppError("unauthorized", "Unauthorized: the signature is missing, wrong or too old.");
  }
  await next();
});

/** Clicks on buttons in Slack (contract 16): stored, answered, and only then carried out. */
export const slackActions = new Hono<AppEnv>().post(
  "/slack/actions",
  limitBody(BODY_LIMIT),
  signedBySlack,
  async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const payload = payloadSchema.safeParse(parsedJson(form.get("payload") ?? "")).data;
    if (!payload) throw new AppError("invalid_request", "The payload is not a button click.");
    await limitSlackUser(c, payload.team.id, payload.user.id);
    const stored = await store(c, payload);
    if (stored) behindAnswer(c, finish(c, stored));
    return c.json({ ok: true as const });
  },
);

/** Null if it is not one of our buttons, or if the click is already stored. */
async function store(c: AppContext, payload: Payload): Promise<StoredPress | null> {
  const [action] = payload.actions;
  if (!action) return null;
  const press = readSlackPress(action.block_id, action.action_id, action.selected_option?.value);
  if (!press) return null;
  const { response_url: url } = payload;
  const isSlack = url !== undefined && isSlackWebhook(c.env, url);
  const given = {
    teamId: payload.team.id,
    userId: payload.user.id,
    actionTs: action.action_ts,
    press,
    sealedResponse: isSlack ? await seal(c.env, "slack-response", url) : null,
  };
  return storePress(primaryDb(c), given, Date.now());
}

/** The cron finishes what is cut off here. */
async function finish(c: AppContext, stored: StoredPress): Promise<void> {
  try {
    await finishPress(c, followedDb(c), stored, Date.now());
  } catch (error) {
    logError("slack_press", error);
  }
}
