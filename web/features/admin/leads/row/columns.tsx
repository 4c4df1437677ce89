import type { AssessmentSort } from "#domain/leads/assessment-list";
import type { ComponentType } from "react";
import { useMoney } from "../../ground/data/use-money.ts";
import { ScoreBadge } from "../../ground/look/score-badge.tsx";
import { ShortAge } from "../../ground/time/short-age.tsx";
import { moneyWords } from "../../ground/leads/money-words.ts";
import type { CellProps } from "./cell-props.ts";
import { NameCell } from "./name-cell.tsx";
import { NextCell } from "./next-cell.tsx";
import { OwnerCell } from "./owner-cell.tsx";
import { StatusButton } from "./status-button.tsx";

type Column = {
  /** Its place in the grid of `list.css`. */
  id: string;
  label: string;
  /** The order that its head gives the list; null if there is none. */
  sort: AssessmentSort | null;
  Cell: ComponentType<CellProps>;
};

/** The columns of the list: head, cells, and what stands there while they load. */
export const COLUMNS: readonly Column[] = [
  { id: "name", label: "Name", sort: null, Cell: NameCell },
  { id: "score", label: "Lead score", sort: "leadScore", Cell: ScoreCell },
  { id: "status", label: "Status", sort: null, Cell: StatusButton },
  { id: "money", label: "Spend/day · revenue → target", sort: null, Cell: MoneyCell },
  { id: "value", label: "Value", sort: "dealValue", Cell: ValueCell },
  { id: "owner", label: "Owner", sort: null, Cell: OwnerCell },
  { id: "next", label: "Next step", sort: "due", Cell: NextCell },
  { id: "source", label: "Source", sort: null, Cell: SourceCell },
  { id: "added", label: "Added", sort: "created", Cell: AddedCell },
];

function ScoreCell({ lead: { leadScore } }: CellProps) {
  return leadScore === null ? <Nothing /> : <ScoreBadge score={leadScore} />;
}

function MoneyCell({ lead: { answers } }: CellProps) {
  const words = moneyWords(answers, { day: "", month: "" });
  if (words === "") return <Nothing />;
  return (
    <span dir="auto" title={moneyWords(answers)} className="truncate">
      {words}
    </span>
  );
}

function ValueCell({ lead: { dealValue } }: CellProps) {
  const money = useMoney();
  return dealValue === null ? null : (
    <span title={money(dealValue)} className="truncate">
      {money(dealValue)}
    </span>
  );
}

function SourceCell({ lead: { assessmentType } }: CellProps) {
  return assessmentType === "chat" ? "AI Chat" : "Quiz";
}

function AddedCell({ lead: { createdAt } }: CellProps) {
  return <ShortAge time={createdAt} />;
}

function Nothing() {
  return <span className="text-ink-3">–</span>;
}
