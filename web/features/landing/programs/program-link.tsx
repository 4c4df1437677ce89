import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ProgramAction } from "../program-actions.ts";

type ProgramLinkProps = {
  action: ProgramAction;
  className: string;
  children: ReactNode;
};

/** A link to what a program's action names; another site opens in a new tab. */
export function ProgramLink({ action: { href, isElsewhere }, className, children }: ProgramLinkProps) {
  const Arrow = isElsewhere ? ArrowUpRight : ArrowRight;
  return (
    <a
      href={href}
      className={className}
      {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
      <Arrow aria-hidden="true" className="size-5 shrink-0" />
    </a>
  );
}
