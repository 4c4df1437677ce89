import { useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { forgetAssessment } from "../../../../lib/last-assessment.ts";
import { forgetPlan } from "../plan/kept-plan.ts";
import { forgetToldTime } from "../../../../lib/told-time.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";

export { ErasedNote } from "./erased-note.tsx";

type EraseDialogProps = { sessionId: string; onClose: () => void; onErased: () => void };

/** Asks for confirmation, because erased data cannot be restored. */
export function EraseDialog({ sessionId, onClose, onErased }: EraseDialogProps) {
  const words = useContent("hub").privacy.ask;
  const notDone = useNotDone();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function erase(): Promise<void> {
    setIsBusy(true);
    setProblem("");
    try {
      await carryOut(() => unwrap(api.hub[":sessionId"].erase.$post({ param: { sessionId } })));
    } catch (error) {
      // Already erased, in another window.
      if (!(error instanceof ApiError && error.code === "gone")) {
        setIsBusy(false);
        setProblem(notDone(words.failed, error));
        return;
      }
    }
    forgetAssessment(sessionId);
    forgetPlan(sessionId);
    forgetToldTime(sessionId);
    onErased();
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      confirm={words.confirm}
      isBusy={isBusy}
      onConfirm={() => void erase()}
    >
      <p role="alert" className="text-error font-medium empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
