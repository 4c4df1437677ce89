import { Dialog } from "../../../ui/dialog.tsx";
import { DataTable } from "../ground/charts/data-table.tsx";
import { countText } from "../ground/data/figures.ts";
import { leadName } from "../ground/leads/lead-name.ts";
import type { Trial } from "./trial-api.ts";
import { trialSummary } from "./trial-words.ts";

type Props = { trial: Trial; onClose: () => void };

/** The moves between tiers and scores, with examples. */
export function TrialDialog({ trial, onClose }: Props) {
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
