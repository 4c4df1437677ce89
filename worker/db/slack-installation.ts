import type { SlackStatus } from "#domain/slack-status";
import { eq } from "drizzle-orm";
import { auditWrite, type StaffAct } from "./audit.ts";
import type { Db } from "./client.ts";
import { slackInstallation } from "./schema.ts";

export type Installation = Omit<SlackStatus, "available" | "authorizeUrl" | "connected">;

const ONLY_ID = 1;

/** The connected workspace as staff see it, or null. */
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

/** Forgets the workspace with its webhook; false when none was connected. */
export async function removeInstallation(db: Db, act: StaffAct): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(slackInstallation)
      .where(eq(slackInstallation.id, ONLY_ID))
      .returning({ id: slackInstallation.id }),
    auditWrite(db, act, ONLY_ID, { action: "disconnect", entity: "slack" }),
  ]);
  return removed.length > 0;
}
