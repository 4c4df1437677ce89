import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/loading-panel.tsx";
import { useLeadOrder } from "../lead/lead-order.ts";
import { isOnBoard } from "../live/follow.ts";
import { NewLeadsPill } from "../live/new-leads-pill.tsx";
import { boardQuery } from "./api.ts";
import { columnWith, placeOf } from "./board.ts";
import { SalesBoard } from "./sales-board.tsx";

export function SalesTab() {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(boardQuery());
  useLeadOrder((id) => (data ? columnWith(data, id) : []));
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="font-display text-2xl font-semibold tracking-tight">Sales Stage</h2>
          <p id="board-keys" className="text-base-content/75 text-sm">
            <span className="pointer-coarse:hidden">
              Drag a card to another stage, or use the keys: arrows, Space to lift and drop, 1–5 to send, M to
              choose.
            </span>
            <span className="hidden pointer-coarse:inline">
              Rest a finger on a card to lift it, or use “Move to…”.
            </span>
          </p>
        </div>
        <button
          type="button"
          className="btn btn-sm bg-base-100 border-base-300"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          Refresh
        </button>
      </div>
      {isPending && <LoadingPanel text="Loading the pipeline …" />}
      {isError && (
        <ErrorPanel title="The pipeline could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <NewLeadsPill
        readAt={data?.[0]?.readAt ?? Number.POSITIVE_INFINITY}
        isMissing={(lead) => data !== undefined && isOnBoard(lead) && placeOf(data, lead.id) === null}
        onShow={() => refetch()}
      />
      {data && <SalesBoard stored={data} />}
    </div>
  );
}
