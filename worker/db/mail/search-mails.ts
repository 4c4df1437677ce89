import type { FoundMail } from "#domain/mail/found-mail";
import { SEARCHED_ANYWHERE } from "#domain/leads/filters/searched-text";
import { isoText } from "#domain/time/iso-text";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { phraseOf } from "../leads/assessment-search.ts";

const FOUND_MOST = 8;
/** Of one lead only the newest is listed, and those of bookings without a lead are passed over. */
const READ_MOST = 40;
/** As long as the index allows: so many characters are shown of a mail. */
const WORDS = 64;

type Row = Omit<FoundMail, "at"> & { at: number };

/**
 * The newest mails, in and out, whose subject or text contains this text, in any case, each of another lead: found by
 * trigrams, and so none for fewer than three characters.
 */
export async function searchMails(db: Db, text: string): Promise<FoundMail[]> {
  if ([...text].length < SEARCHED_ANYWHERE) return [];
  const rows = await allSql<Row>(
    db,
    sql`
    select m.mail_id as mailId, a.id as leadId, a.name, a.email, m.direction, m.at, m.subject, f.words
    from (
      select rowid as id, snippet(mail_search, -1, '', '', '…', ${WORDS}) as words from mail_search
      where mail_search match ${phraseOf(text)} order by rowid desc limit ${READ_MOST}) f
    cross join mails m on m.id = f.id
    cross join mail_threads t on t.id = m.thread_id
    cross join assessments a on a.id = t.lead_id
    order by m.id desc`,
  );
  const newest = new Map(rows.toReversed().map((row) => [row.leadId, row]));
  const found = rows.filter((row) => newest.get(row.leadId) === row);
  return found.slice(0, FOUND_MOST).map((row) => ({ ...row, at: isoText(row.at) }));
}
