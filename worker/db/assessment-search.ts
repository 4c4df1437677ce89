import { sql, type SQL } from "drizzle-orm";

/**
 * The ids of the newest assessments whose name or e-mail holds the text, at most `most` of them: a
 * case-insensitive substring from three characters (trigram index), a prefix for one or two
 * (contract 8). `beforeId` goes on behind an earlier page.
 */
export function searchIds(text: string, most: number, beforeId: number | null = null): SQL {
  const older = (column: string) => (beforeId === null ? sql`true` : sql`${sql.raw(column)} < ${beforeId}`);
  if ([...text].length >= 3) {
    return sql`select rowid as id from assessment_search
      where assessment_search match ${phrase(text)} and ${older("rowid")}
      order by rowid desc limit ${most}`;
  }
  const newest = prefixes(text).map(
    (prefix) => sql`select id from (
      select id from assessment_prefixes where prefix = ${prefix} and ${older("id")}
      order by id desc limit ${most})`,
  );
  return newest.length === 1
    ? sql.join(newest)
    : sql`select id from (${sql.join(newest, sql` union `)}) order by id desc limit ${most}`;
}

/** How the database may have kept one or two characters in any case: it lowers those of ASCII alone. */
function prefixes(text: string): string[] {
  const cases = (one: string) =>
    /[A-Za-z]/.test(one) ? [one.toLowerCase()] : [one.toLowerCase(), one.toUpperCase()];
  const [first = "", second = ""] = [...text];
  return [...new Set(cases(first).flatMap((one) => cases(second).map((other) => one + other)))];
}

/** An FTS5 string: nothing in it is an operator. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
