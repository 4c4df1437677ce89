import type { SlackStatus } from "#domain/delivery/slack-status";
import { and, eq, ne, sql } from "drizzle-orm";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { resumeChannel } from "./channel-pauses.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { tellChange } from "./changes/tell-change.ts";
import { slackInstallation, slackNonces } from "../schema/delivery.ts";

export type Installation = Omit<SlackStatus, "available" | "authorizeUrl" | "connected" | "buttons">;

/** Slack's response to connecting, with the webhook and the token already encrypted. */
export type NewInstallation = {
  teamId: string | null;
  teamName: string;
  channelName: string;
  channelId: string | null;
  configurationUrl: string | null;
  webhookCiphertext: string;
  tokenCiphertext: string | null;
  scopes: string;
};

/** What messages are sent with: the hook and, where the app may post by itself, its token and channel. */
export type SlackConnection = {
  teamId: string | null;
  channelId: string | null;
  channelName: string;
  webhook: string;
  token: string | null;
  /** Joined by commas. */
  scopes: string;
  uninvited: boolean;
};

const ONLY_ID = 1;

/** Slack is a channel that is connected and disconnected as well: its card shows it. */
const tellSlack = (db: Db) => tellChange(db, "channel", "updated", "slack");

/** The connected workspace as staff see it; null if there is none. */
export async function findInstallation(db: Db): Promise<Installation | null> {
  const [row] = await db
    .select({
      teamName: slackInstallation.teamName,
      channelName: slackInstallation.channelName,
      configurationUrl: slackInstallation.configurationUrl,
      brokenReason: slackInstallation.brokenReason,
    })
    .from(slackInstallation)
    .where(eq(slackInstallation.id, ONLY_ID));
  return row ? { ...row, channelName: row.channelName.replace(/^#/, "") } : null;
}

/** The connected workspace as messages need it, its secrets still encrypted; null if there is none. */
export async function findConnection(db: Db): Promise<SlackConnection | null> {
  return connectionOf(await selectConnection(db));
}

export function selectConnection(db: Db) {
  return db
    .select({
      teamId: slackInstallation.teamId,
      channelId: slackInstallation.channelId,
      channelName: slackInstallation.channelName,
      webhook: slackInstallation.webhookCiphertext,
      token: slackInstallation.tokenCiphertext,
      scopes: slackInstallation.scopes,
      uninvited: slackInstallation.uninvited,
    })
    .from(slackInstallation)
    .where(eq(slackInstallation.id, ONLY_ID));
}

export function connectionOf([row]: Awaited<ReturnType<typeof selectConnection>>): SlackConnection | null {
  return row ? { ...row, uninvited: row.uninvited === 1 } : null;
}

/** Notes whether the channel takes the app's own messages, or waits for somebody to invite it. */
export async function setUninvited(db: FollowedDb, uninvited: boolean): Promise<void> {
  await writeBatch(db, [
    db
      .update(slackInstallation)
      .set({ uninvited: Number(uninvited) })
      .where(and(eq(slackInstallation.id, ONLY_ID), ne(slackInstallation.uninvited, Number(uninvited)))),
    tellSlack(db),
  ]);
}

/** Connects a workspace, replacing any earlier one, and releases the messages that waited for it. */
export async function saveInstallation(db: FollowedDb, act: StaffAct, given: NewInstallation): Promise<void> {
  const values = { ...given, brokenReason: null, uninvited: 0, installedBy: act.who, installedAt: act.now };
  const { teamName, channelName } = given;
  await writeBatch(db, [
    db
      .insert(slackInstallation)
      .values({ id: ONLY_ID, ...values })
      .onConflictDoUpdate({ target: slackInstallation.id, set: values }),
    auditWrite(db, act, ONLY_ID, {
      action: "connect",
      entity: "slack",
      details: { teamName, channelName },
    }),
    tellSlack(db),
    ...resumeChannel(db, "slack", act.now),
  ]);
}

/**
 * Deletes the workspace and its secrets; unsent messages wait for the next one. Returns the token's ciphertext for
 * revoking it at Slack; undefined if none was connected.
 */
export async function removeInstallation(db: FollowedDb, act: StaffAct): Promise<string | null | undefined> {
  const [, removed] = await writeBatch(db, [
    runSql(
      db,
      sql`
      insert into channel_pauses (channel, reason, since)
      select 'slack', 'not_connected', ${act.now} from slack_installation where id = ${ONLY_ID}
      on conflict (channel) do update set reason = excluded.reason`,
    ),
    db
      .delete(slackInstallation)
      .where(eq(slackInstallation.id, ONLY_ID))
      .returning({ token: slackInstallation.tokenCiphertext }),
    auditWrite(db, act, ONLY_ID, { action: "disconnect", entity: "slack", details: {} }),
    tellSlack(db),
  ]);
  return removed[0]?.token;
}

/** Uses up the nonce of an OAuth state; false if it was already used. Kept until it would have expired. */
export async function spendNonce(db: Db, nonce: string, expiresAt: number): Promise<boolean> {
  const spent = await db
    .insert(slackNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: sql<string>`nonce` });
  return spent.length > 0;
}
