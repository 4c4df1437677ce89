import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/parts/quiz";
import { useEffect } from "react";
import { useContent } from "../../content/use-content.tsx";
import type { QuizPlace } from "./quiz-place.ts";

/** Each step has its own title, for tabs, history and screen readers. */
export function useTitle(place: QuizPlace, total: number): void {
  const { name } = useContent("brand");
  const title = titleOf(place, total, useContent("quiz").titles);
  useEffect(() => {
    if (title === null) return;
    const { title: ofPage } = document;
    document.title = `${title} – ${name}`;
    return () => {
      document.title = ofPage;
    };
  }, [title, name]);
}

function titleOf({ stage, step }: QuizPlace, total: number, titles: QuizContent["titles"]): string | null {
  switch (stage) {
    case "welcome":
      return null;
    case "questions":
      return filled(titles.question, { step: String(step), total: String(total) });
    case "lead-capture":
      return titles.form;
    case "results":
      return titles.results;
    case "booking":
      return titles.booking;
  }
}
