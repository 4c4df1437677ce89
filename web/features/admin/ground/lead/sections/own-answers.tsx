import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { ownQuestionsQuery } from "../../content/own-questions.ts";

/** What the lead answered to the owner's own questions, in the words that stood there then. */
export function OwnAnswers({ lead: { extra } }: { lead: Pick<AssessmentView, "extra"> }) {
  const { data: asked } = useQuery({ ...ownQuestionsQuery(), enabled: extra.length > 0 });
  if (extra.length === 0) return null;
  const isRemoved = (id: string) => asked !== undefined && !asked.some((question) => question.id === id);
  return (
    <dl aria-label="Answers to your own questions" className="text-row grid grid-cols-1 gap-y-2">
      {extra.map(({ questionId, question, answer }) => (
        <div key={questionId}>
          <dt dir="auto" className="text-ink-3 [overflow-wrap:anywhere]">
            {question}
            {isRemoved(questionId) && <span className="text-ink-2"> (no longer asked)</span>}
          </dt>
          <dd dir="auto" className="font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
