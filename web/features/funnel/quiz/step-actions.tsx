import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { Button } from "../../../ui/button.tsx";
import type { StepQuiz } from "./use-quiz.ts";

/**
 * The row below an answer: Back on the left if there is a previous question, the next step on the right. With a next
 * step it stays in reach.
 */
export function StepActions({ quiz, children }: { quiz: StepQuiz; children?: ReactNode }) {
  const { steps } = useContent("quiz");
  return (
    <div className={`flex min-h-14 flex-wrap items-center gap-3 ${children ? "quiz-actions" : ""}`}>
      {quiz.way.placeBefore(quiz.place) && (
        <Button variant="ghost" size="lg" onClick={quiz.back} className="-ml-4">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {steps.back}
        </Button>
      )}
      <div className="ml-auto flex grow items-center justify-end gap-4 sm:grow-0">{children}</div>
    </div>
  );
}
