import { slackPressSchema, type SlackPress } from "#domain/delivery/slack-press";
import { parsedJson } from "#domain/parsed-json";
import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "../client.ts";
import { slackPresses } from "../schema/delivery.ts";

/** Longer than work after an answer may live. */
const LEASE_MS = 40_000;
const ROWS_A_PIECE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A click as Slack sent it. `sealedResponse` is where to answer the person, encrypted. */
export type NewPress = {
  teamId: string;
  userId: string;
  actionTs: string;
  press: SlackPress;
  sealedResponse: string | null;
};

/** The same as stored; `press` is null if it is no longer understood. */
export type StoredPress = Omit<NewPress, "press" | "actionTs"> & {
  id: number;
  press: SlackPress | null;
  callId: string;
  at: number;
};

type Row = typeof slackPresses.$inferSelect;

/** Stores a click for this caller to finish; null if it is already stored. */
export async function storePress(
  db: Db,
  { press, sealedResponse, ...given }: NewPress,
  now: number,
): Promise<StoredPress | null> {
  const [row] = await db
    .insert(slackPresses)
    .values({
      ...given,
      press: JSON.stringify(press),
      responseCiphertext: sealedResponse,
      callId: crypto.randomUUID(),
      at: now,
      leaseUntil: now + LEASE_MS,
    })
    .onConflictDoNothing()
    .returning();
  return row ? storedOf(row) : null;
}

/** Claims clicks that were stored and never finished, for this caller alone. */
export async function claimPresses(db: Db, most: number, now: number): Promise<StoredPress[]> {
  const open = sql`(
    select id from slack_presses where ${isOpenPress(now)} order by lease_until limit ${most})`;
  const claimed = await db
    .update(slackPresses)
    .set({ leaseUntil: now + LEASE_MS })
    .where(inArray(slackPresses.id, open))
    .returning();
  return claimed.map(storedOf);
}

/** The address to answer at is deleted once a click is finished. */
export async function endPress(db: Db, id: number, now: number): Promise<void> {
  await db
    .update(slackPresses)
    .set({ doneAt: now, responseCiphertext: null })
    .where(and(eq(slackPresses.id, id), isNull(slackPresses.doneAt)));
}

/** Deletes a piece of the clicks that are a day old; returns how many. */
export async function deleteOldPresses(db: Db, now: number): Promise<number> {
  const old = db
    .select({ id: slackPresses.id })
    .from(slackPresses)
    .where(areOldPresses(now))
    .limit(ROWS_A_PIECE);
  const gone = await db
    .delete(slackPresses)
    .where(inArray(slackPresses.id, old))
    .returning({ id: slackPresses.id });
  return gone.length;
}

/** A click whose caller has not finished it in time. */
export function isOpenPress(now: number): SQL {
  return sql`done_at is null and lease_until <= ${now}`;
}

export function areOldPresses(now: number): SQL {
  return sql`at <= ${now - DAY_MS}`;
}

function storedOf({ id, teamId, userId, press, responseCiphertext, callId, at }: Row): StoredPress {
  const known = slackPressSchema.safeParse(parsedJson(press)).data ?? null;
  return { id, teamId, userId, press: known, sealedResponse: responseCiphertext, callId, at };
}
