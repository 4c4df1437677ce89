import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { startTransition, use, useMemo, useState } from "react";
import { useOpenLead, type LeadPart } from "../../basics/open-lead.ts";
import { useStable } from "../../../kit/data/use-stable.ts";
import { SelectionContext } from "../selection/selection.ts";
import type { RowActions } from "./row-actions.ts";
import { useClaimLead } from "../../../calls/acts/use-claim-lead.ts";
import { useMoveLead } from "../../moves/use-move-lead.ts";

/**
 * What can be done with the rows shown, and the lead whose status is being asked for. `onOpen` is told of a lead in the
 * transition that opens it.
 */
export function useRowActions(rows: readonly AssessmentView[], onOpen: (id: number) => void) {
  const selection = use(SelectionContext);
  const [asked, askStatus] = useState<number | null>(null);
  const openLead = useOpenLead();
  const move = useMoveLead();
  const claim = useClaimLead();
  const open = useStable((id: number, part?: LeadPart) =>
    startTransition(() => {
      onOpen(id);
      openLead(id, part);
    }),
  );
  const leadOf = (id: number) => rows.find((row) => row.id === id) ?? null;
  const select = useStable((id: number, isRange: boolean) => {
    const order = rows.map((row) => row.id);
    if (isRange) selection.extendTo(id, order);
    else selection.toggle(id);
  });
  const take = useStable((id: number) => {
    const lead = leadOf(id);
    if (lead) claim(lead);
  });
  const actions = useMemo<RowActions>(() => ({ open, askStatus, select, claim: take }), [open, select, take]);
  return {
    actions,
    asked: asked === null ? null : leadOf(asked),
    answer: (status: LeadStatus | null) => {
      const lead = asked === null ? null : leadOf(asked);
      askStatus(null);
      if (!lead || !status) return;
      // The menu goes, and the focus must not go with it.
      document.querySelector<HTMLElement>(`[data-lead="${lead.id}"]`)?.focus({ preventScroll: true });
      move(lead, status);
    },
  };
}
