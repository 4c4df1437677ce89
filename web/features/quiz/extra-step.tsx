import { EXTRA_TEXT_MAX } from "#domain/answers/extra-answers";
import type { ExtraQuestion } from "#domain/content/parts/extra";
import { useId } from "react";
import { useContent } from "../../content/use-content.tsx";
import { ChoiceAnswer } from "./choice-answer.tsx";
import { StepQuestion } from "./step-heading.tsx";
import { TextAnswer } from "./text-answer.tsx";
import type { Quiz } from "./use-quiz.ts";

/** A question of the owner's own, which decides nothing (contract 21). */
export function ExtraStep({ quiz, question }: { quiz: Quiz; question: ExtraQuestion }) {
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
