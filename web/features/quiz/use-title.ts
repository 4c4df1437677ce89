import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/quiz";
import { useEffect } from "react";
import { useContent } from "../../content/use-content.tsx";
import { TOTAL_STEPS, type QuizPlace } from "./quiz-place.ts";

/** Each step has its own title, for tabs, history and screen readers. */
export function useTitle(place: QuizPlace): void {
  const { name } = useContent("brand");
  const title = titleOf(place, useContent("quiz").titles);
  useEffect(() => {
    if (title === null) return;
    const { title: ofPage } = document;
    document.title = `${title} – ${name}`;
    return () => {
      document.title = ofPage;
    };
  }, [title, name]);
}

function titleOf({ stage, step }: QuizPlace, titles: QuizContent["titles"]): string | null {
  switch (stage) {
    case "welcome":
      return null;
    case "questions":
      return filled(titles.question, { step: String(step), total: String(TOTAL_STEPS) });
    case "lead-capture":
      return titles.form;
    case "results":
      return titles.results;
    case "booking":
      return titles.booking;
  }
}
