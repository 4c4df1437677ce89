import type { Claimant } from "#domain/errors";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSave } from "../edit/use-save.ts";
import { putLead } from "../leads/lead-cache.ts";
import { claimLead } from "./calls-api.ts";
import { putInQueue } from "./queue-api.ts";

/** Who has a lead, and having it oneself. `taken` is whoever else has it. */
export function useClaim(lead: AssessmentView, me: string) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Claimant | null>(null);
  const [isErased, setErased] = useState(false);
  const claiming = useSave({
    save: (isTakeOver: boolean) => claimLead(lead.id, isTakeOver),
    onSaved: (result) => {
      setRefused(result.kind === "taken" ? result.by : null);
      setErased(result.kind === "erased");
      if (result.kind !== "mine") return;
      putLead(client, result.lead);
      putInQueue(client, lead.id, result.lead);
    },
    failure: "Failed to take this lead",
  });
  const known = lead.owner === null ? null : { owner: lead.owner, since: lead.ownerSince ?? "" };
  const owner = known ?? refused;
  const taken = owner && owner.owner !== me ? owner : null;
  const send = (isTakeOver: boolean) => {
    if (!claiming.isPending) claiming.mutate(isTakeOver);
  };
  return {
    isMine: owner?.owner === me,
    taken,
    isErased,
    isBusy: claiming.isPending,
    claim: () => send(false),
    takeOver: () => send(true),
  };
}

export type Claim = ReturnType<typeof useClaim>;
