import { useLooking } from "../live/looking.ts";
import { LostForm } from "./lost-form.tsx";
import { endLostQuestion, useLostQuestion } from "./lost-question.ts";

/** Where the dashboard asks why a lead was lost, over whatever is shown, and in nobody's way. */
export function WhyLost() {
  const question = useLostQuestion();
  const id = question?.lead.id ?? null;
  useLooking(id);
  if (!question || id === null) return null;
  const end = (then?: () => void) => () => {
    endLostQuestion(id);
    then?.();
  };
  return (
    <LostForm
      key={id}
      lead={question.lead}
      others={question.others ?? 0}
      onAnswer={(lost) => {
        end(question.onEnd)();
        question.onAnswer(lost);
      }}
      onSkip={end(question.onEnd)}
      onTakeBack={end(question.onTakeBack)}
    />
  );
}
