import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useRef } from "react";
import { ErrorPanel } from "../../ground/data/error-panel.tsx";
import { useInView } from "../../ground/data/use-in-view.ts";
import { useLeadOrder } from "../../ground/leads/lead-order.ts";
import { leadName } from "../../ground/leads/lead-name.ts";
import { MoveMenu } from "../../ground/leads/move-menu.tsx";
import type { AssessmentPage } from "../../ground/leads/lead-lists.ts";
import { ListChunk } from "./list-chunk.tsx";
import { RowActionsContext } from "../row/row-actions.ts";
import { useRowActions } from "../row/use-row-actions.ts";
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
};

/** The rows, page by page. The next page is fetched before the end is reached. */
export function AssessmentList({ list, pages, openId }: Props) {
  const feed = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const canFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useInView<HTMLDivElement>(canFetch ? () => void fetchNextPage() : null, { margin: "1200px" });
  // Drawn bit by bit when they come: somebody scrolls.
  const shown = useDeferredValue(pages);
  const rows = shown.flatMap((page) => page.rows);
  const { actions, claim, asked, answer } = useRowActions(rows);
  const readOn = async () => {
    if (!hasNextPage) return null;
    const { data } = await fetchNextPage({ cancelRefetch: !isFetchingNextPage });
    return data?.pages[pages.length]?.rows[0]?.id ?? null;
  };
  useListKeys(feed, { ...actions, claim, readOn: () => void readOn() }, rows.length);
  useLeadOrder({ ids: () => rows.map(({ id }) => id), readOn });
  useListPlace({ pageCount: shown.length, canFetch, fetchNextPage: () => void fetchNextPage() });
  return (
    <div className={list.isPlaceholderData ? "opacity-50" : ""}>
      <div
        ref={feed}
        role="feed"
        aria-label="Assessments"
        aria-busy={isFetchingNextPage}
        className="rounded-box bg-base-100 border-base-300 @container overflow-clip border"
      >
        <RowActionsContext value={actions}>
          {shown.map((page, index) => (
            <ListChunk
              key={index}
              rows={page.rows}
              openId={page.rows.some(({ id }) => id === openId) ? openId : null}
            />
          ))}
        </RowActionsContext>
      </div>
      {asked && (
        <MoveMenu
          name={leadName(asked)}
          current={asked.leadStatus}
          anchor={`[data-status-of="${asked.id}"]`}
          onMove={answer}
          onClose={() => answer(null)}
        />
      )}
      <div ref={end} className="min-h-8 py-4 text-center text-sm">
        {isFetchingNextPage && <span role="status">Loading more…</span>}
        {isFetchNextPageError && (
          <ErrorPanel
            title="More assessments could not be loaded"
            error={list.error}
            onRetry={() => void fetchNextPage()}
          />
        )}
      </div>
    </div>
  );
}
