import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { daysText, moneyText } from "../../report/ads-words.ts";
import { countText } from "../../../kit/data/figures.ts";
import { NUMBER_SHAPES, type NumberShape } from "../csv/number-shape.ts";
import type { ImportState } from "./import-state.ts";
import { RefusalList } from "./refusal-list.tsx";
import { spendImport } from "./use-spend-import.ts";

/** What is in the file, before anything of it is sent. */
export function CheckedFile({ file, reading, summary }: Extract<ImportState, { step: "checked" }>) {
  const { rows, ads, firstDay, lastDay, spend, totals, breakdown, refusals } = summary;
  return (
    <div className="space-y-4">
      <h4 className="font-semibold [overflow-wrap:anywhere]">{file.name}</h4>
      {rows === 0 || firstDay === null || lastDay === null ? (
        <p className="alert alert-warning alert-soft">No line of this file can be imported.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Fact
            name="Lines to import"
            value={`${countText(rows)}, of ${countText(ads)} ${ads === 1 ? "ad" : "ads"}`}
          />
          <Fact name="Days" value={daysText(firstDay, lastDay)} />
          <Fact name="Spend" value={spend.map(moneyText).join(" + ")} />
          {totals > 0 && <Fact name="Lines of totals, left out" value={countText(totals)} />}
        </dl>
      )}
      {breakdown !== null && (
        <p role="alert" className="alert alert-warning alert-soft block [overflow-wrap:anywhere]">
          The column <strong>{file.headers[breakdown] || `Column ${breakdown + 1}`}</strong> splits each ad’s
          day into parts. These are not imported, and what is stored for those days stays. Export the table
          with By time: Day as its only breakdown.
        </p>
      )}
      <RefusalList refusals={refusals} headers={file.headers} places={reading.places} fileName={file.name} />
      <SelectField
        label="How this file writes numbers"
        hint="If spend looks wrong above, change this."
        className="max-w-80"
        value={reading.shape}
        onChange={({ target }) =>
          void spendImport.recheck({ shape: shapeOf(target.value), today: reading.today })
        }
      >
        {Object.entries(NUMBER_SHAPES).map(([shape, example]) => (
          <option key={shape} value={shape}>
            {example}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        {rows > 0 && (
          <Button size="sm" onClick={() => void spendImport.send()}>
            Import {countText(rows)} {rows === 1 ? "line" : "lines"}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => spendImport.rematch()}>
          Change columns
        </Button>
        <Button size="sm" variant="outline" onClick={() => spendImport.close()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-base-content/75 text-sm">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}

function shapeOf(value: string): NumberShape {
  return value === "comma" ? "comma" : "point";
}
