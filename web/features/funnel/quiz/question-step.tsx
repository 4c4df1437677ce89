import { EXTRA_TEXT_MAX } from "#domain/funnel/answers/extra-answers";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import type { ExtraQuestion } from "#domain/content/parts/extra";
import { useId, useState, useEffect, useEffectEvent } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { ChoiceList } from "../answers/choice-list.tsx";
import { ContinueButton } from "./continue-button.tsx";
import { problemOf } from "./quiz-place.ts";
import { StepActions } from "./step-actions.tsx";
import { StepQuestion } from "./step-heading.tsx";
import { TextAnswer } from "./text-answer.tsx";
import type { StepQuiz } from "./use-quiz.ts";

const ROOMS = { frustration: "min-h-28", targetRevenue: "min-h-0" };

/** One question. Its state is discarded with it: use the step as its key. */
export function QuestionStep({ quiz }: { quiz: StepQuiz }) {
  const { step } = quiz.place;
  const question = QUESTIONS[step - 1];
  const own = quiz.way.extraAt(step);
  if (question) return <OneOfEight quiz={quiz} question={question} />;
  return own && <ExtraStep quiz={quiz} question={own} />;
}

type Question = (typeof QUESTIONS)[number];

/** One of the eight questions that the recommendation comes from. */
function OneOfEight({ quiz, question }: { quiz: StepQuiz; question: Question }) {
  const headingId = useId();
  const { questions } = useContent("quiz");
  const { question: heading, subtext } = questions[question.id];
  return (
    <>
      <StepQuestion id={headingId} heading={heading} subtext={subtext} />
      {question.kind === "choice" ? (
        <ChoiceAnswer
          quiz={quiz}
          options={questions[question.id].options}
          chosen={quiz.draft[question.quizKey]}
          headingId={headingId}
          onChoose={(value) => quiz.answer({ [question.quizKey]: value })}
        />
      ) : (
        <TextAnswer
          quiz={quiz}
          name={question.quizKey}
          headingId={headingId}
          value={quiz.draft[question.quizKey] ?? ""}
          problem={problemOf(question, quiz.draft)}
          ask={questions[question.id].ask}
          placeholder={questions[question.id].placeholder}
          onText={(text) => quiz.answer({ [question.quizKey]: text })}
          className={ROOMS[question.id]}
        />
      )}
    </>
  );
}

/** A question of the owner's own, which decides nothing (contract 21). */
function ExtraStep({ quiz, question }: { quiz: StepQuiz; question: ExtraQuestion }) {
  const headingId = useId();
  const { words } = useContent("extra");
  const { id, kind, options, answered } = question;
  const skip = answered === "optional" ? words.skip : undefined;
  const value = quiz.extra[id] ?? "";
  const tell = (text: string) => quiz.tell({ [id]: text });
  return (
    <>
      <StepQuestion id={headingId} heading={question.question} subtext={question.subtext} />
      {kind === "choice" ? (
        <ChoiceAnswer
          quiz={quiz}
          options={options.map((option) => ({ value: option.id, label: option.label }))}
          chosen={value}
          headingId={headingId}
          onChoose={tell}
          skip={skip}
        />
      ) : (
        <TextAnswer
          quiz={quiz}
          name={`extra-${id}`}
          headingId={headingId}
          value={value}
          problem={quiz.way.answerProblem(quiz.place.step, quiz.draft, quiz.extra)}
          ask={skip === undefined ? words.write : words.optional}
          maxLength={EXTRA_TEXT_MAX}
          skip={skip}
          onText={tell}
          className="min-h-28"
        />
      )}
    </>
  );
}

type ChoiceAnswerProps = {
  quiz: StepQuiz;
  options: readonly { value: string; label: string; help?: string }[];
  chosen: string | undefined;
  headingId: string;
  onChoose: (value: string) => void;
  /** The button that goes on without an answer, if that may be. */
  skip?: string | undefined;
};

/** A question answered by choosing, which goes on by itself. */
function ChoiceAnswer({ quiz, options, chosen, headingId, onChoose, skip }: ChoiceAnswerProps) {
  // Returning to an answered question does not advance automatically; Continue keeps the old choice.
  const [wasAnswered] = useState(() => options.some(({ value }) => value === chosen));
  const { isAdvancing, advanceSoon } = useOneAdvance(quiz.advance);
  const mayGoOn = (wasAnswered || skip !== undefined) && !isAdvancing;
  return (
    <>
      <ChoiceList
        options={options}
        chosen={chosen}
        labelledBy={headingId}
        onChoose={(value) => {
          onChoose(value);
          advanceSoon();
        }}
      />
      {(wasAnswered || skip !== undefined || quiz.place.step > 1) && (
        <StepActions quiz={quiz}>
          {mayGoOn && (
            <ContinueButton
              problem={null}
              reasonId={headingId}
              onClick={quiz.advance}
              {...(!wasAnswered && { label: skip })}
            />
          )}
        </StepActions>
      )}
    </>
  );
}

/** The delay between a choice and the next question (spec 4): long enough to see the choice. */
const ADVANCE_DELAY = 300;

/** Advances once after the last choice: another one within the delay restarts it. */
function useOneAdvance(advance: () => void): { isAdvancing: boolean; advanceSoon: () => void } {
  const [choices, setChoices] = useState(0);
  const onTime = useEffectEvent(advance);
  useEffect(() => {
    if (choices === 0) return;
    const timer = setTimeout(onTime, ADVANCE_DELAY);
    return () => clearTimeout(timer);
  }, [choices]);
  return { isAdvancing: choices > 0, advanceSoon: () => setChoices((count) => count + 1) };
}
