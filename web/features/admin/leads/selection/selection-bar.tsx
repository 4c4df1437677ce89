import type { AssessmentView } from "#domain/leads/assessment-view";
import { X } from "lucide-react";
import { use, useState, useSyncExternalStore } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { Button } from "../../../../ui/button.tsx";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { useShortcuts } from "../../ground/frame/shortcuts.ts";
import { MoveMenu } from "../../ground/leads/move-menu.tsx";
import { CLAIM, RELEASE, moveAction, type BulkAction } from "./bulk-actions.ts";
import { useDealCurrency } from "../../ground/data/deal-currency.ts";
import { exportSelection } from "./export-selection.ts";
import { NotDoneDialog } from "./not-done-dialog.tsx";
import { SelectionContext } from "./selection.ts";
import { countedLeads, useBulk } from "./use-bulk.ts";

/** What can be done with the selected leads, at the edge of the screen while there are any. */
export function SelectionBar({ rows }: { rows: readonly AssessmentView[] }) {
  const selection = use(SelectionContext);
  const ids = useSyncExternalStore(selection.subscribe, selection.ids);
  const bulk = useBulk((failed) => selection.set(failed));
  // An erased lead is no longer among the rows.
  const leads = rows.filter(({ id }) => ids.has(id));
  const { notDone, dismiss } = bulk;
  // The press shows first; to draw all rows again takes longer.
  const select = (these: readonly number[]) => afterPaint(() => selection.set(these));
  return (
    <>
      {leads.length > 0 && (
        <SelectedLeads
          leads={leads}
          shown={rows.length}
          progress={bulk.progress}
          onRun={(action) => void bulk.run(action, leads)}
          onAll={() => select(rows.map(({ id }) => id))}
          onClear={() => select([])}
        />
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

type Props = {
  leads: readonly AssessmentView[];
  shown: number;
  progress: { done: number; of: number } | null;
  onRun: (action: BulkAction) => void;
  onAll: () => void;
  onClear: () => void;
};

function SelectedLeads({ leads, shown, progress, onRun, onAll, onClear }: Props) {
  const [isMoving, setMoving] = useState(false);
  const { params } = useAdminParams();
  const currency = useDealCurrency();
  // An open lead is closed first.
  useShortcuts({ escape: () => params.has("lead") || onClear() });
  const button = { variant: "outline", size: "sm", disabled: progress !== null } as const;
  return (
    <section
      aria-label="Selected leads"
      className="bg-sheet border-line-2 shadow-over fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 flex max-h-[60dvh] flex-wrap items-center gap-2 overflow-y-auto rounded-xl border p-2 sm:end-auto sm:max-w-[calc(100vw-2rem)] lg:start-[14.25rem]"
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
        {progress
          ? `${progress.done} of ${countedLeads(progress.of)}…`
          : `${countedLeads(leads.length)} selected`}
      </p>
      {leads.length < shown && (
        <Button variant="ghost" size="sm" onClick={onAll}>
          Select all {shown} shown
        </Button>
      )}
      <Button {...button} id="move-selected" aria-haspopup="menu" onClick={() => setMoving(true)}>
        Move to…
      </Button>
      <Button {...button} onClick={() => onRun(CLAIM)}>
        Claim
      </Button>
      <Button {...button} onClick={() => onRun(RELEASE)}>
        Release
      </Button>
      <Button {...button} onClick={() => void exportSelection(leads, currency)}>
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
    </section>
  );
}
