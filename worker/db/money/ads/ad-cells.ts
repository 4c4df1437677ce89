import { DAY_GRAINS } from "#domain/money/report/day-pieces";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";

/** The key under which the roll-ups store the line of the whole account. */
export const ACCOUNT = "*";

/**
 * The levels of the tree, over a row that has the ids of its ad: the key of the line above, the line's own id, and
 * whether there is one. The account is the first.
 */
export const AD_LEVELS = [
  { parent: sql`'*'`, line: sql`''`, isThere: sql`true` },
  { parent: sql`''`, line: sql`campaign_id`, isThere: sql`true` },
  { parent: sql`campaign_id`, line: sql`adset_id`, isThere: sql`campaign_id <> ''` },
  { parent: sql`campaign_id || '/' || adset_id`, line: sql`ad_id`, isThere: sql`adset_id <> ''` },
] as const;

/**
 * The roll-ups of ads: the column that distinguishes cells of a line, and what a row adds to each measure of a cell.
 * The first measure counts rows; a cell of none is deleted.
 */
export const AD_ROLL_UPS = {
  ad_spend_stats: {
    own: "currency",
    measures: {
      days: sql`1`,
      spend: sql`spend`,
      impressions: sql`impressions`,
      link_clicks: sql`link_clicks`,
    },
  },
  ad_lead_stats: {
    own: "touch",
    measures: {
      starts: sql`1`,
      leads: sql`leads`,
      booked: sql`booked`,
      held: sql`held`,
      sql: sql`sql`,
      won: sql`won`,
      valued: sql`value is not null`,
      value: sql`coalesce(value, 0)`,
      squares: sql`coalesce(1.0 * value * value, 0)`,
      expired: sql`expired`,
    },
  },
} as const;
export type AdRollUp = keyof typeof AD_ROLL_UPS;

const joined = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** Each row once for every cell that it is in. `rows` is a query with the ids of an ad and a `day`, since 1970. */
export function cellsOf(rows: SQL): SQL {
  const lines = AD_LEVELS.map(
    ({ parent, line, isThere }) =>
      sql`select r.*, ${parent} as parent, ${line} as line from r where ${isThere}`,
  );
  // Bound numbers would be treated as reals in a division.
  return sql`
    with r as materialized (${rows})
    select l.*, g.value ->> 0 as grain,
      (l.day + 3) / (g.value ->> 1) * (g.value ->> 1) - 3 as bucket
    from (${sql.join(lines, sql` union all `)}) l cross join json_each(${JSON.stringify(DAY_GRAINS)}) g`;
}

/**
 * The statements that have a roll-up follow its rows; they go ahead of what changes these, in one batch. `rows` is a
 * query as for `cellsOf`, with a `sign`: -1 for a row as it is stored, 1 for one as it will be.
 */
export function changeCells(db: Db, rollUp: AdRollUp, rows: SQL) {
  const { own, measures } = AD_ROLL_UPS[rollUp];
  const named = Object.entries(measures).map(([name, share]) => ({
    name: sql.identifier(name),
    sum: sql`sum(sign * (${share}))`,
  }));
  const [table, ownName] = [sql.identifier(rollUp), sql.identifier(own)];
  const [count] = named;
  return [
    // Changes that cancel out within a cell are not written.
    runSql(
      db,
      sql`
      insert into ${table} (${ownName}, parent, grain, bucket, id, ${joined(named.map(({ name }) => sql`${name}`))})
      select ${ownName}, parent, grain, bucket, line, ${joined(named.map(({ sum }) => sum))}
      from (${cellsOf(rows)}) group by 1, 2, 3, 4, 5
      having (${joined(named.map(({ sum }) => sum))}) is not (${joined(named.map(() => sql`0`))})
      on conflict (${ownName}, parent, grain, bucket, id) do update set
        ${joined(named.map(({ name }) => sql`${name} = ${table}.${name} + excluded.${name}`))}`,
    ),
    runSql(db, sql`delete from ${table} where ${count?.name} = 0`),
  ] as const;
}
