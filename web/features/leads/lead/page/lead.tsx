import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState, useEffect, useEffectEvent, type ReactNode, type RefObject } from "react";
import { AnswerWait } from "../../../calls/acts/answer-wait.tsx";
import { HeldQuestion } from "../../../calls/acts/held-question.tsx";
import { useShortcuts } from "../../../kit/frame/shortcuts.ts";
import { CallDock } from "../call/call-dock.tsx";
import { LeadNotices } from "../call/lead-notices.tsx";
import { NumberDialog } from "../call/number-dialog.tsx";
import { openingWords } from "../call/opening-words.ts";
import { TakeOverDialog } from "../call/take-over-dialog.tsx";
import { useCallKeys } from "../call/use-call-keys.ts";
import { useCallWork, type CallWork } from "../call/use-call-work.ts";
import { whyNotCall } from "../call/why-not-call.ts";
import { LeadActions } from "../head/lead-actions.tsx";
import { LeadControls } from "../head/lead-controls.tsx";
import { LeadLine } from "../head/lead-line.tsx";
import { LeadNameRow } from "../head/lead-name-row.tsx";
import type { LeadMore } from "../read/lead-query.ts";
import { sharesEmailOnly } from "../sections/lead-person.tsx";
import { LeadBody } from "./lead-body.tsx";
import { BodyShape } from "./lead-shape.tsx";
import { SectionsContext, type Sections } from "./use-sections.ts";

export type LeadProps = {
  lead: AssessmentView;
  /** Null until it is read. */
  more: LeadMore | null;
  /** The head and its keys come first; what is below it follows once they are painted. */
  isDrawn: boolean;
  me: string;
  now: number;
  hours: CallingHours | null;
  page: RefObject<HTMLElement | null>;
  sections: Sections;
  /** The bar above the head. */
  tools: ReactNode;
  /** To the next lead without a call; null where none follows. */
  onNext: (() => void) | null;
  onRecorded: (lead: AssessmentView) => void;
  /** It was deleted here. */
  onRemoved: () => void;
  /** Something changed that the desk does not tell. */
  onChanged: () => void;
};

/** One lead, wherever it stands: a head that stays, what to say first, what happened, and what is kept. */
export function Lead(props: LeadProps) {
  const { lead, more, now, hours, page, sections, tools, onNext, onChanged } = props;
  const work = useCallWork(props);
  const [isNumberAsked, askNumber] = useState(false);
  useGone(work.isErased, onChanged);
  useStuck(page);
  useCallKeys(work);
  useShortcuts({
    p: () => askNumber(true),
    ...(!work.isOpen && { n: instead(() => sections.jump("notes")) }),
    ...(onNext && { s: onNext }),
  });
  const opensAt = hours && openingWords(lead, now, hours);
  const isAdvised = whyNotCall(lead, now) === null && opensAt === null && work.claim.taken === null;
  const actions = (className: string) => (
    <LeadActions {...{ lead, work, isAdvised, className }} onNumber={() => askNumber(true)} />
  );
  return (
    <SectionsContext value={sections}>
      <div className="lead-top">
        {tools}
        <header className="lead-intro print:px-0">
          <div className="min-w-0">
            <LeadNameRow lead={lead} sharesEmail={sharesEmailOnly(lead.id, more?.person ?? [])} />
            <LeadLine lead={lead} now={now} />
          </div>
          <LeadControls {...{ lead, work, now, hours, page }} />
          {actions("lead-actions")}
        </header>
      </div>
      {props.isDrawn ? (
        <LeadBody lead={lead} more={more} page={page} onChanged={onChanged} onRemoved={props.onRemoved}>
          <LeadNotices
            lead={lead}
            claim={work.claim}
            opensAt={opensAt}
            onNext={onNext}
            onTakeOver={() => work.askTakeOver(true)}
          />
          <AnswerWait lead={lead} onAnswer={sections.write} className="lead-pad border-line border-b py-3" />
          <HeldQuestion lead={lead} hasKeys className="lead-pad border-line border-b py-3" />
        </LeadBody>
      ) : (
        <BodyShape />
      )}
      {work.isOpen && lead.phone !== null ? (
        <CallDock {...{ lead, work, now, hours, onNext }} phone={lead.phone} />
      ) : (
        <div className="lead-foot">{actions("")}</div>
      )}
      <LeadQuestions {...{ lead, work, isNumberAsked }} onNumberDone={() => askNumber(false)} />
    </SectionsContext>
  );
}

type QuestionsProps = {
  lead: AssessmentView;
  work: CallWork;
  isNumberAsked: boolean;
  onNumberDone: () => void;
};

/** What is asked over the lead. */
function LeadQuestions({ lead, work, isNumberAsked, onNumberDone }: QuestionsProps) {
  const { claim, isTakeOverAsked, askTakeOver } = work;
  return (
    <>
      {isNumberAsked && <NumberDialog lead={lead} onClose={onNumberDone} />}
      {isTakeOverAsked && claim.taken && (
        <TakeOverDialog {...{ lead, claim }} owner={claim.taken.owner} onClose={() => askTakeOver(false)} />
      )}
    </>
  );
}

/** The field takes the focus before the key would be typed into it. */
function instead(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    event.preventDefault();
    act();
  };
}

/** Has the lead read again once a call or a claim has found that it is erased. */
function useGone(isErased: boolean, onChanged: () => void): void {
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (isErased) tell();
  }, [isErased]);
}

/** A head that would take more of the window than this goes with the page, and its bar alone stays. */
const MOST_OF_WINDOW = 0.5;

/** Tells the styles how high that is which stays at the upper edge: what is jumped to stands below it. */
function useStuck(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    const part = (name: string) => element?.querySelector<HTMLElement>(`.lead-${name}`);
    const [top, tools, intro] = [part("top"), part("tools"), part("intro")];
    if (!element || !top || !tools || !intro) return;
    const measure = () => {
      const isTall = tools.offsetHeight + intro.offsetHeight > innerHeight * MOST_OF_WINDOW;
      element.toggleAttribute("data-tall", isTall);
      // Where the whole head does not stay, it has no height of its own.
      const height = top.offsetHeight || tools.offsetHeight;
      element.style.setProperty("--lead-head", `calc(var(--lead-top, 0px) + ${height}px)`);
    };
    const observer = new ResizeObserver(measure);
    // Measures at once, when the page is laid out for the first time.
    for (const watched of [element, tools, intro]) observer.observe(watched);
    return () => observer.disconnect();
  }, [page]);
}
