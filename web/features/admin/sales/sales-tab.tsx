import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { ownAddress } from "../ground/staff/use-staff.ts";
import { useLeadOrder } from "../ground/leads/lead-order.ts";
import { openLeadId } from "../ground/leads/open-lead.ts";
import { PageBar, PageBody } from "../ground/look/page-bar.tsx";
import { NewLeadsPill } from "../ground/live/new-leads-pill.tsx";
import { boardQuery } from "./board-api.ts";
import { BoardControls } from "./board-controls.tsx";
import { boardViewOf, isOnBoard, type BoardView } from "../ground/board/board-view.ts";
import { columnWith, placeOf } from "../ground/board/board.ts";
import { SalesBoard } from "./sales-board.tsx";

export function SalesTab() {
  const { params, change } = useAdminParams();
  const view = boardViewOf(params, ownAddress(useQueryClient()));
  const board = useQuery(boardQuery(view));
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = board;
  useLeadOrder({ ids: (near) => (data ? columnWith(data, near) : []) });
  return (
    <>
      <PageBar title="Sales Stage">
        <BoardControls view={view} change={change} />
        <button type="button" className="btn btn-sm" disabled={isFetching} onClick={() => void refetch()}>
          Refresh
        </button>
      </PageBar>
      <PageBody>
        <p id="board-keys" className="sr-only">
          Press a card to open its lead, or drag it to another stage. Keys: arrows, Enter to open, Space to
          lift and drop, 1–5 to send, M to move, C to claim, N for a note.
        </p>
        {isPending && <LoadingPanel text="Loading the pipeline…" />}
        {error && (
          <ErrorPanel title="The pipeline could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        <NewLeadsPill
          readAt={data?.[0]?.readAt ?? Number.POSITIVE_INFINITY}
          isMissing={(lead) => data !== undefined && isOnBoard(lead, view) && placeOf(data, lead.id) === null}
          onShow={() => refetch()}
        />
        {data && (
          // What is still shown of another view is not to be worked on: it goes in a moment.
          <div inert={isPlaceholderData} aria-busy={isPlaceholderData}>
            <SalesBoard
              key={keyOf(data[0]?.view ?? view)}
              stored={data}
              view={data[0]?.view ?? view}
              openId={openLeadId(params)}
            />
          </div>
        )}
      </PageBody>
    </>
  );
}

function keyOf({ owner, sort }: BoardView): string {
  return `${sort} ${owner}`;
}
