import { useEffect } from "react";
import { useContent } from "../../content/use-content.tsx";
import { TOTAL_STEPS, type QuizPlace } from "./quiz-place.ts";

/** Each step has its own title, for tabs, history and screen readers. */
export function useTitle(place: QuizPlace): void {
  const { name } = useContent("brand");
  const title = titleOf(place);
  useEffect(() => {
    if (title === null) return;
    const { title: ofPage } = document;
    document.title = `${title} – ${name}`;
    return () => {
      document.title = ofPage;
    };
  }, [title, name]);
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
