import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";

type ContinueButtonProps = {
  /** Why the button is disabled; the text is shown beside it, under the id `reasonId`. */
  problem: string | null;
  reasonId: string;
  onClick?: () => void;
  type?: "button" | "submit";
};

/** Stays focusable while disabled, so that screen readers announce the reason. */
export function ContinueButton({ problem, reasonId, ...button }: ContinueButtonProps) {
  return (
    <Button
      {...button}
      size="lg"
      aria-disabled={problem !== null}
      aria-describedby={reasonId}
      className="quiz-forward max-sm:grow"
    >
      Continue
      <ArrowRight aria-hidden="true" className="size-5" />
    </Button>
  );
}
