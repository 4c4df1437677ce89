import { FIGURES, type Figure } from "#domain/consequences/figures";
import type { CellChange, FigureChanges } from "#domain/consequences/sum-shares";
import { sql, type Name, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { snakeCase } from "../snake-case.ts";

/** Writes how a generation of the figures changes: a statement for each roll-up, and one to delete the cells it emptied. */
export function addFigures(db: Db, generation: number, changes: FigureChanges) {
  return [...changes].flatMap(([figure, cells]) => {
    const rows = rowsOf(figure, cells);
    const mayBeEmptied = FIGURES[figure].isEmptied && cells.some(({ sums }) => (sums["total"] ?? 0) < 0);
    const { add, empty } = figureSql(figure, generation, rows);
    return [add, ...(mayBeEmptied ? [empty] : [])].map((query) => runSql(db, query));
  });
}

/** The cells as JSON: each an array of its columns' values. */
export function rowsOf(figure: Figure, cells: readonly CellChange[]): string {
  const shape = FIGURES[figure];
  const rows = cells.map(({ grain, bucket, places, sums, histograms }) => [
    ...(shape.isTimed ? [grain, bucket] : []),
    ...shape.places.map((name) => places[name]),
    ...shape.sums.map((name) => sums[name]),
    ...shape.histograms.map((name) => JSON.stringify(withoutZeros(histograms[name] ?? {}))),
  ]);
  return JSON.stringify(rows);
}

/** The statements that add `rows` (as `rowsOf` has them) to a roll-up, and that delete what is emptied of them. */
export function figureSql(figure: Figure, generation: number, rows: string): { add: SQL; empty: SQL } {
  const shape = FIGURES[figure];
  const table = cellsTable(figure);
  const keys = keysOf(figure);
  const [sums, histograms] = [shape.sums.map(nameOf), shape.histograms.map(nameOf)];
  const columns = [...keys, ...sums, ...histograms];
  const values = (names: readonly Name[]) => listed(names.map((_, place) => sql`value ->> ${`$[${place}]`}`));
  const changes = [
    ...sums.map((name) => sql`${name} = ${name} + excluded.${name}`),
    ...histograms.map((name) => sql`${name} = ${added(table, name)}`),
  ];
  return {
    add: sql`
      insert into ${table} (generation, ${listed(columns)})
      select ${generation}, ${values(columns)} from json_each(${rows}) where true
      on conflict (generation, ${listed(keys)}) do update set ${listed(changes)}`,
    empty: sql`
      delete from ${table} where total = 0 and (generation, ${listed(keys)}) in (
        select ${generation}, ${values(keys)} from json_each(${rows}))`,
  };
}

/** The table of a roll-up's cells, of all generations; a view of the roll-up's own name has those that are read. */
export function cellsTable(figure: Figure): Name {
  return nameOf(`${figure}Cells`);
}

/** What tells the cells of one generation apart. */
export function keysOf(figure: Figure): Name[] {
  const { isTimed, places } = FIGURES[figure];
  return [...(isTimed ? ["grain", "bucket"] : []), ...places].map(nameOf);
}

/** A histogram with another one added. */
function added(table: Name, name: Name): SQL {
  return sql`(
    select json_group_object(bar, leads) from (
      select key as bar, sum(value) as leads from (
        select key, value from json_each(${table}.${name})
        union all select key, value from json_each(excluded.${name}))
      group by key having sum(value) <> 0))`;
}

function nameOf(field: string): Name {
  return sql.identifier(snakeCase(field));
}

export function listed(parts: readonly (SQL | Name)[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
}

function withoutZeros(bars: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(bars).filter(([, leads]) => leads !== 0));
}
