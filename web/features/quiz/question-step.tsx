import { QUESTIONS } from "#domain/answers/questions";
import { useId } from "react";
import { useContent } from "../../content/use-content.tsx";
import { ChoiceAnswer } from "./choice-answer.tsx";
import { ExtraStep } from "./extra-step.tsx";
import { problemOf } from "./quiz-place.ts";
import { StepQuestion } from "./step-heading.tsx";
import { TextAnswer } from "./text-answer.tsx";
import type { Quiz } from "./use-quiz.ts";

const ROOMS = { frustration: "min-h-28", targetRevenue: "min-h-0" };

/** One question. Its state is discarded with it: use the step as its key. */
export function QuestionStep({ quiz }: { quiz: Quiz }) {
  const { step } = quiz.place;
  const question = QUESTIONS[step - 1];
  const own = quiz.way.extraAt(step);
  if (question) return <OneOfEight quiz={quiz} question={question} />;
  return own && <ExtraStep quiz={quiz} question={own} />;
}

type Question = (typeof QUESTIONS)[number];

/** One of the eight questions that the recommendation comes from. */
function OneOfEight({ quiz, question }: { quiz: Quiz; question: Question }) {
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
