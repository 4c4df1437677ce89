import { useEffect } from "react";
import { business } from "../../content/business.ts";
import { pages } from "../../pages.ts";
import { TOTAL_STEPS, type QuizPlace } from "./quiz-place.ts";

/** Each step has its own title, for tabs, history and screen readers. */
export function useTitle(place: QuizPlace): void {
  const title = titleOf(place);
  useEffect(() => {
    document.title = title ? `${title} – ${business.name}` : pages.quiz.title;
  }, [title]);
}

function titleOf({ stage, step }: QuizPlace): string | null {
  switch (stage) {
    case "welcome":
      return null;
    case "questions":
      return `Question ${step} of ${TOTAL_STEPS}`;
    case "lead-capture":
      return "Your details";
    case "results":
      return "Your results";
    case "booking":
      return "Book a call";
  }
}
