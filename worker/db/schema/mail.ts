import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MAIL_DIRECTIONS } from "#domain/mail/mail-direction";
import type { MailFile } from "#domain/mail/received-mail";

/**
 * A conversation by mail: of a lead, or of a chain of bookings without one (contract 22). The reply address names it, so
 * a thread of a booking that is matched later stays and belongs to the lead as well.
 */
export const mailThreads = sqliteTable(
  "mail_threads",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    leadId: integer("lead_id"),
    /** The first booking of the chain (`bookings.chain`). */
    bookingChain: integer("booking_chain").unique(),
    createdAt: integer("created_at").notNull(),
    /** When the mail came from which its lead waits for an answer, or last waited for one. */
    waitsSince: integer("waits_since"),
    /** The version of the settings by which the answer's time was computed. */
    dueVersion: integer("due_version").notNull().default(0),
  },
  (t) => [
    index("mail_threads_due")
      .on(t.dueVersion, t.id)
      .where(sql`waits_since is not null`),
    index("mail_threads_lead")
      .on(t.leadId)
      .where(sql`lead_id is not null`),
  ],
);

/** The mails that staff wrote and that leads sent. Whether one of ours has been sent is in its outbox row. */
export const mails = sqliteTable(
  "mails",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    threadId: integer("thread_id").notNull(),
    direction: text("direction", { enum: MAIL_DIRECTIONS }).notNull(),
    /** Of ours, a UUID made by the screen; of theirs, the hash that tells one mail from another. */
    mailId: text("mail_id").notNull().unique(),
    at: integer("at").notNull(),
    /** Who of the staff wrote it; null for the lead's. */
    by: text("by"),
    /** When ours is to be sent. */
    sendAt: integer("send_at"),
    /** The lead's: the address and name in From, and the Message-ID, which our answer refers to. */
    fromAddress: text("from_address"),
    fromName: text("from_name"),
    messageId: text("message_id"),
    /** 1 of an out-of-office, a bounce, or a list: it wakes nobody. */
    automatic: integer("automatic").notNull().default(0),
    /** 1 of a mail that could not be parsed, or whose text was cut. */
    unreadable: integer("unreadable").notNull().default(0),
    cut: integer("cut").notNull().default(0),
    /** JSON: names and sizes; attachments are not stored. */
    attachments: text("attachments", { mode: "json" }).$type<MailFile[]>(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
  },
  (t) => [
    index("mails_thread").on(t.threadId, t.id),
    // How many came within an hour.
    index("mails_received")
      .on(t.at)
      .where(sql`direction = 'in'`),
  ],
);

export const mailTemplates = sqliteTable("mail_templates", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  name: text("name").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: integer("updated_at").notNull(),
});
