import type { AssessmentView } from "#domain/leads/assessment-view";
import { brief } from "#domain/brief/brief";
import { briefSourceLabel, type BriefLine } from "#domain/brief/brief-line";
import { OPEN_WITH } from "#domain/brief/opening-question";
import { useQuery } from "@tanstack/react-query";
import { Bone } from "../../look/bones.tsx";
import { offersQuery } from "../../offers/offers-query.ts";
import { LeadSection } from "./lead-section.tsx";

/** What to say first, the opening question before all else. Without the offers it says to look the price up. */
export function LeadBrief({ lead }: { lead: AssessmentView }) {
  const { data = [], isPending } = useQuery(offersQuery());
  return (
    <LeadSection id="brief" isFixed>
      {isPending ? <Bone className="h-32" /> : <BriefLines lines={brief(lead, data)} />}
    </LeadSection>
  );
}

function BriefLines({ lines }: { lines: readonly BriefLine[] }) {
  return (
    <ul aria-label="What to say first" className="divide-line divide-y">
      {lines.map((line) =>
        line.part === "opening" ? (
          <Opening key={line.part} line={line} />
        ) : (
          <li
            key={line.part}
            className="flex items-baseline justify-between gap-x-4 py-2 text-sm first-of-type:pt-0"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{line.text}</span> <Sources line={line} />
          </li>
        ),
      )}
    </ul>
  );
}

/** The largest of the page: it is read aloud. */
function Opening({ line }: { line: BriefLine }) {
  return (
    <li className="bg-paper border-line mb-1 rounded-[10px] border px-3.5 py-3">
      <p className="[overflow-wrap:anywhere]">
        <span className="text-ink-3 flex justify-between gap-4 text-xs font-semibold">
          <span>{OPEN_WITH.replace(": ", "")}</span>
          <Sources line={line} />
        </span>
        <span className="text-[1.0625rem] leading-6 font-semibold">{line.text.slice(OPEN_WITH.length)}</span>
      </p>
    </li>
  );
}

function Sources({ line }: { line: BriefLine }) {
  return (
    <span className="text-ink-3 max-w-[45%] shrink-0 text-end text-xs">
      <span className="sr-only">From: </span>
      {line.sources.map(briefSourceLabel).join(" · ")}
    </span>
  );
}
