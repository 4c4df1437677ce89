import { CURRENCIES } from "#domain/money/ads/currency";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import {
  FILE_COLUMN_IDS,
  FILE_COLUMNS,
  isOptional,
  missingColumns,
  type ColumnPlaces,
  type FileColumnId,
} from "../csv/column-match.ts";
import { currencyOf, type ChosenFile } from "./import-state.ts";
import { spendImport } from "./use-spend-import.ts";

type Props = { file: ChosenFile; places: ColumnPlaces; today: string };

/** Which column of the file is which, for what its name does not say. Remembered for the next such file. */
export function MatchColumns({ file, places: found, today }: Props) {
  const [places, setPlaces] = useState(found);
  const [currency, setCurrency] = useState("");
  const [isTried, setTried] = useState(false);
  const missing = missingColumns(places);
  const needsCurrency = places.spend !== undefined && currencyOf(file, places) === null;
  const next = () => {
    setTried(true);
    if (missing.length > 0 || (needsCurrency && !currency)) return;
    void spendImport.match(places, { today, ...(needsCurrency && { currency }) });
  };
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <p>
        Some columns of <strong className="[overflow-wrap:anywhere]">{file.name}</strong> were not recognized.
        Match them below; this browser remembers it.
      </p>
      {Object.keys(found).length === 0 && (
        <p className="alert alert-warning alert-soft">
          None of its columns was recognized. If it is not an ads export from Ads Manager, cancel.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {FILE_COLUMN_IDS.map((id) => (
          <ColumnChoice
            key={id}
            id={id}
            file={file}
            place={places[id]}
            error={isTried && missing.includes(id) ? "Choose a column" : null}
            onChoose={(place) => setPlaces((before) => withPlace(before, id, place))}
          />
        ))}
        {needsCurrency && (
          <CurrencyChoice
            value={currency}
            error={isTried && !currency ? "Choose a currency" : null}
            onChoose={setCurrency}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm">
          Check the file
        </Button>
        <Button size="sm" variant="outline" onClick={() => spendImport.close()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type CurrencyProps = { value: string; error: string | null; onChoose: (currency: string) => void };

function CurrencyChoice({ value, error, onChoose }: CurrencyProps) {
  return (
    <SelectField
      label="Currency of all amounts"
      hint="The file does not name one."
      error={error}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">Choose…</option>
      {CURRENCIES.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectField>
  );
}

type ChoiceProps = {
  id: FileColumnId;
  file: ChosenFile;
  place: number | undefined;
  error: string | null;
  onChoose: (place: number | null) => void;
};

function ColumnChoice({ id, file: { headers, samples }, place, error, onChoose }: ChoiceProps) {
  const examples = samples.map((cells) => cells[place ?? -1]?.trim()).filter(Boolean);
  return (
    <SelectField
      label={FILE_COLUMNS[id].label}
      error={error}
      hint={examples.length > 0 && <bdi className="line-clamp-2 break-all">{examples.join(" · ")}</bdi>}
      value={place ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
    >
      <option value="">{isOptional(id) ? "Not in this file" : "Choose…"}</option>
      {headers.map((header, index) => (
        // Two columns may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <option key={index} value={index}>
          {header || `Column ${index + 1}`}
        </option>
      ))}
    </SelectField>
  );
}

/** A column of the file stands for one thing alone. */
function withPlace(places: ColumnPlaces, id: FileColumnId, place: number | null): ColumnPlaces {
  const others = Object.entries(places).filter(([key, value]) => key !== id && value !== place);
  return Object.fromEntries([...others, ...(place === null ? [] : [[id, place]])]);
}
