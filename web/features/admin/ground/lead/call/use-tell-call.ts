import { showToast } from "../../../../../ui/toast.tsx";
import { useAskAfterMove, useTakeBack } from "../../moves/use-ask-after-move.ts";
import { moveOf } from "./call-draft.ts";
import { recordedWords } from "./recorded-words.ts";
import type { SentCall, TypedCall } from "./send-call.ts";

const UNDO_MS = 8000;

const NOT_MOVED = {
  description: "Status not updated: someone else changed the lead in the meantime.",
  variant: "destructive",
} as const;

/** Says what became of a call that is stored, and asks what its form could not. */
export function useTellCall(): (sent: SentCall, call: TypedCall) => void {
  const askAfterMove = useAskAfterMove();
  const takeBack = useTakeBack();
  return ({ lead, movedTo }, { outcome, draft, lead: before }) => {
    const isNotMoved = movedTo === null && moveOf(draft, before, outcome) !== null;
    showToast({
      title: recordedWords(outcome, lead),
      ...(isNotMoved && NOT_MOVED),
      ...(movedTo && {
        description: `Moved to ${movedTo}`,
        durationMs: UNDO_MS,
        action: { label: "Undo", onClick: () => takeBack(lead) },
      }),
    });
    // The form has asked for the value. Of a lead that was lost, a booked call is left to be asked about.
    if (movedTo === "Lost") askAfterMove(lead, before.leadStatus);
  };
}
