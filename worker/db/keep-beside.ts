import { getTableColumns, getTableName, is, sql, SQL } from "drizzle-orm";
import { runSql, type Db } from "./client.ts";
import { type leadProofs, assessments } from "./schema/leads.ts";
import { excluded } from "./upsert.ts";

/** The tables that hold what only a lead's own pages, messages and exports read, one row a lead at most. */
type Beside = typeof leadProofs;

/**
 * Stores columns beside the assessments for which `isIt` holds, and leaves the other columns of those rows as they are.
 */
export function keepBeside<Table extends Beside>(
  db: Db,
  table: Table,
  row: { [Name in keyof Omit<Table["$inferInsert"], "leadId">]?: Table["$inferInsert"][Name] | SQL },
  isIt: SQL,
) {
  const given = Object.entries(getTableColumns(table)).filter(([name]) => name in row);
  const columns = given.map(([, column]) => column);
  const values = given.map(([name, column]) => {
    const value: unknown = Reflect.get(row, name);
    if (is(value, SQL)) return value;
    return value === null ? sql`null` : sql.param(value, column);
  });
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const changes = columns.map((column) => sql`${sql.identifier(column.name)} = ${excluded(column)}`);
  return runSql(
    db,
    sql`
    insert into ${sql.identifier(getTableName(table))} (lead_id, ${names})
    select ${assessments.id}, ${sql.join(values, sql`, `)} from ${assessments} where ${isIt}
    on conflict (lead_id) do update set ${sql.join(changes, sql`, `)}`,
  );
}
