import { brief } from "#domain/leads/brief/brief";
import { briefSourceLabel, type BriefLine } from "#domain/leads/brief/brief-line";
import { OPEN_WITH } from "#domain/leads/brief/opening-question";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, use, useEffect, useState, type ReactNode, type RefObject } from "react";
import { useStaffWords } from "../../../content/published/published.ts";
import { Bone } from "../../../kit/look/bones.tsx";
import { offersQuery } from "../../../offers/known/offers-query.ts";
import type { LeadMore } from "../read/lead-query.ts";
import { LeadAnswers } from "../sections/lead-answers.tsx";
import { LeadConsent } from "../sections/lead-consent.tsx";
import { LeadData } from "../sections/lead-data.tsx";
import { LeadDeliveries } from "../sections/lead-deliveries.tsx";
import { LeadNotes } from "../sections/lead-notes.tsx";
import { LeadPerson } from "../sections/lead-person.tsx";
import { LeadScore } from "../sections/lead-score.tsx";
import { LeadSource } from "../sections/lead-source.tsx";
import { LeadStatusSection } from "../sections/lead-status.tsx";
import { LeadTranscript } from "../sections/lead-transcript.tsx";
import { LeadTimeline } from "../timeline/lead-timeline.tsx";
import { LeadSection } from "./lead-section.tsx";
import { LEAD_SECTIONS, isLeadSection, type LeadSectionId, type SectionCounts } from "./lead-sections.ts";
import { SectionsContext } from "./use-sections.ts";

const LeadMails = lazy(async () => ({ default: (await import("../mail/lead-mails.tsx")).LeadMails }));

type Props = {
  lead: AssessmentView;
  more: LeadMore | null;
  page: RefObject<HTMLElement | null>;
  onChanged: () => void;
  onRemoved: () => void;
  /** What has to be said before all else. */
  children: ReactNode;
};

/** What to say first and what happened, then what is looked up, each in a section of its own. */
export function LeadBody({ lead, more, page, onChanged, onRemoved, children }: Props) {
  const isChat = lead.assessmentType === "chat";
  return (
    <div className="lead-body">
      <LeadJump page={page} ids={sectionsOf(isChat)} counts={countsOf(more)} />
      <div className="lead-first min-w-0">
        {children}
        <LeadBrief lead={lead} />
        <Suspense fallback={<Bone className="m-4 h-16" />}>
          <LeadMails key={lead.id} lead={lead} />
        </Suspense>
        {more ? <LeadTimeline id={lead.id} page={more} /> : <Bone className="m-4 h-64" />}
      </div>
      <div className="lead-aside min-w-0">
        <LeadAnswers lead={lead} formAnswers={more?.formAnswers ?? []} />
        <LeadScore lead={lead} />
        <LeadConsent lead={lead} />
        <LeadPerson lead={lead} more={more} />
      </div>
      <div className="lead-rest min-w-0">
        {isChat && <LeadTranscript more={more} onRetry={onChanged} />}
        <LeadNotes lead={lead} />
        <LeadStatusSection lead={lead} />
        <LeadSource lead={lead} />
        <LeadDeliveries leadId={lead.id} deliveries={more?.deliveries ?? null} onResent={onChanged} />
        <LeadData lead={lead} onRemoved={onRemoved} />
      </div>
    </div>
  );
}

function sectionsOf(isChat: boolean): LeadSectionId[] {
  return Object.keys(LEAD_SECTIONS)
    .filter(isLeadSection)
    .filter((id) => id !== "transcript" || isChat);
}

function countsOf(more: LeadMore | null): SectionCounts {
  if (!more) return {};
  const { timeline, olderTimeline, person, messages, deliveries } = more;
  return {
    timeline: `${timeline.length}${olderTimeline === null ? "" : "+"}`,
    ...(person.length > 1 && { person: String(person.length) }),
    ...(messages !== null && messages.length > 0 && { transcript: String(messages.length) }),
    ...(deliveries.length > 0 && { deliveries: String(deliveries.length) }),
  };
}

type LeadJumpProps = {
  page: RefObject<HTMLElement | null>;
  /** Those that stand on the page, in order. */
  ids: readonly LeadSectionId[];
  counts: SectionCounts;
};

/** The list of a lead's sections: in a row where the lead is narrow, at the left where it is wide. */
function LeadJump({ page, ids, counts }: LeadJumpProps) {
  const { jump } = use(SectionsContext);
  const current = useSectionInView(page, ids);
  return (
    <nav aria-label="Sections" className="lead-jump">
      <ul className="goes-on">
        {ids.map((id) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? "true" : undefined} onClick={() => jump(id)}>
              {LEAD_SECTIONS[id].short}
              {counts[id] && <span className="text-ink-3 font-normal tabular-nums">{counts[id]}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A line at a third of the screen: the section that crosses it is the one that is read. */
const READ_LINE = "-34% 0px -65% 0px";

/** The section that is read now; the first one until it is known. What comes later is watched as it comes. */
function useSectionInView(
  page: RefObject<HTMLElement | null>,
  ids: readonly LeadSectionId[],
): LeadSectionId | null {
  const [current, setCurrent] = useState<LeadSectionId | null>(null);
  useEffect(() => {
    const atLine = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) atLine[isIntersecting ? "add" : "delete"](target);
        // What is looked up stands beside what is read, where there is room.
        const read = [...atLine].find((section) => !isBeside(section));
        const part = read?.getAttribute("data-part");
        if (part && isLeadSection(part)) setCurrent(part);
      },
      { rootMargin: READ_LINE },
    );
    const body = page.current;
    const watch = () => body?.querySelectorAll("[data-part]").forEach((section) => observer.observe(section));
    const comings = new MutationObserver(watch);
    watch();
    if (body) comings.observe(body, { childList: true, subtree: true });
    return () => {
      comings.disconnect();
      observer.disconnect();
    };
  }, [page]);
  return current ?? ids[0] ?? null;
}

/** Whether a section stands in a column of its own, beside what is read. */
function isBeside(section: Element): boolean {
  const first = section.closest(".lead-body")?.querySelector(".lead-first");
  return first != null && section.getBoundingClientRect().left >= first.getBoundingClientRect().right;
}

/** What to say first, the opening question before all else. Without the offers it says to look the price up. */
function LeadBrief({ lead }: { lead: AssessmentView }) {
  const { data = [], isPending } = useQuery(offersQuery());
  const words = useStaffWords();
  return (
    <LeadSection id="brief" isFixed>
      {isPending ? <Bone className="h-32" /> : <BriefLines lines={brief(lead, data, words)} />}
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
  const words = useStaffWords();
  return (
    <span className="text-ink-3 max-w-[45%] shrink-0 text-end text-xs">
      <span className="sr-only">From: </span>
      {line.sources.map((source) => briefSourceLabel(source, words)).join(" · ")}
    </span>
  );
}
