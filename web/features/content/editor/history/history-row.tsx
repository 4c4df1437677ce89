import type { Difference } from "#domain/content/differences";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { Avatar } from "../../../kit/look/avatar.tsx";
import { DifferenceList } from "./difference-list.tsx";

type Props = {
  by: string;
  /** What it is, and what is said of it. */
  title: ReactNode;
  detail: ReactNode;
  /** The button that shows how it differs. `of` is read out after its words. */
  compare: { show: string; hide: string; of: string };
  isOpen: boolean;
  onOpen: () => void;
  /** The way back to it, if there is one. */
  restore: ReactNode;
  /** How it differs, once it is open. */
  children: ReactNode;
};

/** A state of the funnel that was: whose, when, how it differs, and the way back to it. */
export function HistoryRow({ by, title, detail, compare, isOpen, onOpen, restore, children }: Props) {
  const id = useId();
  return (
    <li className="bg-sheet border-line rounded-xl border">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <Avatar email={by} title={by} />
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-2">{title}</p>
          <div className="text-row text-ink-2 [overflow-wrap:anywhere]">{detail}</div>
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:ms-6">
          <Button size="sm" variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
            {isOpen ? compare.hide : compare.show}
            <span className="sr-only"> in {compare.of}</span>
          </Button>
          {restore}
        </div>
      </div>
      <div id={id} className="border-line border-t px-4 py-3 empty:hidden">
        {isOpen && children}
      </div>
    </li>
  );
}

/** What a comparison found. */
export function Compared({ query }: { query: UseQueryResult<{ differences: readonly Difference[] }> }) {
  return (
    <>
      <QueryStates query={query} loading="Comparing…" failed="The changes could not be loaded" />
      {query.data && <DifferenceList differences={query.data.differences} />}
    </>
  );
}
