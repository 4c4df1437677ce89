import { answerLabel } from "#domain/answers/answers";
import { QUESTIONS } from "#domain/answers/questions";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { OwnAnswers } from "./own-answers.tsx";

/** A lead's answers, each under its question, or as they are stored; and those to the owner's own questions. */
export function CollectedData({ lead }: { lead: AssessmentView }) {
  const { answers } = lead;
  const [isRaw, setRaw] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      {isRaw ? <StoredAnswers answers={answers} /> : <AnswerList answers={answers} />}
      <OwnAnswers lead={lead} />
      <Button variant="ghost" size="sm" className="-ms-3" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
        JSON
      </Button>
    </div>
  );
}

type Props = Pick<AssessmentView, "answers">;

function AnswerList({ answers }: Props) {
  return (
    <dl
      aria-label="Answers"
      className="text-row grid grid-cols-[minmax(5rem,7rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5"
    >
      {QUESTIONS.map(({ id, label, question }) => {
        const answer = answers[id];
        if (answer === undefined) return null;
        return (
          <div key={id} className="contents">
            <dt title={question} className="text-ink-3">
              {label}
            </dt>
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
      className="bg-paper rounded-lg max-h-96 overflow-auto p-4 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {JSON.stringify(answers, null, 2)}
    </pre>
  );
}
