import type { AnyAnswers } from "#domain/answers/answers";
import { roadblocks } from "#domain/answers/roadblocks";
import { LockKeyhole } from "lucide-react";
import { FoundationStack } from "../../../content/pulse/foundation-stack.tsx";
import { VisitorPulse } from "../../../content/pulse/visitor-pulse.tsx";

export type LeadPreviewProps = { answers: AnyAnswers };

/**
 * A first look at the visitor's own result: what their answers show already. The rest is covered, which means that it
 * is not here.
 */
export function LeadPreview({ answers }: LeadPreviewProps) {
  const [first, ...others] = roadblocks(answers);
  return (
    <section aria-label="A first look at your result" data-theme="ink" className="quiz-preview">
      <div className="quiz-preview-top">
        <p className="text-base-content/75 text-sm font-semibold">Your biggest roadblock</p>
        <p className="font-display min-h-[2lh] text-2xl leading-tight font-extrabold tracking-tight text-balance">
          {first?.title}
        </p>
        <VisitorPulse answers={answers} className="h-32 w-full" />
      </div>
      <div className="quiz-preview-rest">
        <FoundationStack answers={answers} className="mx-auto w-full max-w-72 lg:max-w-64" />
        <ul className="grid">
          {[...moreOf(others.length), "Your program and its price", "Your next steps"].map((name) => (
            <li key={name} className="border-base-content/20 flex items-center gap-4 border-t py-2">
              <span className="grow">{name}</span>
              <span aria-hidden="true" className="bg-base-content/20 h-3 w-2/5 rounded-full" />
            </li>
          ))}
        </ul>
        <p className="text-base-content/75 flex items-center gap-2 text-sm">
          <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
          The rest opens with your result.
        </p>
      </div>
    </section>
  );
}

function moreOf(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? "1 more roadblock" : `${count} more roadblocks`];
}
