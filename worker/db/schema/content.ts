import { CONTENT_STATUSES, REPLACED_BY } from "#domain/content/content-version";
import { PICTURE_TYPES } from "#domain/content/pictures/picture-types";
import { sql } from "drizzle-orm";
import { blob, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * What visitors read: the versions that were ever published, which never change, and at most one draft. Each document
 * is at the end of its row, so that lists do not read it.
 */
export const contentVersions = sqliteTable(
  "content_versions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Of a published version; a draft has none. */
    number: integer("number").unique(),
    status: text("status", { enum: CONTENT_STATUSES }).notNull(),
    /** Incremented whenever the draft is saved. */
    version: integer("version").notNull().default(1),
    /** The version that it is based on, 0 for the sample. */
    basedOn: integer("based_on").notNull(),
    /** Who published it, or saved the draft last, and when. */
    by: text("by").notNull(),
    at: integer("at").notNull(),
    note: text("note").notNull().default(""),
    /** JSON, checked against the schema whenever it is read: it outlives deploys. */
    document: text("document").notNull(),
  },
  (t) => [
    uniqueIndex("content_versions_draft")
      .on(t.status)
      .where(sql`status = 'draft'`),
    uniqueIndex("content_versions_live")
      .on(t.status)
      .where(sql`status = 'published'`),
  ],
);

/** Drafts that were replaced other than by typing, the newest few. Each document is at the end of its row. */
export const keptDrafts = sqliteTable("kept_drafts", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  replacedBy: text("replaced_by", { enum: REPLACED_BY }).notNull(),
  /** When it was replaced. */
  replacedAt: integer("replaced_at").notNull(),
  /** Who saved it last, and when. */
  by: text("by").notNull(),
  at: integer("at").notNull(),
  document: text("document").notNull(),
});

/** The preview links that work. Ending one deletes its row. */
export const previewLinks = sqliteTable("preview_links", {
  id: text("id").primaryKey(),
  by: text("by").notNull(),
  at: integer("at").notNull(),
  endsAt: integer("ends_at").notNull(),
});

/**
 * The pictures of the content, each by the SHA-256 of its bytes. They are at the end of the row, so that counting rows
 * does not read them.
 */
export const contentFiles = sqliteTable("content_files", {
  hash: text("hash").primaryKey(),
  /** The type that its bytes show, whatever was claimed. */
  type: text("type", { enum: PICTURE_TYPES }).notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  size: integer("size").notNull(),
  by: text("by").notNull(),
  at: integer("at").notNull(),
  bytes: blob("bytes").notNull(),
});

/** Every wording that anybody was asked to agree to, by the SHA-256 of its text. None is ever changed or deleted. */
export const consentWordings = sqliteTable("consent_wordings", {
  hash: text("hash").primaryKey(),
  wording: text("wording").notNull(),
  since: integer("since").notNull(),
});
