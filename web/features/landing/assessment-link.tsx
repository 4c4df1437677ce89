import { ArrowRight } from "lucide-react";
import { buttonClass, type ButtonLook } from "../../ui/button-class.ts";

/**
 * Where every call to action of the landing page goes: as a new document, whose referrer still tells how the visitor
 * came here.
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
