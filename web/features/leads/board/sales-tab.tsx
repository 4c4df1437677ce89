import { isOpenStatus } from "#domain/leads/pipeline";
import { PIPELINE_SORTS } from "#domain/leads/pipeline-board";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { readStored, store } from "../../../lib/storage.ts";
import { boardViewOf, isOnBoard, SORT_WORDS, type BoardView } from "../board-state/board-view.ts";
import { columnWith, letNewIn, placeOf, type Board } from "../board-state/board.ts";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { countText } from "../../kit/data/figures.ts";
import { useMoney } from "../../kit/data/use-money.ts";
import { useAdminParams, type ChangeParams } from "../../kit/frame/admin-params.ts";
import { useWide } from "../../kit/frame/use-wide.ts";
import { useLeadOrder } from "../basics/lead-order.ts";
import { openLeadId } from "../basics/open-lead.ts";
import { OWNER_WORDS, ownerFilterWords } from "../basics/owner-filter.ts";
import { NewLeadsPill } from "../live/new-leads-pill.tsx";
import { BoardBones } from "../../kit/look/bones.tsx";
import { Chip } from "../../kit/look/chip.tsx";
import { PageBar } from "../../kit/look/page-bar.tsx";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { boardQuery } from "./board-api.ts";
import { SalesBoard } from "./sales-board.tsx";

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
        and drop, 1–5 to pick a stage, M to move, C to claim, N for a note.
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

/** How somebody likes to read the board is their own affair, and stays in the browser. */
const KEY = "admin-full-cards";

/** Whether all that is known of a lead stands on its card. */
function useFullCards(): [isFull: boolean, setFull: (isFull: boolean) => void] {
  const [isFull, setFull] = useState(() => readStored(KEY) === true);
  return [
    isFull,
    (next) => {
      setFull(next);
      store(KEY, next);
    },
  ];
}

type Props = {
  view: BoardView;
  change: ChangeParams;
  board: Board | undefined;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  /** What has arrived. */
  news: ReactNode;
};

/** The board's figures, and how it is shown; on a phone that has a line of its own. */
function SalesBar({ view, change, board, isFull, onFull, news }: Props) {
  const isWide = useWide();
  const controls = (
    <>
      <Chip isOn={isFull} className="shrink-0" onClick={() => onFull(!isFull)}>
        Full cards
      </Chip>
      <BoardControls view={view} change={change} />
    </>
  );
  return (
    <PageBar
      title="Sales Stage"
      facts={board && <BoardFigures board={board} />}
      below={!isWide && <div className="goes-on flex grow items-center gap-2 py-0.5">{controls}</div>}
    >
      {news}
      {isWide && controls}
    </PageBar>
  );
}

/** How many leads there are, and what those are worth that may still be won. */
function BoardFigures({ board }: { board: Board }) {
  const money = useMoney();
  const leads = board.reduce((sum, { count }) => sum + count, 0);
  const open = board.reduce((sum, { status, value }) => sum + (isOpenStatus(status) ? value : 0), 0);
  return (
    <dl className="flex flex-wrap gap-x-4 max-sm:hidden">
      <Figure label="Leads" value={countText(leads)} />
      <Figure label="Open value" value={money(open)} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-x-1.5 whitespace-nowrap">
      <dt>{label}</dt>
      <dd className="text-ink font-semibold">{value}</dd>
    </div>
  );
}

type BoardControlsProps = { view: BoardView; change: ChangeParams };

/** Whose leads the board shows, and in which order; both are kept in the address. */
function BoardControls({ view: { owner, sort }, change }: BoardControlsProps) {
  const me = ownAddress(useQueryClient());
  return (
    <>
      <Choice label="Owner" value={owner === me ? "me" : owner} onChange={(next) => change({ owner: next })}>
        <option value="">Everyone</option>
        {Object.entries(OWNER_WORDS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {owner.includes("@") && owner !== me && <option value={owner}>{ownerFilterWords(owner)}</option>}
      </Choice>
      <Choice
        label="Order"
        value={sort}
        onChange={(next) => change({ sort: next === "updated" ? null : next })}
      >
        {PIPELINE_SORTS.map((value) => (
          <option key={value} value={value}>
            {SORT_WORDS[value]}
          </option>
        ))}
      </Choice>
    </>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      title={label}
      className="select select-sm border-line-2 bg-sheet w-auto min-w-0 font-semibold max-lg:w-0 max-lg:max-w-56 max-lg:min-w-24 max-lg:grow lg:shrink-0"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </select>
  );
}
