import { isOpenStatus } from "#domain/leads/pipeline";
import type { ReactNode } from "react";
import type { BoardView } from "../ground/board/board-view.ts";
import type { Board } from "../ground/board/board.ts";
import { countText } from "../ground/data/figures.ts";
import { useMoney } from "../ground/data/use-money.ts";
import type { ChangeParams } from "../ground/frame/admin-params.ts";
import { useWide } from "../ground/frame/use-wide.ts";
import { Chip } from "../ground/look/chip.tsx";
import { PageBar } from "../ground/look/page-bar.tsx";
import { BoardControls } from "./board-controls.tsx";

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
export function SalesBar({ view, change, board, isFull, onFull, news }: Props) {
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
      below={!isWide && <div className="flex grow items-center gap-2 overflow-x-auto py-0.5">{controls}</div>}
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
