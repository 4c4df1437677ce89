import { Check, CircleAlert } from "lucide-react";
import { reasonOf } from "../ground/data/reason-of.ts";
import type { Funnel } from "./funnel-draft.ts";

/** How the draft stands, in a calm word. */
export function SaveLine({ funnel, onAgain }: { funnel: Funnel; onAgain: () => void }) {
  const { state, error } = funnel;
  return (
    <div className="text-row text-ink-2 flex flex-wrap items-center gap-1.5">
      <p role="status" className="flex items-center gap-1.5">
        {state === "saved" && <Check aria-hidden="true" className="text-good size-4" />}
        {(state === "failed" || state === "clashing") && (
          <CircleAlert aria-hidden="true" className="text-bad size-4" />
        )}
        {WORDS[state]}
        {state === "failed" && error && <span className="sr-only">: {reasonOf(error)}</span>}
      </p>
      {state === "failed" && (
        <button type="button" className="link pointer-coarse:min-h-11" onClick={onAgain}>
          Try again
        </button>
      )}
    </div>
  );
}

const WORDS: Record<Funnel["state"], string> = {
  saved: "Draft saved",
  unsaved: "Saving…",
  saving: "Saving…",
  failed: "Not saved yet. Your texts are still here.",
  clashing: "Not saved: somebody changed the same text",
};
