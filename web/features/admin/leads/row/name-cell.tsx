import { PERSON_COUNTED } from "#domain/leads/assessment-view";
import { use, type MouseEvent } from "react";
import { safeWebAddress } from "../../ground/data/web-address.ts";
import { leadName } from "../../ground/leads/lead-name.ts";
import { Tag } from "../../ground/look/tag.tsx";
import { PeopleHere } from "../../ground/live/people-here.tsx";
import type { CellProps } from "./cell-props.ts";
import { RowActionsContext } from "./row-actions.ts";

/** Who it is: the link that opens the lead, how often they came, and their website or else their address. */
export function NameCell({ lead }: CellProps) {
  const { open } = use(RowActionsContext);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(lead.id);
  };
  const name = leadName(lead);
  const from = whereFrom(lead);
  const ofPerson = lead.ofPerson < PERSON_COUNTED ? String(lead.ofPerson) : `${PERSON_COUNTED}+`;
  return (
    <>
      <a
        href={`/admin?lead=${lead.id}`}
        // The direction is the block's, so that a name is cut at its end.
        dir="auto"
        title={name}
        className={`link-hover min-w-6 shrink truncate text-sm ${lead.name || lead.email ? "font-semibold" : "text-ink-2 font-medium"}`}
        onClick={follow}
      >
        {name}
      </a>
      {lead.ofPerson > 1 && (
        <span className="shrink-0 text-xs font-semibold" title={`${ofPerson} assessments of this person`}>
          <span aria-hidden="true">× {ofPerson}</span>
          <span className="sr-only">{ofPerson} assessments</span>
        </span>
      )}
      {lead.suspect && (
        <Tag tone="bad" className="shrink-0">
          Suspect
        </Tag>
      )}
      <PeopleHere lead={lead.id} className="-my-1 shrink-0" />
      {from !== null && (
        <span dir="auto" title={from} className="lead-from text-ink-3 min-w-0 flex-1 truncate">
          {from}
        </span>
      )}
    </>
  );
}

function whereFrom({ name, email, businessUrl }: CellProps["lead"]): string | null {
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  if (site !== null) return new URL(site).host;
  return name?.trim() ? email : null;
}
