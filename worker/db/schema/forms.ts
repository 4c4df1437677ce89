import type { FormAllows, FormMapping } from "#domain/forms/form-set-up";
import type { FormQuestion, GivenField, GivenTick } from "#domain/forms/form-lead";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How a lead came to us: from Meta in one of two ways, or by another program (contract 24). */
export const FORM_LEAD_WAYS = ["webhook", "reading", "api"] as const;
/** `waiting` is to be read from Meta; `test` was filled in by Meta's own tool; `gone` is no longer at Meta. */
export const FORM_LEAD_STATES = ["waiting", "read", "test", "gone"] as const;

/**
 * Meta's own lead forms (contract 23), archived ones too. Ids of Meta are text of digits. Keys of other programs stand here
 * as forms of a page of their own.
 */
export const leadForms = sqliteTable("lead_forms", {
  id: text("id").primaryKey(),
  pageId: text("page_id").notNull(),
  name: text("name").notNull(),
  status: text("status").notNull(),
  locale: text("locale"),
  questions: text("questions", { mode: "json" }).$type<FormQuestion[]>().notNull(),
  /** The questions when the form was set up; null until then. A question that is not among them is new. */
  questionsSetUp: text("questions_set_up", { mode: "json" }).$type<FormQuestion[]>(),
  mapping: text("mapping", { mode: "json" }).$type<FormMapping>(),
  allows: text("allows", { mode: "json" }).$type<FormAllows>(),
  setUpAt: integer("set_up_at"),
  setUpBy: text("set_up_by"),
  /** Grows with each set-up, after which all leads of the form are read anew. */
  version: integer("version").notNull().default(1),
  seenAt: integer("seen_at").notNull(),
  /** When its last complete reading began, and the last that went back a week or more. */
  readAt: integer("read_at"),
  weekReadAt: integer("week_read_at"),
  /** Of the reading under way: when it began, from which creation on (ms) it reads, and where it goes on. */
  beganAt: integer("began_at"),
  readFrom: integer("read_from"),
  cursor: text("cursor"),
  leaseUntil: integer("lease_until").notNull().default(0),
  heldUntil: integer("held_until").notNull().default(0),
  attempts: integer("attempts").notNull().default(0),
  error: text("error"),
});

/** One row for each lead that Meta has told of, whatever becomes of it. */
export const formLeads = sqliteTable(
  "form_leads",
  {
    leadgenId: text("leadgen_id").primaryKey(),
    /** The keyed hash that erasure keeps of the id. */
    tombstone: text("tombstone").notNull(),
    formId: text("form_id").notNull(),
    /** When it was made, as Meta says; null until that is known. */
    createdAt: integer("created_at"),
    receivedAt: integer("received_at").notNull(),
    way: text("way", { enum: FORM_LEAD_WAYS }).notNull(),
    state: text("state", { enum: FORM_LEAD_STATES }).notNull(),
    dueAt: integer("due_at").notNull(),
    leaseUntil: integer("lease_until").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    assessmentId: integer("assessment_id"),
    /** The version of the form by which it was read; 0 until its form is set up. */
    mappedBy: integer("mapped_by").notNull().default(0),
    /** 1 of a lead that came too late to tell anybody of it, 2 once one message has counted it. */
    silent: integer("silent").notNull().default(0),
    fields: text("fields", { mode: "json" }).$type<GivenField[]>().notNull().default([]),
    ticks: text("ticks", { mode: "json" }).$type<GivenTick[]>().notNull().default([]),
    /** What could not be taken for what its question is. */
    asWritten: text("as_written", { mode: "json" }).$type<GivenField[]>().notNull().default([]),
    adId: text("ad_id"),
    adName: text("ad_name"),
    adsetId: text("adset_id"),
    adsetName: text("adset_name"),
    campaignId: text("campaign_id"),
    campaignName: text("campaign_name"),
    platform: text("platform"),
    isOrganic: integer("is_organic").notNull().default(0),
  },
  (t) => [
    index("form_leads_waiting")
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    index("form_leads_silent")
      .on(t.leadgenId)
      .where(sql`silent = 1`),
    index("form_leads_form").on(t.formId, t.state, t.mappedBy),
    index("form_leads_assessment")
      .on(t.assessmentId)
      .where(sql`assessment_id is not null`),
  ],
);

/** Whether leads can be read at all, and when the page's forms were listed: one row for each page. */
export const formPages = sqliteTable("form_pages", {
  pageId: text("page_id").primaryKey(),
  connectedAt: integer("connected_at").notNull(),
  listedAt: integer("listed_at"),
  listBeganAt: integer("list_began_at"),
  listCursor: text("list_cursor"),
  leaseUntil: integer("lease_until").notNull().default(0),
  /** No call before this time. */
  heldUntil: integer("held_until").notNull().default(0),
  attempts: integer("attempts").notNull().default(0),
  error: text("error"),
  /** Since when Meta refuses the token or its permissions; null while it does not. */
  pausedAt: integer("paused_at"),
});
