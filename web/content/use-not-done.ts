import { notDone } from "../lib/carry-out.ts";
import { useContent } from "./use-content.tsx";

/** Says what was not done as its call failed, and when to try again. */
export function useNotDone() {
  const words = useContent("frame");
  return (problem: string, error: unknown) => notDone(words, problem, error);
}
