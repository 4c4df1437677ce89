import type { CsvContext } from "#domain/leads/assessment-csv";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { X } from "lucide-react";
import { useState, lazy, Suspense, use, useSyncExternalStore, type ReactNode } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { Button } from "../../../../ui/button.tsx";
import { useStaffWords } from "../../../content/published/published.ts";
import { showToast } from "../../../../ui/toast.tsx";
import { totalText } from "../../../kit/data/figures.ts";
import { useExport } from "../../../kit/data/use-export.ts";
import { useDealCurrency } from "../../../kit/data/use-money.ts";
import { useAdminParams } from "../../../kit/frame/admin-params.ts";
import { useShortcuts } from "../../../kit/frame/shortcuts.ts";
import { MoveMenu } from "../../basics/move-menu.tsx";
import { filterQuery, type Filters } from "../filters/filters.ts";
import { exportUrl } from "../page/list-api.ts";
import { CLAIM, RELEASE, moveAction, type BulkAction } from "./bulk-actions.ts";
import type { Chosen } from "./erase-leads.ts";
import { NotDoneDialog } from "./not-done-dialog.tsx";
import { Selection, SelectionContext } from "./selection.ts";
import { countedLeads, useBulk } from "./use-bulk.ts";

type Props = {
  rows: readonly AssessmentView[];
  /** Which list this is: another one begins without a selection. */
  filters: Filters;
  /** How many match, as it is shown. */
  total: string;
  children: ReactNode;
};

/** A list whose leads can be selected, and what is done with them. */
export function Selectable({ rows, filters, total, children }: Props) {
  const list = new URLSearchParams(filterQuery(filters)).toString();
  const [selecting, setSelecting] = useState(() => ({ list, selection: new Selection() }));
  if (selecting.list !== list) setSelecting({ list, selection: new Selection() });
  return (
    <SelectionContext value={selecting.selection}>
      {children}
      <SelectionBar rows={rows} filters={filters} total={total} />
    </SelectionContext>
  );
}

const EraseDialog = lazy(async () => ({ default: (await import("./erase-dialog.tsx")).EraseDialog }));

type BarProps = { rows: readonly AssessmentView[]; filters: Filters; total: string };

/** What can be done with the selected leads, at the edge of the screen while there are any. */
function SelectionBar({ rows, filters, total }: BarProps) {
  const selection = use(SelectionContext);
  const ids = useSyncExternalStore(selection.subscribe, selection.ids);
  // All that match, shown or not, are chosen until the selection changes.
  const [idsOfAll, setIdsOfAll] = useState<ReadonlySet<number> | null>(null);
  const [isErasing, setErasing] = useState(false);
  const isAll = idsOfAll === ids;
  const bulk = useBulk((failed) => selection.set(failed));
  // An erased lead is no longer among the rows.
  const leads = rows.filter(({ id }) => ids.has(id));
  const { notDone, dismiss } = bulk;
  // The press shows first; to draw all rows again takes longer.
  const select = (these: readonly number[]) => afterPaint(() => selection.set(these));
  const chosen: Chosen = isAll ? { filters, total } : { ids: leads.map(({ id }) => id) };
  return (
    <>
      {leads.length > 0 && (
        <SelectedLeads
          leads={leads}
          shown={rows.length}
          progress={bulk.progress}
          all={{ filters, total, isChosen: isAll }}
          onAllMatching={() => setIdsOfAll(ids)}
          onErase={() => setErasing(true)}
          onRun={(action) => void bulk.run(action, leads)}
          onAll={() => select(rows.map(({ id }) => id))}
          onClear={() => select([])}
        />
      )}
      {isErasing && (
        <Suspense>
          <EraseDialog chosen={chosen} onClose={() => setErasing(false)} onErased={() => select([])} />
        </Suspense>
      )}
      {notDone && (
        <NotDoneDialog
          notDone={notDone}
          onClose={dismiss}
          onRetry={() => void bulk.run(notDone.action, leads)}
        />
      )}
    </>
  );
}

type SelectionBarProps = {
  leads: readonly AssessmentView[];
  shown: number;
  progress: { done: number; of: number } | null;
  /** Those that match, of which more may be shown later. */
  all: { filters: Filters; total: string; isChosen: boolean };
  onRun: (action: BulkAction) => void;
  onAll: () => void;
  onAllMatching: () => void;
  onErase: () => void;
  onClear: () => void;
};

function SelectedLeads(props: SelectionBarProps) {
  const { leads, shown, progress, all, onAll, onAllMatching, onErase, onClear } = props;
  const { params } = useAdminParams();
  // An open lead is closed first.
  useShortcuts({ escape: () => params.has("lead") || onClear() });
  return (
    <section
      aria-label="Selected leads"
      className="bg-sheet border-line-2 shadow-over fixed inset-x-4 bottom-[calc(1rem+var(--below,0px))] z-20 flex max-h-[60dvh] flex-wrap items-center gap-2 overflow-y-auto rounded-xl border p-2 sm:end-auto sm:max-w-[calc(100vw-2rem)] lg:start-[14.25rem]"
    >
      <button
        type="button"
        aria-label="Clear selection"
        className="btn btn-ghost btn-sm btn-square"
        onClick={onClear}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      <p role="status" className="grow text-sm font-semibold tabular-nums">
        {selectedText(props)}
      </p>
      {leads.length < shown && (
        <Button variant="ghost" size="sm" onClick={onAll}>
          Select all {shown} shown
        </Button>
      )}
      {leads.length === shown && !all.isChosen && Number.parseInt(all.total, 10) > shown && (
        <Button variant="ghost" size="sm" onClick={onAllMatching}>
          Select all {totalText(all.total)} that match
        </Button>
      )}
      {/* On a phone they fill their lines, three in each. */}
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:min-w-fit max-sm:*:grow max-sm:*:basis-[30%]">
        {all.isChosen ? <ExportAll filters={all.filters} /> : <ActsOnEach {...props} />}
        <Button variant="outline" size="sm" disabled={progress !== null} onClick={onErase}>
          Erase…
        </Button>
      </div>
    </section>
  );
}

function selectedText({ leads, progress, all }: SelectionBarProps): string {
  if (progress) return `${progress.done} of ${countedLeads(progress.of)}…`;
  return all.isChosen
    ? `All ${totalText(all.total)} that match are selected`
    : `${countedLeads(leads.length)} selected`;
}

/** What is done with one lead after the other. */
function ActsOnEach({ leads, progress, onRun }: SelectionBarProps) {
  const [isMoving, setMoving] = useState(false);
  const context = { currency: useDealCurrency(), origin: location.origin, words: useStaffWords() };
  const button = { variant: "outline", size: "sm", disabled: progress !== null } as const;
  return (
    <>
      <Button {...button} id="move-selected" aria-haspopup="menu" onClick={() => setMoving(true)}>
        Move to…
      </Button>
      <Button {...button} onClick={() => onRun(CLAIM)}>
        Claim
      </Button>
      <Button {...button} onClick={() => onRun(RELEASE)}>
        Release
      </Button>
      <Button {...button} onClick={() => void exportSelection(leads, context)}>
        Export CSV
      </Button>
      {isMoving && (
        <MoveMenu
          name={countedLeads(leads.length)}
          current={null}
          anchor="#move-selected"
          onClose={() => setMoving(false)}
          onMove={(status) => {
            setMoving(false);
            onRun(moveAction(status));
          }}
        />
      )}
    </>
  );
}

function ExportAll({ filters }: { filters: Filters }) {
  const { start, isStarting } = useExport(exportUrl(filters), "assessments", "export-leads");
  return (
    <Button variant="outline" size="sm" disabled={isStarting} onClick={start}>
      Export CSV
    </Button>
  );
}

/** Downloads the leads as the export of the whole list writes them. They are here already, so nothing is asked for. */
async function exportSelection(leads: readonly AssessmentView[], context: CsvContext): Promise<void> {
  try {
    const { csvHead, csvLine } = await import("#domain/leads/assessment-csv");
    const lines = leads.map((lead) => csvLine(lead, context));
    const url = URL.createObjectURL(new Blob([csvHead(), ...lines], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `assessments-${new Date().toISOString().slice(0, 10)}-selected.csv`;
    link.click();
    // Firefox still reads it when `click` has returned.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch {
    showToast({
      title: "Failed to export assessments",
      description: "The server could not be reached. Check your connection.",
      variant: "destructive",
    });
  }
}
