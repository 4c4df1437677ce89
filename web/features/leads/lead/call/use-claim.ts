import type { Claimant } from "#domain/errors";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "../../../../ui/toast.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { putCalledLead } from "../../basics/lead-cache.ts";
import { claimLead, releaseLead, type Claimed } from "../../../calls/acts/calls-api.ts";
import { putInQueue } from "../../../calls/acts/queue-api.ts";

const UNDO_MS = 8000;

type Wish = "claim" | "take over" | "release";

/** Who has a lead, and having it oneself. `taken` is whoever else has it. */
export function useClaim(lead: AssessmentView, me: string) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Claimant | null>(null);
  const [isErased, setErased] = useState(false);
  const claiming = useSave({
    save: (wish: Wish) => send(lead.id, wish),
    onSaved: (result, wish) => {
      setRefused(result.kind === "taken" ? result.by : null);
      setErased(result.kind === "erased");
      if (result.kind !== "decided") return;
      putCalledLead(client, result.lead);
      putInQueue(client, lead.id, result.lead);
      if (wish === "release") {
        showToast({
          title: "Released. Anyone can claim this lead now.",
          durationMs: UNDO_MS,
          action: { label: "Undo", onClick: () => claiming.mutate("claim") },
        });
      }
    },
    failure: "Failed to change the owner",
  });
  const known = lead.owner === null ? null : { owner: lead.owner, since: lead.ownerSince ?? "" };
  const owner = known ?? refused;
  const taken = owner && owner.owner !== me ? owner : null;
  const ask = (wish: Wish) => () => {
    if (!claiming.isPending) claiming.mutate(wish);
  };
  return {
    isMine: owner?.owner === me,
    taken,
    isErased,
    isBusy: claiming.isPending,
    claim: ask("claim"),
    takeOver: ask("take over"),
    release: ask("release"),
  };
}

function send(id: number, wish: Wish): Promise<Claimed> {
  return wish === "release" ? releaseLead(id) : claimLead(id, wish === "take over");
}

export type Claim = ReturnType<typeof useClaim>;
