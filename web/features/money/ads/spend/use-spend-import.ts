import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { readStored, store } from "../../../../lib/storage.ts";
import { newUuid } from "../../../../lib/uuid.ts";
import { queryClient } from "../../../kit/data/query-client.ts";
import {
  FILE_COLUMNS,
  headerKey,
  isFileColumn,
  type ColumnPlaces,
  type KnownHeaders,
} from "../csv/column-match.ts";
import { openCsvReader } from "../csv/csv-reader.ts";
import type { ImportState } from "./import-state.ts";
import { SpendImport } from "./spend-import.ts";

const KEY = "spend-columns";

const knownSchema = z.record(z.string(), z.string());

/** One for the whole page: it goes on while staff look at other tabs. */
export const spendImport = new SpendImport({
  open: openCsvReader,
  knownHeaders,
  remember: rememberHeaders,
  newId: newUuid,
  onEnd: () => void queryClient.invalidateQueries({ queryKey: ["ads"] }),
});

/** Leaving the page would cut off what is being sent. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

spendImport.subscribe(() => {
  if (spendImport.state().step === "sending") addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
});

export function useSpendImport(): ImportState {
  return useSyncExternalStore(spendImport.subscribe, spendImport.state);
}

/** What headers were matched with by hand in this browser. */
export function knownHeaders(): KnownHeaders {
  const stored = knownSchema.safeParse(readStored(KEY)).data ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, id]) => (isFileColumn(id) ? [[key, id] as const] : [])),
  );
}

/** Remembers which headers stand for which columns, so that the next such file needs no hand. */
export function rememberHeaders(headers: readonly string[], places: ColumnPlaces): void {
  const chosen = Object.entries(places).flatMap(([id, place]) => {
    const key = headerKey(headers[place] ?? "");
    return isFileColumn(id) && !namedSo(id, key) ? [[key, id] as const] : [];
  });
  const taken = new Set(Object.keys(places));
  const others = Object.entries(knownHeaders()).filter(([key, id]) => {
    return !headers.some((header) => headerKey(header) === key) || !taken.has(id);
  });
  store(KEY, Object.fromEntries([...others, ...chosen]));
}

function namedSo(id: keyof typeof FILE_COLUMNS, key: string): boolean {
  const names: readonly string[] = FILE_COLUMNS[id].names;
  return names.includes(key);
}
