import { answerLabel } from "#domain/answers/answers";
import { QUESTIONS } from "#domain/answers/questions";
import type { Hub } from "./hub-data.ts";

/** The visitor's answers in their own words. */
export function AssessmentDetails({ hub }: { hub: Hub }) {
  const answered = QUESTIONS.flatMap(({ id, label }) => {
    const answer = hub.answers[id];
    return answer ? [{ id, label, text: answerLabel(id, answer) }] : [];
  });
  return (
    <section aria-labelledby="details-heading" className="grid gap-6 print:break-inside-avoid">
      <h2 id="details-heading" className="font-display text-title font-extrabold">
        What you told us
      </h2>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {answered.map(({ id, label, text }) => (
          <div key={id} className="border-base-content/15 grid content-start gap-1 border-t py-4">
            <dt className="text-base-content/75 text-sm font-semibold">{label}</dt>
            <dd className="text-lg wrap-anywhere">{id === "frustration" ? `“${text}”` : text}</dd>
          </div>
        ))}
        {hub.businessUrl && (
          <div className="border-base-content/15 grid content-start gap-1 border-t py-4">
            <dt className="text-base-content/75 text-sm font-semibold">Website</dt>
            <dd className="text-lg wrap-anywhere">{hub.businessUrl}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
