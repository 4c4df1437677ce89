import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "../ground/data/reason-of.ts";
import { useSettled } from "../ground/data/use-settled.ts";
import { TrialDialog } from "./trial-dialog.tsx";
import { trialQuery, type TrialChange } from "./trial-api.ts";
import { trialSummary } from "./trial-words.ts";

const PAUSE_MS = 400;

/** The effect of a change on the stored assessments, as text, before it is saved; null for no change. */
export function TrialEffect({ change }: { change: TrialChange | null }) {
  const [isOpen, setOpen] = useState(false);
  const key = JSON.stringify(change);
  const settled = useSettled(change, key, PAUSE_MS);
  const isCurrent = JSON.stringify(settled) === key;
  const query = useQuery({ ...trialQuery(settled ?? {}), enabled: settled !== null });
  const trial = isCurrent && change ? query.data : undefined;
  return (
    <div className="text-sm empty:hidden">
      <p role="status">{change && <TrialWords trial={trial} error={isCurrent ? query.error : null} />}</p>
      {trial && trial.changed > 0 && (
        <button type="button" className="link tap" onClick={() => setOpen(true)}>
          Show details
        </button>
      )}
      {isOpen && trial && <TrialDialog trial={trial} onClose={() => setOpen(false)} />}
    </div>
  );
}

type WordsProps = { trial: Parameters<typeof trialSummary>[0] | undefined; error: unknown };

function TrialWords({ trial, error }: WordsProps) {
  if (error) return <>The effect could not be worked out: {reasonOf(error)}</>;
  return <>{trial ? trialSummary(trial) : "Trying it out on existing assessments…"}</>;
}
