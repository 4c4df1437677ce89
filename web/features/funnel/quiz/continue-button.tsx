import { ArrowRight } from "lucide-react";
import { useContent } from "../../../content/use-content.tsx";
import { Button } from "../../../ui/button.tsx";

type ContinueButtonProps = {
  /** Why the button is disabled; the text is shown beside it, under the id `reasonId`. */
  problem: string | null;
  reasonId: string;
  onClick?: () => void;
  type?: "button" | "submit";
  /** Else the one of every step. */
  label?: string | undefined;
};

/** Stays focusable while disabled, so that screen readers announce the reason. */
export function ContinueButton({ problem, reasonId, label, ...button }: ContinueButtonProps) {
  const { steps } = useContent("quiz");
  return (
    <Button
      {...button}
      size="lg"
      aria-disabled={problem !== null}
      aria-describedby={reasonId}
      className="quiz-forward max-sm:grow"
    >
      {label ?? steps.goOn}
      <ArrowRight aria-hidden="true" className="size-5" />
    </Button>
  );
}
