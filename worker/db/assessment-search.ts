import { sql, type SQL } from "drizzle-orm";

/**
 * The ids of the newest assessments whose name or e-mail holds the text, at most `most` of them: a
 * case-insensitive substring from three characters (trigram index), a prefix for one or two
 * (contract 8). `beforeId` goes on behind an earlier page.
 */
export function searchIds(text: string, most: number, beforeId: number | null = null): SQL {
  const older = (column: string) => (beforeId === null ? sql`true` : sql`${sql.raw(column)} < ${beforeId}`);
  const characters = [...text].length;
  if (characters >= 3) {
    return sql`select rowid as id from assessment_search
      where assessment_search match ${phrase(text)} and ${older("rowid")}
      order by rowid desc limit ${most}`;
  }
  const prefix = (column: string) => {
    const name = sql.raw(column);
    return sql`select id from (
      select id from assessments
      where substr(lower(${name}), 1, ${sql.raw(String(characters))}) = lower(${text})
        and ${name} is not null and ${older("id")}
      order by id desc limit ${most})`;
  };
  return sql`select id from (${prefix("email")} union ${prefix("name")}) order by id desc limit ${most}`;
}

/** An FTS5 string: nothing in it is an operator. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
