import { BYTE_ORDER_MARK, csvRow } from "#domain/csv";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { DataTable } from "../../../kit/charts/data-table.tsx";
import { countText } from "../../../kit/data/figures.ts";
import { FILE_COLUMNS, type ColumnPlaces } from "../csv/column-match.ts";
import { LINE_REFUSALS, type RefusedLine, type Refusals } from "../csv/refused-line.ts";

/** Lines on the screen; the file has all that are listed. */
const SHOWN = 100;

type Props = { refusals: Refusals; headers: readonly string[]; places: ColumnPlaces; fileName: string };

/** Every line that is not taken: where it is, what stands there, and why. */
export function RefusalList({ refusals: { count, listed }, headers, places, fileName }: Props) {
  if (count === 0) return null;
  const nameOf = ({ column }: RefusedLine) => headers[places[column] ?? -1] ?? FILE_COLUMNS[column].label;
  const shown = listed.slice(0, SHOWN);
  return (
    <div className="space-y-3">
      <p className="font-semibold">
        {count === 1 ? "1 line was not imported" : `${countText(count)} lines were not imported`}
        {shown.length < count && `; these are the first ${countText(shown.length)}`}
      </p>
      <div className="rounded-box border-base-300 border">
        <DataTable
          caption="Lines not imported"
          rows={shown}
          rowKey={({ line }) => String(line)}
          columns={[
            { label: "Line", cell: ({ line }) => countText(line) },
            { label: "Column", cell: nameOf, isText: true },
            { label: "Found", cell: whatIsThere, isText: true },
            { label: "Reason", cell: ({ reason }) => LINE_REFUSALS[reason], isText: true },
          ]}
        />
      </div>
      <Button
        size="sm"
        variant="outline"
        onClick={() => saveFile(`Not imported from ${fileName}`, "text/csv", refusalsCsv(listed, nameOf))}
      >
        Save this list
      </Button>
    </div>
  );
}

function whatIsThere({ value }: RefusedLine) {
  return value && <bdi>{value}</bdi>;
}

/** The lines that were not taken as a file, safe to open in a spreadsheet. */
export function refusalsCsv(refused: readonly RefusedLine[], nameOf: (one: RefusedLine) => string): string {
  const rows = refused.map((one) => [one.line, nameOf(one), { id: one.value }, LINE_REFUSALS[one.reason]]);
  return `${BYTE_ORDER_MARK}${[["Line", "Column", "Found", "Reason"], ...rows].map(csvRow).join("")}`;
}
