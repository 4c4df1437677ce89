import type { AnyAnswers } from "#domain/answers/answers";
import { roadblocks } from "#domain/answers/roadblocks";
import { LockKeyhole } from "lucide-react";
import { VisitorPulse } from "../../../content/pulse/visitor-pulse.tsx";

export type LeadPreviewProps = { answers: AnyAnswers };

/**
 * A first look at the visitor's own result: what their answers show already. The rest is covered, which means that it
 * is not here; phones have no room to say so.
 */
export function LeadPreview({ answers }: LeadPreviewProps) {
  const [first, ...others] = roadblocks(answers);
  return (
    <section aria-label="A first look at your result" data-theme="ink" className="quiz-preview">
      <div className="grid gap-0.5 lg:gap-2">
        <p className="text-base-content/75 text-sm">Your biggest roadblock</p>
        <p className="lg:font-display lg:text-title leading-snug font-bold text-balance lg:min-h-[2lh] lg:leading-tight lg:font-extrabold">
          {first?.title}
        </p>
      </div>
      <VisitorPulse answers={answers} className="w-full" />
      <ul className="quiz-preview-rest">
        {[...moreOf(others.length), "Your program and its price", "Your next steps"].map((name) => (
          <li key={name} className="border-base-content/20 flex items-center gap-4 border-t py-3">
            <span className="grow">{name}</span>
            <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function moreOf(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? "1 more roadblock" : `${count} more roadblocks`];
}
