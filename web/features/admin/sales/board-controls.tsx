import { PIPELINE_SORTS } from "#domain/leads/pipeline-board";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { OWNER_WORDS, ownerFilterWords } from "../ground/leads/owner-filter.ts";
import type { ChangeParams } from "../ground/frame/admin-params.ts";
import { ownAddress } from "../ground/staff/use-staff.ts";
import { SORT_WORDS, type BoardView } from "../ground/board/board-view.ts";

type Props = { view: BoardView; change: ChangeParams };

/** Whose leads the board shows, and in which order; both are kept in the address. */
export function BoardControls({ view: { owner, sort }, change }: Props) {
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
      className="select select-sm border-line-2 bg-sheet w-auto min-w-0 shrink-0 font-semibold"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </select>
  );
}
