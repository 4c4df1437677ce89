import { useSyncExternalStore } from "react";
import { api, unwrap } from "../../../../lib/api.ts";
import { retry } from "../../../../lib/retry.ts";
import { newUuid } from "../../../../lib/uuid.ts";
import { openCsvReader } from "../csv/csv-reader.ts";
import { reasonOf } from "../../data/error-panel.tsx";
import { queryClient } from "../../data/query-client.ts";
import { knownHeaders, rememberHeaders } from "./known-headers.ts";
import type { ImportState } from "./import-state.ts";
import { SpendImport } from "./spend-import.ts";

/** One for the whole page: it goes on while staff look at other tabs. */
export const spendImport = new SpendImport({
  open: openCsvReader,
  knownHeaders,
  remember: rememberHeaders,
  newId: newUuid,
  send: (importId, rows) => retry(() => unwrap(api.ads.spend.$post({ json: { importId, rows: [...rows] } }))),
  faultText: reasonOf,
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
