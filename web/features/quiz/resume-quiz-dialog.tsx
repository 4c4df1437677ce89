import { relativeTime } from "#domain/time/relative-time";
import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/quiz";
import { useState } from "react";
import { useContent } from "../../content/use-content.tsx";
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
  const words = useContent("quiz").resume;
  const [age] = useState(() => relativeTime(saved.timestamp, Date.now()));
  return (
    <Dialog
      title={words.heading}
      description={filled(words.text, { place: placeName(saved.currentStep, words), age })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onStartFresh}>
            {words.startFresh}
          </Button>
          <Button data-autofocus onClick={onContinue}>
            {words.goOn}
          </Button>
        </>
      }
    />
  );
}

function placeName(step: number, words: QuizContent["resume"]): string {
  return step > TOTAL_STEPS ? words.atForm : filled(words.atQuestion, { step: String(step) });
}
