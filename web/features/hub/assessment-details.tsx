import { answerLabel } from "#domain/answers/answers";
import { QUESTIONS } from "#domain/answers/questions";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Hub } from "./hub-data.ts";

/** The visitor's answers in their own words, folded. */
export function AssessmentDetails({ hub }: { hub: Hub }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => openOnPaper(details.current), []);
  const answered = QUESTIONS.flatMap(({ id, label }) => {
    const answer = hub.answers[id];
    return answer ? [{ id, label, text: answerLabel(id, answer) }] : [];
  });
  return (
    <section aria-labelledby="details-heading" className="print:break-inside-avoid">
      <details ref={details} className="group border-base-content/15 border-y">
        <summary className="rounded-field flex cursor-pointer list-none items-center justify-between gap-4 py-5 [&::-webkit-details-marker]:hidden">
          <h2 id="details-heading" className="font-display text-title font-extrabold">
            What you told us
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="text-accent size-6 shrink-0 group-open:rotate-180 motion-safe:transition-transform print:hidden"
          />
        </summary>
        <dl className="grid gap-x-10 pb-4 sm:grid-cols-2">
          {answered.map(({ id, label, text }) => (
            <Told key={id} label={label} text={id === "frustration" ? `“${text}”` : text} />
          ))}
          {hub.businessUrl && <Told label="Website" text={hub.businessUrl} />}
        </dl>
      </details>
    </section>
  );
}

function Told({ label, text }: { label: string; text: string }) {
  return (
    <div className="border-base-content/15 grid content-start gap-1 border-t py-4">
      <dt className="text-base-content/75 text-sm font-semibold">{label}</dt>
      <dd className="text-lg wrap-anywhere">{text}</dd>
    </div>
  );
}

/** Nothing can be unfolded on paper. */
function openOnPaper(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return;
  let wasOpen = false;
  const open = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const restore = () => {
    details.open = wasOpen;
  };
  window.addEventListener("beforeprint", open);
  window.addEventListener("afterprint", restore);
  return () => {
    window.removeEventListener("beforeprint", open);
    window.removeEventListener("afterprint", restore);
  };
}
