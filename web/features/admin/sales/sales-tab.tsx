import { useQuery, useQueryClient } from "@tanstack/react-query";
import { boardViewOf, isOnBoard, type BoardView } from "../ground/board/board-view.ts";
import { columnWith, letNewIn, placeOf } from "../ground/board/board.ts";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { useLeadOrder } from "../ground/leads/lead-order.ts";
import { openLeadId } from "../ground/leads/open-lead.ts";
import { NewLeadsPill } from "../ground/live/new-leads-pill.tsx";
import { BoardBones } from "../ground/look/bones.tsx";
import { ownAddress } from "../ground/staff/use-staff.ts";
import { boardQuery } from "./board-api.ts";
import { SalesBar } from "./sales-bar.tsx";
import { SalesBoard } from "./sales-board.tsx";
import { useFullCards } from "./use-full-cards.ts";

export function SalesTab() {
  const { params, change } = useAdminParams();
  const client = useQueryClient();
  const view = boardViewOf(params, ownAddress(client));
  const query = boardQuery(view);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(query);
  const [isFull, setFull] = useFullCards();
  useLeadOrder({ ids: (near) => (data ? columnWith(data, near) : []) });
  const shown = data?.[0]?.view ?? view;
  const news = (
    <NewLeadsPill
      readAt={data?.[0]?.readAt ?? Number.POSITIVE_INFINITY}
      isMissing={(lead) => data !== undefined && isOnBoard(lead, view) && placeOf(data, lead.id) === null}
      onShow={() => {
        client.setQueryData(query.queryKey, (board) => board && letNewIn(board));
        return refetch();
      }}
    />
  );
  return (
    <>
      <SalesBar view={view} change={change} board={data} isFull={isFull} onFull={setFull} news={news} />
      <p id="board-keys" className="sr-only">
        Press a card to open its lead, or drag it to another stage. Keys: arrows, Enter to open, Space to lift
        and drop, 1–5 to send, M to move, C to claim, N for a note.
      </p>
      {isPending && <Loading />}
      {error && (
        <div className="p-4 lg:px-5">
          <ErrorPanel title="The pipeline could not be loaded" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        // What is still shown of another view is not to be worked on: it goes in a moment.
        <div inert={isPlaceholderData} aria-busy={isPlaceholderData}>
          <SalesBoard
            key={keyOf(shown)}
            stored={data}
            view={shown}
            openId={openLeadId(params)}
            isFull={isFull}
          />
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the pipeline…
      </p>
      <BoardBones />
    </>
  );
}

function keyOf({ owner, sort }: BoardView): string {
  return `${sort} ${owner}`;
}
