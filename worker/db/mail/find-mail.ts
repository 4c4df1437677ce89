import { eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { mails } from "../schema/mail.ts";

export type SavedMail = typeof mails.$inferSelect;

/** Null if it is gone, as after the erasure of its lead. */
export async function findMail(db: Db, id: number): Promise<SavedMail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}
