import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Offer } from "#domain/offers/offer";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { heldLeadQuery } from "./held-lead-query.ts";
import { QueryStates } from "../ground/data/query-states.tsx";
import { ErasedLead } from "./erased-lead.tsx";
import { LeadInHand } from "./lead-in-hand.tsx";

type Props = {
  id: number;
  /** The lead as the queue knows it: shown at once, while the newest is read. */
  inQueue: AssessmentView | null;
  sharesEmail: boolean;
  offers: readonly Offer[];
  hours: CallingHours;
  now: number;
  me: string;
  onSkip: () => void;
  onRecorded: (lead: AssessmentView) => void;
};

/** Follows the lead in hand by its number, wherever it stands in the queue by now. */
export function HeldLead({ id, inQueue, onSkip, onRecorded, ...rest }: Props) {
  const query = useQuery({ ...heldLeadQuery(id), refetchOnMount: "always" });
  const stored = query.data ?? (query.data === null ? null : inQueue);
  const [known, setKnown] = useState(stored);
  if (stored !== null && stored !== known) setKnown(stored);
  if (known) {
    return (
      <LeadInHand
        {...rest}
        lead={known}
        isGone={query.data === null}
        onNext={onSkip}
        onRecorded={onRecorded}
      />
    );
  }
  if (query.data === null) return <ErasedLead note="" onNext={onSkip} />;
  return <QueryStates query={query} loading="Loading the lead…" failed="The lead could not be loaded" />;
}
