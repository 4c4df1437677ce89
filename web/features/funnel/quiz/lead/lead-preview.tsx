import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { toldRoadblocks } from "#domain/funnel/results/told-roadblocks";
import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/parts/quiz";
import { LockKeyhole } from "lucide-react";
import { VisitorPulse } from "../../../../content/pulse/visitor-pulse.tsx";
import { useContent } from "../../../../content/use-content.tsx";

export type LeadPreviewProps = { answers: AnyAnswers };

/**
 * A first look at the visitor's own result: what their answers show already. The rest is covered, which means that it
 * is not here; phones have no room to say so.
 */
export function LeadPreview({ answers }: LeadPreviewProps) {
  const words = useContent("quiz").preview;
  const [first, ...others] = toldRoadblocks(answers, useContent("results").roadblocks);
  return (
    <section aria-label={words.label} data-theme="ink" className="quiz-preview">
      <div className="grid gap-0.5 lg:gap-2">
        <p className="text-base-content/75 text-sm">{words.roadblock}</p>
        <p className="font-display lg:text-title leading-snug font-extrabold text-balance lg:min-h-[2lh] lg:leading-tight">
          {first?.title}
        </p>
      </div>
      <VisitorPulse answers={answers} className="w-full" />
      <ul className="quiz-preview-rest">
        {[...moreOf(others.length, words), words.program, words.steps].map((name) => (
          <li key={name} className="border-base-content/20 flex items-center gap-4 border-t py-3">
            <span className="grow">{name}</span>
            <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function moreOf(count: number, words: QuizContent["preview"]): string[] {
  if (count === 0) return [];
  return [count === 1 ? words.oneMore : filled(words.more, { count: String(count) })];
}
