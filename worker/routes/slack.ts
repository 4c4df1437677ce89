import { AppError } from "#domain/errors";
import type { SlackStatus } from "#domain/slack-status";
import { Hono } from "hono";
import { findInstallation, removeInstallation } from "../db/slack-installation.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { staffAct } from "../http/staff-act.ts";

/** The Slack card of the settings (contract 8). */
export const slack = new Hono<AppEnv>()
  .get("/slack/status", requireAdmin, async (c) => {
    const installation = await findInstallation(primaryDb(c));
    const status: SlackStatus = {
      available: isAvailable(c.env),
      authorizeUrl: null,
      connected: installation !== null,
      teamName: installation?.teamName ?? null,
      channelName: installation?.channelName ?? null,
      configurationUrl: installation?.configurationUrl ?? null,
      brokenReason: installation?.brokenReason ?? null,
    };
    return c.json(status);
  })
  .post("/slack/disconnect", requireAdmin, async (c) => {
    if (!(await removeInstallation(primaryDb(c), staffAct(c)))) throw notConnected(c);
    return c.json({ ok: true as const });
  })
  .post("/slack/test", requireAdmin, (c) => {
    throw notConnected(c);
  });

function isAvailable(env: Env): boolean {
  return Boolean(env.SLACK_CLIENT_ID && env.SLACK_CLIENT_SECRET && env.ENCRYPTION_KEY);
}

function notConnected(c: AppContext): AppError {
  return isAvailable(c.env)
    ? new AppError("conflict", "No Slack workspace is connected.")
    : new AppError(
        "not_configured",
        "Slack is not set up: SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, ENCRYPTION_KEY.",
      );
}
