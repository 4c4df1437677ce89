import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { shortLeadName } from "../leads/lead-name.ts";
import type { Move } from "./use-moves.ts";

type Props = { move: Move; onSave: (reason: string) => void; onSkip: () => void; onRevert: () => void };

/** Asks beside the board why a lead was lost. The move has already happened; Esc reverts it. */
export function LostReason({ move, onSave, onSkip, onRevert }: Props) {
  const [reason, setReason] = useState("");
  return (
    <form
      aria-label="Why was it lost?"
      className="rounded-box bg-base-100 border-base-300 fixed inset-x-4 top-20 z-30 space-y-3 border p-4 shadow-xl sm:top-auto sm:right-auto sm:bottom-4 sm:w-96"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onSave(reason.trim());
        else onSkip();
      }}
    >
      <label className="block text-sm">
        <span className="mb-1 block [overflow-wrap:anywhere]">
          Why was <bdi className="font-semibold">{shortLeadName(move.card)}</bdi> lost? (optional)
        </span>
        <input
          // Entering the reason is the next step, and Esc leads back.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className="input w-full"
          dir="auto"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && onRevert()}
        />
      </label>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onRevert}>
          Take it back
        </Button>
        <Button variant="outline" size="sm" onClick={onSkip}>
          Skip
        </Button>
        <Button type="submit" size="sm">
          Save reason
        </Button>
      </div>
    </form>
  );
}
