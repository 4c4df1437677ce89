import { useSyncExternalStore } from "react";
import { newUuid } from "../../../../lib/uuid.ts";
import { openCsvReader } from "../csv/csv-reader.ts";
import { queryClient } from "../../ground/data/query-client.ts";
import { knownHeaders, rememberHeaders } from "./known-headers.ts";
import type { ImportState } from "./import-state.ts";
import { SpendImport } from "./spend-import.ts";

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
