import { answerLabel } from "#domain/answers/answers";
import { QUESTIONS } from "#domain/answers/questions";
import { Fold } from "../fold.tsx";
import type { Hub } from "../hub-data.ts";

/** The visitor's answers in their own words, folded. */
export function AssessmentDetails({ hub }: { hub: Hub }) {
  const answered = QUESTIONS.flatMap(({ id, label }) => {
    const answer = hub.answers[id];
    return answer ? [{ id, label, text: answerLabel(id, answer) }] : [];
  });
  return (
    <Fold id="details-heading" title="What you told us" className="print:break-inside-avoid">
      <dl className="grid gap-x-10 pb-4 sm:grid-cols-2">
        {answered.map(({ id, label, text }) => (
          <Told key={id} label={label} text={id === "frustration" ? `“${text}”` : text} />
        ))}
        {hub.businessUrl && <Told label="Website" text={hub.businessUrl} />}
      </dl>
    </Fold>
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
