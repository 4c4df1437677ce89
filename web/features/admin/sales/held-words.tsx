import type { PipelineCard } from "#domain/leads/pipeline-board";
import { heldWords } from "../calls/held-words.ts";
import { timeText } from "../leads/times.ts";
import { useNow } from "../leads/use-now.ts";

type Props = { lead: Pick<PipelineCard, "callStatus" | "callStartsAt"> };

/** What became of the booked call, as words: a card has no room for buttons, and opens the lead that asks. */
export function HeldWords({ lead }: Props) {
  const words = heldWords(lead, useNow());
  if (words === null) return null;
  const { callStartsAt } = lead;
  return (
    <span
      className="text-base-content font-medium"
      title={callStartsAt === null ? undefined : `The call was booked for ${timeText(callStartsAt)}`}
    >
      {words}
    </span>
  );
}
