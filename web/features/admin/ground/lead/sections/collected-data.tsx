import { answerLabel } from "#domain/answers/answers";
import { QUESTIONS } from "#domain/answers/questions";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { Button } from "../../../../../ui/button.tsx";

/** A lead's answers, each under its question; or as they are stored. */
export function CollectedData({ lead: { answers } }: { lead: AssessmentView }) {
  const [isRaw, setRaw] = useState(false);
  return (
    <div className="space-y-3">
      {isRaw ? <StoredAnswers answers={answers} /> : <AnswerList answers={answers} />}
      <Button variant="ghost" size="sm" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
        JSON
      </Button>
    </div>
  );
}

type Props = Pick<AssessmentView, "answers">;

function AnswerList({ answers }: Props) {
  return (
    <dl aria-label="Answers" className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      {QUESTIONS.map(({ id, question }) => {
        const answer = answers[id];
        if (answer === undefined) return null;
        return (
          <div key={id} className="min-w-0">
            <dt className="text-base-content/75">{question}</dt>
            <dd dir="auto" className="font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
              {answerLabel(id, answer)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function StoredAnswers({ answers }: Props) {
  return (
    <pre
      tabIndex={0}
      aria-label="Collected data"
      className="bg-base-200 rounded-field max-h-96 overflow-auto p-4 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {JSON.stringify(answers, null, 2)}
    </pre>
  );
}
