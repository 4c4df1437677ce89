import { SEARCHED_ANYWHERE, searchedText } from "#domain/leads/filters/searched-text";
import { sql, type SQL } from "drizzle-orm";
import { assessments } from "../schema/leads.ts";

type Matches = { most: number; beforeId?: number | null; newestFirst?: boolean };

/** An address is first searched by this many characters before its @ … */
const ANCHOR_CHARACTERS = 8;
/** … and if no more assessments than this contain them, those are compared with the whole address. */
const ANCHORED_MOST = 200;

/**
 * The ids of the newest assessments whose name, e-mail or phone number contains the text, at most `most`: a
 * case-insensitive substring from three characters on (trigram index), a prefix for one or two (contract 8). `beforeId`
 * continues after an earlier page. A mere count need not start with the newest: oldest first lets the index skip
 * entries.
 */
export function searchIds(typed: string, { most, beforeId = null, newestFirst = true }: Matches): SQL {
  const text = searchedText(typed);
  if ([...text].length < SEARCHED_ANYWHERE) return prefixIds(text, most, beforeId);
  const anchor = anchorOf(text);
  const matches = { most, beforeId, newestFirst };
  return anchor ? addressIds(text, anchor, matches) : phraseIds(sql`${phraseOf(text)}`, matches);
}

function phraseIds(query: SQL, { most, beforeId, newestFirst }: Required<Matches>): SQL {
  return sql`select rowid as id from assessment_search
    where assessment_search match ${query} and ${older("rowid", beforeId)}
    ${newestFirst ? sql`order by rowid desc` : sql``} limit ${most}`;
}

/**
 * For each trigram of a phrase the index walks all its occurrences, and most addresses contain those of `@gmail.com`.
 * So the assessments sharing the end of the local part are compared directly; the whole phrase is searched only if
 * there are many. An empty phrase finds nothing.
 */
function addressIds(text: string, anchor: string, matches: Required<Matches>): SQL {
  const { most, beforeId } = matches;
  const whole = text.toLowerCase();
  const anchored = { most: ANCHORED_MOST + 1, beforeId, newestFirst: false };
  const query = sql`(select iif(are_few, ${phraseOf("")}, ${phraseOf(text)}) from tally)`;
  return sql`
    with anchored as (${phraseIds(sql`${phraseOf(anchor)}`, anchored)}),
      tally as (select count(*) <= ${ANCHORED_MOST} as are_few from anchored)
    select id from (
      select a.id from tally cross join anchored cross join ${assessments} a on a.id = anchored.id
      where are_few and (instr(lower(a.name), ${whole}) or instr(lower(a.email), ${whole}))
      union all
      select * from (${phraseIds(query, matches)})
    ) order by id desc limit ${most}`;
}

/** The end of the local part with its @, if the text continues after it; null if that is too short to help. */
function anchorOf(text: string): string | null {
  const [, anchor] = new RegExp(`([^@]{2,${ANCHOR_CHARACTERS}}@)[^@]+$`).exec(text) ?? [];
  // Beyond ASCII, the database lower-cases differently from the index.
  return anchor && /^[\x20-\x7e]+$/.test(text) ? anchor : null;
}

function prefixIds(text: string, most: number, beforeId: number | null): SQL {
  const newest = prefixes(text).map(
    (prefix) => sql`select id from (
      select id from assessment_prefixes where prefix = ${prefix} and ${older("id", beforeId)}
      order by id desc limit ${most})`,
  );
  return newest.length === 1
    ? sql.join(newest)
    : sql`select id from (${sql.join(newest, sql` union `)}) order by id desc limit ${most}`;
}

/** The stored forms of one or two characters in any case: the database lower-cases ASCII only. */
function prefixes(text: string): string[] {
  const cases = (one: string) =>
    /[A-Za-z]/.test(one) ? [one.toLowerCase()] : [one.toLowerCase(), one.toUpperCase()];
  const [first = "", second = ""] = [...text];
  return [...new Set(cases(first).flatMap((one) => cases(second).map((other) => one + other)))];
}

function older(column: "id" | "rowid", beforeId: number | null): SQL {
  return beforeId === null ? sql`true` : sql`${sql.identifier(column)} < ${beforeId}`;
}

/** An FTS5 string, in which nothing acts as an operator. */
export function phraseOf(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
