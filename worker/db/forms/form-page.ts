import { eq, sql } from "drizzle-orm";
import type { ListedForm, Page } from "../../forms/graph-leads.ts";
import { batchOf } from "../batch-of.ts";
import { runSql, type Db } from "../client.ts";
import { formPages, leadForms } from "../schema/forms.ts";

const LEASE_MS = 60_000;

export type FormPage = typeof formPages.$inferSelect;

/** What is known of a page, from its connection on. */
export async function findFormPage(db: Db, pageId: string, now: number): Promise<FormPage> {
  const { page } = await batchOf(db, {
    connected: db.insert(formPages).values({ pageId, connectedAt: now }).onConflictDoNothing(),
    page: db.select().from(formPages).where(eq(formPages.pageId, pageId)),
  });
  const [row] = page;
  if (!row) throw new Error("A row that was just stored is not there.");
  return row;
}

/** Lets all calls for a page wait until a time (ms); `paused`, since Meta refuses the token. */
export async function holdPage(
  db: Db,
  pageId: string,
  { until, error, paused, now }: { until: number; error: string; paused: boolean; now: number },
): Promise<void> {
  const pausedAt = paused ? sql`coalesce(${formPages.pausedAt}, ${now})` : null;
  await db
    .update(formPages)
    .set({ heldUntil: until, error, attempts: sql`attempts + 1`, leaseUntil: 0, pausedAt })
    .where(eq(formPages.pageId, pageId));
}

/** Notes that Meta answers again. */
export async function releasePage(db: Db, pageId: string): Promise<void> {
  await db
    .update(formPages)
    .set({ heldUntil: 0, error: null, attempts: 0, pausedAt: null })
    .where(sql`page_id = ${pageId} and (error is not null or held_until > 0 or paused_at is not null)`);
}

/** Leases the list of a page's forms to one run, if it is due or was left unfinished; null if it is not. */
export async function leaseList(
  db: Db,
  pageId: string,
  every: number,
  now: number,
): Promise<FormPage | null> {
  const isDue = sql`(list_began_at is not null or coalesce(listed_at, 0) <= ${now - every})`;
  const [page] = await db
    .update(formPages)
    .set({ leaseUntil: now + LEASE_MS, listBeganAt: sql`coalesce(list_began_at, ${now})` })
    .where(sql`page_id = ${pageId} and lease_until <= ${now} and ${isDue}`)
    .returning();
  return page ?? null;
}

/** Stores a page of forms and where the next begins; what staff have set up stays. */
export async function storeForms(
  db: Db,
  page: FormPage,
  { rows, cursor }: Page<ListedForm>,
  now: number,
): Promise<void> {
  const isMine = sql`page_id = ${page.pageId} and lease_until = ${page.leaseUntil}`;
  await batchOf(db, {
    forms: runSql(
      db,
      sql`
      insert into ${leadForms} (id, page_id, name, status, locale, questions, seen_at)
      select value ->> 'id', ${page.pageId}, value ->> 'name', value ->> 'status', value ->> 'locale',
        value -> 'questions', ${now}
      from json_each(${JSON.stringify(rows)}) where true
      on conflict (id) do update set page_id = excluded.page_id, name = excluded.name, status = excluded.status,
        locale = excluded.locale, questions = excluded.questions, seen_at = excluded.seen_at`,
    ),
    page: db
      .update(formPages)
      .set(
        cursor === null
          ? { listCursor: null, listBeganAt: null, listedAt: page.listBeganAt ?? now, leaseUntil: 0 }
          : { listCursor: cursor },
      )
      .where(isMine),
  });
}
