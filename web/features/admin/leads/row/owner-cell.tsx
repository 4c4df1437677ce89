import { isOpenStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { ownerWords } from "../../ground/calls/owner-words.ts";
import { shortLeadName } from "../../ground/leads/lead-name.ts";
import { Avatar, NobodyAvatar } from "../../ground/look/avatar.tsx";
import { personName } from "../../ground/staff/person-name.ts";
import { ownAddress } from "../../ground/staff/use-staff.ts";
import type { CellProps } from "./cell-props.ts";
import { RowActionsContext } from "./row-actions.ts";

/** Whose lead it is; nobody's is taken by a press. */
export function OwnerCell({ lead }: CellProps) {
  const { claim } = use(RowActionsContext);
  const me = ownAddress(useQueryClient());
  const { owner } = lead;
  if (owner !== null) {
    return (
      <>
        <Avatar email={owner} title={ownerWords(owner, me)} />
        <span aria-hidden="true" title={owner} className="lead-owner-name truncate">
          {personName(owner).split(" ")[0]}
        </span>
      </>
    );
  }
  if (lead.email === null || !isOpenStatus(lead.leadStatus)) return null;
  return (
    <button
      type="button"
      aria-label={`Claim ${shortLeadName(lead)}`}
      title="Unassigned: claim it"
      className="hover:bg-picked relative cursor-pointer rounded-full pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
      onClick={() => claim(lead.id)}
    >
      <NobodyAvatar />
    </button>
  );
}
