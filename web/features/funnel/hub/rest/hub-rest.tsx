import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import { labelOf } from "#domain/content/answer-labels";
import { filled } from "#domain/content/filled";
import { ArrowUpRight } from "lucide-react";
import { useAnswerLabels, useContent } from "../../../../content/use-content.tsx";
import { Fold } from "../fold.tsx";
import type { Hub } from "../hub-data.ts";
import { HubPrivacy } from "../privacy/hub-privacy.tsx";

type HubRestProps = { sessionId: string; hub: Hub; onErased: () => void };

/** The end of a hub, far below its first screen: other offers, and what is folded. */
export function HubRest({ sessionId, hub, onErased }: HubRestProps) {
  return (
    <>
      <SisterSiteList />
      <div>
        <AssessmentDetails hub={hub} />
        <HubPrivacy sessionId={sessionId} emailConsent={hub.emailConsent} onErased={onErased} />
      </div>
    </>
  );
}

/** The visitor's answers in their own words, folded. */
function AssessmentDetails({ hub }: { hub: Hub }) {
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

function SisterSiteList() {
  const sites = useContent("sites");
  const programs = useContent("programs");
  const { sites: heading } = useContent("hub");
  const count = String(programs.list.length);
  if (sites.length === 0) return null;
  return (
    <section aria-labelledby="sites-heading" className="grid gap-3 sm:gap-6 print:hidden">
      <h2 id="sites-heading" className="font-display text-title font-extrabold">
        {heading}
      </h2>
      <ul className="border-base-content/15 grid border-t wrap-anywhere">
        {sites.map(({ name, way, url }) => (
          <li key={url} className="border-base-content/15 border-b">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="group flex items-center justify-between gap-4 py-2 sm:gap-6 sm:py-5"
            >
              <span className="grid sm:grid-cols-[14rem_1fr] sm:gap-6">
                <span className="text-lg font-bold group-hover:underline">{name}</span>
                <span className="text-base-content/80 max-sm:text-sm">
                  <span className="max-sm:sr-only">{programs[way].summary} </span>
                  {filled(programs[way].price, { count })}.
                </span>
              </span>
              <ArrowUpRight aria-hidden="true" className="text-accent size-6 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
