import { sql, type SQL } from "drizzle-orm";
import { isoSql } from "../../iso-sql.ts";
import { json } from "../../json-column.ts";
import { type mails } from "../../schema/mail.ts";

type OwnMail = Pick<typeof mails.$inferSelect, "direction" | "by" | "fromAddress" | "fromName"> &
  Pick<typeof mails.$inferSelect, "subject" | "text" | "attachments"> &
  Record<"at" | "sendAt", string | null>;

/** The mails that the lead and staff wrote to each other. */
export const mailsOf = mailsIn(sql`t.lead_id = assessments.id`);

/** The mails about a call that has no lead; of a call that was moved, those of all its bookings, with the last. */
export const mailsOfBooking = mailsIn(sql`t.lead_id is null and bookings.replaced_by is null
  and t.booking_chain = coalesce(bookings.chain, bookings.id)`);

/** The mails of the threads `t` that `which` names. */
function mailsIn(which: SQL) {
  return json<OwnMail[]>(sql`
    select json_group_array(json_object('at', ${isoSql(sql`at`)}, 'direction', direction, 'by', "by",
      'sendAt', ${isoSql(sql`send_at`)}, 'fromAddress', from_address, 'fromName', from_name, 'subject', subject,
      'text', text, 'attachments', json(coalesce(attachments, '[]'))) order by id)
    from (select m.* from mail_threads t join mails m on m.thread_id = t.id where ${which})`);
}
