import { relativeTime } from "#domain/time/relative-time";
import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/parts/quiz";
import { useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import type { SavedProgress } from "../../../lib/saved-progress.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { serverNow } from "../../../lib/server-clock.ts";

type ResumeQuizDialogProps = {
  saved: SavedProgress;
  /** How many questions there are. */
  total: number;
  onContinue: () => void;
  onStartFresh: () => void;
  /** Closed without a decision; nothing changes. */
  onClose: () => void;
};

export function ResumeQuizDialog({ saved, total, onContinue, onStartFresh, onClose }: ResumeQuizDialogProps) {
  const words = useContent("quiz").resume;
  const [age] = useState(() => relativeTime(saved.timestamp, serverNow()));
  return (
    <Dialog
      title={words.heading}
      description={filled(words.text, { place: placeName(saved.currentStep, total, words), age })}
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

function placeName(step: number, total: number, words: QuizContent["resume"]): string {
  return step > total ? words.atForm : filled(words.atQuestion, { step: String(step) });
}
