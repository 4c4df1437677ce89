import { BOOKING_PROVIDERS } from "#domain/booking/booking-event";
import { BOOKING_OUTCOMES, BOOKING_STATUSES } from "#domain/booking/booking-status";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

export const bookings = sqliteTable(
  "bookings",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    provider: text("provider", { enum: BOOKING_PROVIDERS }).notNull(),
    providerId: text("provider_id").notNull(),
    /** The keyed hash of provider and id, which remains for a while after the booking is erased. */
    tombstone: text("tombstone").notNull(),
    assessmentId: integer("assessment_id"),
    matchedBy: text("matched_by", { enum: ["ref", "email", "staff"] }),
    status: text("status", { enum: BOOKING_STATUSES }).notNull(),
    name: text("name"),
    email: text("email"),
    /** The provider's id of whoever booked, where it sends no address. */
    contactId: text("contact_id"),
    startsAt: integer("starts_at"),
    endsAt: integer("ends_at"),
    /** Where the call is joined, if the provider sent a link. */
    joinUrl: text("join_url"),
    /** The provider's time of the newest event applied; older events change nothing. */
    eventAt: integer("event_at").notNull().default(0),
    /** The outcome of the call, who recorded it, and when. It overrides the provider's status. */
    outcome: text("outcome", { enum: BOOKING_OUTCOMES }),
    outcomeBy: text("outcome_by"),
    outcomeAt: integer("outcome_at"),
    /** The outcome that the provider reports, which staff confirm, and the provider's time of the report. */
    said: text("said", { enum: BOOKING_OUTCOMES }),
    saidAt: integer("said_at").notNull().default(0),
    /** The provider's id of the booking that replaced this one. */
    replacedBy: text("replaced_by"),
    /** The id of the first of the bookings that replaced each other (contract 22); null if it is this one. */
    chain: integer("chain"),
    /** How often the call was moved or cancelled: the SEQUENCE of its calendar file. */
    sequence: integer("sequence").notNull().default(0),
    /** The invitee's IANA zone, and the provider's own links to move and to cancel, if its webhook had them. */
    timeZone: text("time_zone"),
    moveUrl: text("move_url"),
    cancelUrl: text("cancel_url"),
    /** When the lead said that they will be there; null again once the call has moved. */
    attendsAt: integer("attends_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("bookings_provider").on(t.provider, t.providerId),
    index("bookings_assessment").on(t.assessmentId),
    index("bookings_email")
      .on(sql`lower(email)`)
      .where(sql`email is not null`),
    index("bookings_unmatched")
      .on(t.id)
      .where(sql`assessment_id is null`),
    index("bookings_chain")
      .on(t.chain)
      .where(sql`chain is not null`),
    index("bookings_starts")
      .on(t.startsAt)
      .where(sql`replaced_by is null`),
  ],
);
