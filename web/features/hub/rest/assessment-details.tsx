import { QUESTION_IDS } from "#domain/answers/questions";
import { labelOf } from "#domain/content/answer-labels";
import { useAnswerLabels, useContent } from "../../../content/use-content.tsx";
import { Fold } from "../fold.tsx";
import type { Hub } from "../hub-data.ts";

/** The visitor's answers in their own words, folded. */
export function AssessmentDetails({ hub }: { hub: Hub }) {
  const { told } = useContent("hub");
  const { names } = useContent("results");
  const labels = useAnswerLabels();
  const answered = QUESTION_IDS.flatMap((id) => {
    const answer = hub.answers[id];
    return answer ? [{ id, label: names[id], text: labelOf(labels, id, answer) }] : [];
  });
  return (
    <Fold id="details-heading" title={told} className="print:break-inside-avoid">
      <dl className="grid gap-x-10 pb-4 sm:grid-cols-2">
        {answered.map(({ id, label, text }) => (
          <Told key={id} label={label} text={id === "frustration" ? `“${text}”` : text} />
        ))}
        {hub.businessUrl && <Told label={names.businessUrl} text={hub.businessUrl} />}
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
