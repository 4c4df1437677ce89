import type { AssessmentSort } from "#domain/leads/assessment-list";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import {
  useDeferredValue,
  useOptimistic,
  useRef,
  use,
  useSyncExternalStore,
  memo,
  startTransition,
  useEffect,
  useState,
} from "react";
import { Button } from "../../../../ui/button.tsx";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { isInView } from "../../../../lib/is-in-view.ts";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { useInView } from "../../../kit/data/use-in-view.ts";
import type { ChangeParams } from "../../../kit/frame/admin-params.ts";
import type { AssessmentPage } from "../../basics/lead-cache.ts";
import { leadName } from "../../basics/lead-name.ts";
import { useLeadOrder } from "../../basics/lead-order.ts";
import { MoveMenu } from "../../basics/move-menu.tsx";
import { AssessmentRow } from "../row/assessment-row.tsx";
import { FoldRow } from "../row/fold-row.tsx";
import { isFold, leadsIn, type Line } from "../row/fold-anonymous.ts";
import { RowActionsContext } from "../row/row-actions.ts";
import { useRowActions } from "../row/use-row-actions.ts";
import { SelectionContext } from "../selection/selection.ts";
import { ColumnHeads } from "./column-heads.tsx";
import { useLines, type LinesOf } from "./use-lines.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useListPlace } from "./use-list-place.ts";

type Props = {
  /** The lead that is open beside the list. */
  openId: number | null;
  list: Pick<
    UseInfiniteQueryResult<InfiniteData<AssessmentPage>>,
    | "hasNextPage"
    | "isFetchingNextPage"
    | "isFetchNextPageError"
    | "error"
    | "fetchNextPage"
    | "isPlaceholderData"
  >;
  pages: AssessmentPage[];
  sort: AssessmentSort;
  change: ChangeParams;
};

/** The rows, page by page, under the heads of their columns. */
export function AssessmentList({ list, pages, openId: shownId, sort, change }: Props) {
  const table = useRef<HTMLDivElement>(null);
  // Drawn bit by bit when they come: somebody scrolls.
  const shown = useDeferredValue(pages);
  const { chunks, linesOf } = useLines(shown, sort, list.hasNextPage);
  const rows = leadsIn(chunks.flat());
  // The row responds to the press at once; the lead beside it may take several frames to draw.
  const [openId, press] = useOptimistic(shownId);
  const { actions, asked, answer } = useRowActions(rows, press);
  const { end, canReadOn, readOn } = useReadOn({ list, pages, chunks, linesOf });
  useListKeys(table, { ...actions, readOn: () => void readOn() }, chunks.flat().length);
  useLeadOrder({ ids: () => rows.map(({ id }) => id), readOn });
  return (
    <div className={list.isPlaceholderData ? "opacity-50" : ""}>
      <div
        ref={table}
        role="table"
        aria-label="Assessments"
        aria-busy={list.isFetchingNextPage}
        className="lead-table"
      >
        <div role="rowgroup">
          <ColumnHeads sort={sort} change={change} pick={<SelectAll ids={rows.map(({ id }) => id)} />} />
        </div>
        <RowActionsContext value={actions}>
          {chunks.map((chunk, index) => (
            <ListChunk
              key={index}
              lines={chunk}
              // The newest is what somebody reads on with. Pages that came together with it are not near.
              startsDrawn={index === 0 || index === chunks.length - 1}
              openId={chunk.some((line) => !isFold(line) && line.id === openId) ? openId : null}
            />
          ))}
        </RowActionsContext>
      </div>
      {asked && (
        <MoveMenu
          name={leadName(asked)}
          current={asked.leadStatus}
          anchor={`:is([data-status-of="${asked.id}"], [data-lead="${asked.id}"]:not(:has([data-status-of])))`}
          onMove={answer}
          onClose={() => answer(null)}
        />
      )}
      <div ref={end} className="min-h-8 py-4 text-center text-sm">
        {list.isFetchingNextPage && <span role="status">Loading more…</span>}
        {canReadOn && !list.isFetchingNextPage && (
          <Button variant="outline" size="sm" onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        )}
        {list.isFetchNextPageError && (
          <ErrorPanel
            title="More assessments could not be loaded"
            error={list.error}
            onRetry={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </div>
  );
}

/** After so many pages that have brought no line, more are read on a press alone: they could go on without an end. */
const BARREN_PAGES = 3;

type ReadOn = {
  list: Props["list"];
  pages: AssessmentPage[];
  chunks: readonly (readonly Line[])[];
  linesOf: LinesOf;
};

/** Fetches the next page before the end is reached, and on demand. `readOn` gives the first lead that comes with it. */
function useReadOn({ list, pages, chunks, linesOf }: ReadOn) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const canFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const isBarren =
    chunks.length > BARREN_PAGES && chunks.slice(-BARREN_PAGES).every(({ length }) => length === 0);
  const fetchInView = canFetch && !isBarren ? () => void fetchNextPage() : null;
  const end = useInView<HTMLDivElement>(fetchInView, { margin: "1200px" });
  useListPlace({ pageCount: pages.length, canFetch, fetchNextPage: () => void fetchNextPage() });
  const readOn = async () => {
    if (!hasNextPage) return null;
    const { data } = await fetchNextPage({ cancelRefetch: !isFetchingNextPage });
    const [first] = leadsIn(
      linesOf(data?.pages ?? [])
        .slice(pages.length)
        .flat(),
    );
    return first?.id ?? null;
  };
  return { end, canReadOn: canFetch && isBarren, readOn };
}

/** Selects all rows that are shown, or none. `ids` are theirs. */
function SelectAll({ ids }: { ids: readonly number[] }) {
  const selection = use(SelectionContext);
  const count = useSyncExternalStore(selection.subscribe, selection.ids).size;
  const isAll = count > 0 && count >= ids.length;
  return (
    <label className="grid size-6 cursor-pointer place-items-center">
      <span className="sr-only">Select all shown</span>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        className="checkbox checkbox-xs border-edge transition-none"
        checked={isAll}
        // The press shows first; to draw all rows again takes longer.
        onChange={() => afterPaint(() => selection.set(isAll ? [] : ids))}
      />
    </label>
  );
}

/** Pages further away than this are not rendered. */
const MARGIN = "2000px 0px";

type ListChunkProps = {
  lines: readonly Line[];
  /** Whether it is drawn before it is known how far away it is. */
  startsDrawn: boolean;
  /** The one among them that is open beside the list. */
  openId: number | null;
};

/**
 * A page of rows. Far from the viewport it is replaced by a gap of the same height, so that a list of thousands stays
 * as fast as a short one; the page with the focus is kept.
 */
const ListChunk = memo(function ListChunk({ lines, startsDrawn, openId }: ListChunkProps) {
  const frame = useRef<HTMLDivElement>(null);
  // What was never drawn is as high as so many rows usually are.
  const [height, setHeight] = useState(startsDrawn ? null : `calc(${lines.length} * var(--lead-row))`);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNeeded = isInView(entries) || element.contains(document.activeElement);
        // Drawn bit by bit: whoever scrolls is still far away.
        startTransition(() => setHeight(isNeeded ? null : `${element.offsetHeight}px`));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines.length]);
  return (
    <div
      ref={frame}
      role={height === null ? "rowgroup" : undefined}
      style={height === null ? undefined : { height }}
    >
      {height === null &&
        lines.map((line) =>
          isFold(line) ? (
            <FoldRow key={line.day} fold={line} />
          ) : (
            <AssessmentRow key={line.id} lead={line} isBeside={line.id === openId} />
          ),
        )}
    </div>
  );
});
