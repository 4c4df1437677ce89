import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { TableFrame } from "../data/table-frame.tsx";

export type DataColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Holds text rather than figures. */
  isText?: boolean;
};

const TEXT = "min-w-32 max-w-md [overflow-wrap:anywhere] whitespace-pre-wrap";

/** A table, such as the numbers of a chart. The first column names the row; the others are figures. */
export function DataTable<Row>(props: {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The link of a row's name. */
  linkOf?: (row: Row) => string;
  most?: number;
}) {
  const { caption, columns, rows, rowKey, linkOf, most } = props;
  return (
    <TableFrame label={`Table: ${caption}`} {...(most !== undefined && { most })}>
      <table className="table-sm table max-sm:[&_:is(td,th)]:px-1.5 [&_:is(td,th)]:align-top">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isText }, index) => (
              <th key={label} scope="col" className={index === 0 || isText ? "" : "text-right"}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ label, cell, isText }, index) =>
                index === 0 ? (
                  <th key={label} scope="row" className="font-normal whitespace-nowrap">
                    {linkOf ? (
                      <Link className="link" to={linkOf(row)}>
                        {cell(row)}
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </th>
                ) : (
                  <td key={label} className={isText ? TEXT : "text-right whitespace-nowrap"}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
