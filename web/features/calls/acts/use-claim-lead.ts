import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../../ui/toast.tsx";
import { claimLead } from "./calls-api.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { dropLead, putCalledLead } from "../../leads/basics/lead-cache.ts";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { personName } from "../../people/staff/person-name.ts";

type Claimed = Pick<AssessmentView, "id" | "name" | "email">;
type Claim = { lead: Claimed; isTakeOver: boolean };

/** Makes a lead one's own, if it is free; if it is not, after a question. */
export function useClaimLead(): (lead: Claimed) => void {
  const client = useQueryClient();
  const { mutate } = useSave({
    save: ({ lead, isTakeOver }: Claim) => claimLead(lead.id, isTakeOver),
    onSaved: (result, { lead }) => {
      if (result.kind === "decided") putCalledLead(client, result.lead);
      if (result.kind === "erased") dropLead(client, lead.id);
      showToast(toastOf(result, lead, () => mutate({ lead, isTakeOver: true })));
    },
    failure: "Failed to claim this lead",
  });
  return (lead) => mutate({ lead, isTakeOver: false });
}

function toastOf(
  result: Awaited<ReturnType<typeof claimLead>>,
  lead: Claimed,
  onTakeOver: () => void,
): Parameters<typeof showToast>[0] {
  const name = shortLeadName(lead);
  if (result.kind === "decided") return { title: "The lead is yours", description: name };
  if (result.kind === "erased")
    return { title: "This lead was erased", description: name, variant: "destructive" };
  return {
    title: `${personName(result.by.owner)} has this lead`,
    description: name,
    action: { label: "Take over", onClick: onTakeOver },
  };
}
