import { sql } from "drizzle-orm";
import { isoSql } from "../../iso-sql.ts";
import { json } from "../../json-column.ts";
import { type mails } from "../../schema/mail.ts";

type OwnMail = Pick<typeof mails.$inferSelect, "direction" | "by" | "fromAddress" | "fromName"> &
  Pick<typeof mails.$inferSelect, "subject" | "text" | "attachments"> &
  Record<"at" | "sendAt", string | null>;

/** The mails that the lead and staff wrote to each other. */
export const mailsOf = json<OwnMail[]>(sql`
  select json_group_array(json_object('at', ${isoSql(sql`at`)}, 'direction', direction, 'by', "by",
    'sendAt', ${isoSql(sql`send_at`)}, 'fromAddress', from_address, 'fromName', from_name, 'subject', subject,
    'text', text, 'attachments', json(coalesce(attachments, '[]'))) order by id)
  from (select m.* from mail_threads t join mails m on m.thread_id = t.id where t.lead_id = assessments.id)`);
