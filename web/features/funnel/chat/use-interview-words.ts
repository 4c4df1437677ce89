import { interviewWords, type InterviewWords } from "#domain/funnel/interview/interview-words";
import { useMemo } from "react";
import { useContent } from "../../../content/use-content.tsx";

/** How the assistant asks and offers answers. */
export function useInterviewWords(): InterviewWords {
  const interview = useContent("interview");
  const quiz = useContent("quiz");
  return useMemo(() => interviewWords({ interview, quiz }), [interview, quiz]);
}
