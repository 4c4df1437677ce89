import { labelOf } from "#domain/content/answer-labels";
import { meaningOf, questionName, questionText } from "#domain/content/staff-words";
import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import type { LeadWording as Wording, WordedConsent } from "#domain/content/lead-wording";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { FormAnswer } from "#domain/leads/form-answer";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrap } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { ownQuestionsQuery, useStaffWords } from "../../../content/published/published.ts";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { LeadSection } from "../page/lead-section.tsx";

type LeadAnswersProps = { lead: AssessmentView; formAnswers: readonly FormAnswer[] };

/** What the lead answered. */
export function LeadAnswers({ lead, formAnswers }: LeadAnswersProps) {
  const hasAnswers = Object.keys(lead.answers).length > 0 || lead.extra.length > 0;
  const isEmpty = !hasAnswers && formAnswers.length === 0;
  return (
    <LeadSection id="answers" empty={isEmpty ? "No answers yet" : null}>
      {formAnswers.length > 0 && <FormAnswers answers={formAnswers} />}
      {hasAnswers && (
        <>
          <CollectedData lead={lead} />
          <LeadWording id={lead.id} />
        </>
      )}
    </LeadSection>
  );
}

/** A lead's answers, each under its question, or as they are stored; and those to the owner's own questions. */
function CollectedData({ lead }: { lead: AssessmentView }) {
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
  const words = useStaffWords();
  return (
    <dl
      aria-label="Answers"
      className="text-row grid grid-cols-[minmax(5rem,7rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5"
    >
      {QUESTION_IDS.map((id) => {
        const answer = answers[id];
        if (answer === undefined) return null;
        const meaning = meaningOf(words, id, answer);
        return (
          <div key={id} className="contents">
            <dt title={questionText(words, id)} className="text-ink-3 [overflow-wrap:anywhere]">
              {questionName(words, id)}
            </dt>
            <dd dir="auto" className="font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
              {labelOf(words.labels, id, answer)}
              {meaning && <span className="text-ink-2 block font-normal">{meaning}</span>}
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

/** What the lead answered to the owner's own questions, in the words that stood there then. */
function OwnAnswers({ lead: { extra } }: { lead: Pick<AssessmentView, "extra"> }) {
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

/** What the lead wrote into one of Meta's forms, in the form's own words. */
function FormAnswers({ answers }: { answers: readonly FormAnswer[] }) {
  return (
    <dl aria-label="Answers in the form" className="text-row grid grid-cols-1 gap-y-2">
      {answers.map(({ question, answer, isAsWritten }) => (
        <div key={question}>
          <dt dir="auto" className="text-ink-3 [overflow-wrap:anywhere]">
            {question}
            {isAsWritten && <span className="text-ink-2"> (as written)</span>}
          </dt>
          <dd dir="auto" className="font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordingQuery(id: number) {
  return queryOptions({
    queryKey: ["lead-wording", id],
    queryFn: () => unwrap(api.leads[":id"].wording.$get({ param: { id: String(id) } })),
  });
}

/** What the lead read: the versions of the funnel at its start and completion, and the words as they were. */
function LeadWording({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const wording = useQuery({ ...wordingQuery(id), enabled: isOpen });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Original wording
      </Button>
      {isOpen && (
        <QueryStates
          query={wording}
          loading="Loading the wording…"
          failed="The wording could not be loaded"
        />
      )}
      {isOpen && wording.data && <Words wording={wording.data} />}
    </div>
  );
}

function Words({ wording: { atStart, atCompletion, answers, consents } }: { wording: Wording }) {
  return (
    <div className="text-row grid w-full gap-3">
      <p className="text-ink-2">{versionsText(atStart, atCompletion)}</p>
      {answers === null ? (
        <p>That version’s texts can no longer be read.</p>
      ) : (
        <dl aria-label="Original wording" className="grid gap-2">
          {answers.map(({ id, question, answer }) => (
            <div key={id}>
              <dt className="text-ink-3">{question}</dt>
              <dd dir="auto" className="font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {consents.map((consent) => (
        <Consent key={consent.kind} consent={consent} />
      ))}
    </div>
  );
}

function Consent({ consent: { kind, text, at } }: { consent: WordedConsent }) {
  return (
    <blockquote className="border-line-2 border-s-2 ps-3">
      <p className="text-ink-3">
        {kind === "mail" ? "Agreed to emails" : "Agreed to be called"}, {timeText(at)}
      </p>
      <p className="[overflow-wrap:anywhere]">{text ?? "This wording isn’t stored."}</p>
    </blockquote>
  );
}

/** Version 0 is the sample that ships. */
function versionsText(start: number | null, completion: number | null): string {
  if (start === null && completion === null) return "From before funnel versions were stored.";
  const name = (number: number) => (number === 0 ? "the sample" : `version ${number}`);
  if (completion === null || start === completion) return `Funnel: ${name(start ?? completion ?? 0)}`;
  if (start === null) return `Funnel at completion: ${name(completion)}`;
  return `Funnel at start: ${name(start)}, at completion: ${name(completion)}`;
}
