import { BREAKABLE_PAGES } from "#domain/figures/steps/page-failure";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Visitors’ pages that failed to render, by UTC day (counted from 1970) and page. */
export const pageFailures = sqliteTable(
  "page_failures",
  {
    day: integer("day").notNull(),
    page: text("page", { enum: BREAKABLE_PAGES }).notNull(),
    failures: integer("failures").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page] })],
);
