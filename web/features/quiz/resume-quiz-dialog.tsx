import { relativeTime } from "#domain/time/relative-time";
import { useState } from "react";
import type { SavedProgress } from "../../lib/saved-progress.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TOTAL_STEPS } from "./quiz-place.ts";

type ResumeQuizDialogProps = {
  saved: SavedProgress;
  onContinue: () => void;
  onStartFresh: () => void;
  /** Closed without a decision; nothing changes. */
  onClose: () => void;
};

export function ResumeQuizDialog({ saved, onContinue, onStartFresh, onClose }: ResumeQuizDialogProps) {
  const [age] = useState(() => relativeTime(saved.timestamp, Date.now()));
  return (
    <Dialog
      title="Continue your assessment?"
      description={`You left off at ${placeName(saved.currentStep)}, ${age}. Your answers are still here.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onStartFresh}>
            Start Fresh
          </Button>
          <Button data-autofocus onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    />
  );
}

function placeName(step: number): string {
  return step > TOTAL_STEPS ? "your details, the last step" : `Question ${step}`;
}
