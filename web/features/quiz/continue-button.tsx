import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";

type ContinueButtonProps = {
  /** Why it cannot be pressed yet; the words stand beside it, under the id `reasonId`. */
  problem: string | null;
  reasonId: string;
  onClick?: () => void;
  type?: "button" | "submit";
};

/** Can be reached while it is disabled, so that its reason is heard. */
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
