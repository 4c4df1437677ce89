import { ArrowRight } from "lucide-react";
import { buttonClass, type ButtonLook } from "../../../ui/button-class.ts";

/**
 * Target of every call to action on the landing page. It loads a new document, whose referrer still shows how the
 * visitor got here.
 */
export const ASSESSMENT = "/chat";

type AssessmentLinkProps = ButtonLook & { children: string };

export function AssessmentLink({ children, size = "lg", ...look }: AssessmentLinkProps) {
  return (
    <a
      href={ASSESSMENT}
      className={buttonClass({ ...look, size, className: `group ${look.className ?? ""}` })}
    >
      {children}
      <ArrowRight
        aria-hidden="true"
        className="size-5 motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
      />
    </a>
  );
}
