import { useState } from "react";
import { isSamePlace, type QuizPlace } from "./quiz-place.ts";

type Direction = "forward" | "back" | undefined;

const ORDER = ["welcome", "questions", "lead-capture", "results", "booking"];
const rank = ({ stage, step }: QuizPlace) => ORDER.indexOf(stage) * 10 + step;

/** The direction in which the quiz last moved; undefined for the place where the page opened. */
export function useDirection(place: QuizPlace, isLoaded: boolean): Direction {
  const [shown, setShown] = useState<{ place: QuizPlace; direction: Direction } | null>(null);
  if (isLoaded && !(shown && isSamePlace(shown.place, place))) {
    const direction = shown && (rank(place) < rank(shown.place) ? "back" : "forward");
    setShown({ place, direction: direction ?? undefined });
  }
  return shown?.direction;
}
