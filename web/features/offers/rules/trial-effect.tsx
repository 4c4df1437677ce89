import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { countText } from "../../kit/data/figures.ts";
import { reasonOf } from "../../kit/data/reason-of.ts";
import { useSettled } from "../../kit/data/use-settled.ts";
import { leadName } from "../../leads/basics/lead-name.ts";
import { trialQuery, type TrialChange, type Trial } from "./trial-api.ts";

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

type Props = { trial: Trial; onClose: () => void };

/** The moves between tiers and scores, with examples. */
function TrialDialog({ trial, onClose }: Props) {
  const { tierMoves, scoreMoves, examples } = trial;
  return (
    <Dialog title="What would change" description={trialSummary(trial)} width="lg" onClose={onClose}>
      {tierMoves.length > 0 && (
        <Moves caption="Tier changes" moves={tierMoves} text={(tier) => `Tier ${tier}`} />
      )}
      {scoreMoves.length > 0 && (
        <Moves caption="Score changes" moves={scoreMoves} text={(score) => `${score} pts`} />
      )}
      {examples.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">Examples</h3>
          <ul className="divide-base-300 divide-y text-sm">
            {examples.map(({ id, from, to, ...lead }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <bdi className="min-w-0 [overflow-wrap:anywhere]">{leadName(lead)}</bdi>
                <span>
                  Tier {from.offerTier} → {to.offerTier}, {from.score} → {to.score} pts
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

type Move = Trial["tierMoves"][number];

function Moves({
  caption,
  moves,
  text,
}: {
  caption: string;
  moves: readonly Move[];
  text: (value: number) => string;
}) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{caption}</h3>
      <DataTable
        caption={caption}
        rows={moves}
        rowKey={({ from, to }) => `${from}>${to}`}
        columns={[
          { label: "From", cell: ({ from }) => text(from) },
          { label: "To", cell: ({ to }) => text(to), isText: true },
          { label: "Assessments", cell: ({ count }) => countText(count) },
        ]}
      />
    </section>
  );
}

type Outcome = { total: number; tierChanged: number; scoreChanged: number };

/** `37 of 400 assessments would change tier, 52 would change score.` */
function trialSummary({ total, tierChanged, scoreChanged }: Outcome): string {
  if (total === 0) return "No assessments have been scored yet, so nothing would change.";
  if (tierChanged + scoreChanged === 0)
    return `None of the ${countText(total)} scored assessments would change.`;
  return `${countText(tierChanged)} of ${countText(total)} scored assessments would change tier and ${countText(scoreChanged)} would change score. Nothing changes for them until you recalculate.`;
}
