import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, useEffect, type ReactNode, type RefObject } from "react";
import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../kit/data/copy-button.tsx";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { usePainted } from "../../../kit/data/use-painted.ts";
import { keepDraft, readDraft, readDraftText } from "../../../kit/edit/drafts.ts";
import type { LeadPart } from "../../basics/open-lead.ts";
import { useLooking } from "../../live/looking.ts";
import { EmptyPlace } from "../../../kit/look/empty-place.tsx";
import { isMoveAsked } from "../../moves/move-question.ts";
import { ownAddress } from "../../../people/staff/use-staff.ts";
import { useNow } from "../../../kit/time/use-now.ts";
import { EMPTY_CALL } from "../call/call-draft.ts";
import { callDraftName } from "../call/use-call-form.ts";
import { LeadLine } from "../head/lead-line.tsx";
import { LeadNameRow } from "../head/lead-name-row.tsx";
import { EMPTY_MAIL, mailDraftName } from "../mail/mail-draft.ts";
import { isWhole, knownLead, type GlimpsedLead } from "../read/known-lead.ts";
import { useLeadPage } from "../read/lead-query.ts";
import { useCallingHours } from "../read/use-calling-hours.ts";
import { LeadShape, NameShape } from "./lead-shape.tsx";
import { Lead } from "./lead.tsx";
import { useSections } from "./use-sections.ts";

type Props = {
  id: number;
  /** The part that is asked for. */
  part?: LeadPart | null;
  /** Whether the lead's name takes the focus when it comes up. */
  takesFocus: "free" | "always" | "never";
  /** The bar above the lead. */
  tools: ReactNode;
  /** The way on from a lead that is gone, and its words. */
  leave: { words: string; act: () => void };
  /** To the next lead, without a call; null where none follows. */
  onNext?: (() => void) | null;
  onRecorded?: (lead: AssessmentView) => void;
};

/** Everything about one lead: at once what is known of it already, then what is stored now. */
export function LeadPage(props: Props) {
  const { id, part = null, tools, leave, takesFocus, onNext = null, onRecorded = nothing } = props;
  const client = useQueryClient();
  const page = useRef<HTMLDivElement>(null);
  const { query, lead: stored, more, wasErased } = useLeadPage(id);
  const [known] = useState(() => knownLead(client, id));
  const [wasThere, setThere] = useState(known !== null);
  if (stored && !wasThere) setThere(true);
  const lead = stored === null ? null : (stored ?? known);
  const isDrawn = usePainted(true, false);
  const sections = useSections(page);
  const hours = useCallingHours();
  const whole = lead && isWhole(lead) ? lead : null;
  useLooking(lead?.id ?? null);
  useLeadFocus({
    page,
    part,
    onPart: (asked) => {
      if (asked === "notes") sections.jump("notes");
      else page.current?.querySelector<HTMLElement>("[data-lead-status]")?.focus({ preventScroll: true });
    },
    known: !whole ? "nothing" : isDrawn ? "all" : "some",
    takes: takesFocus,
  });
  const refetch = () => void query.refetch();
  const now = useNow();
  return (
    <div ref={page} className="lead">
      {whole && (
        <Lead
          {...{ more, isDrawn, hours, page, sections, tools, onNext, onRecorded, now }}
          lead={whole}
          me={ownAddress(client)}
          onRemoved={leave.act}
          onChanged={refetch}
        />
      )}
      {!whole && stored !== null && !query.isError && <LeadBones lead={lead} tools={tools} now={now} />}
      {query.isError && (
        <div className="p-4 print:hidden">
          {!whole && tools}
          <ErrorPanel
            title={whole ? "The rest of this lead could not be loaded" : "The lead could not be loaded"}
            error={query.error}
            onRetry={refetch}
          />
        </div>
      )}
      {stored === null && <GoneLead id={id} wasErased={wasErased || wasThere} leave={leave} />}
    </div>
  );
}

const nothing = () => {};

type Options = {
  page: RefObject<HTMLElement | null>;
  /** The part that was asked for. Its field takes the focus once all is known. */
  part: LeadPart | null;
  onPart: (part: LeadPart) => void;
  known: "nothing" | "some" | "all";
  /** `free` leaves it to whoever went on elsewhere while the lead was loading. */
  takes: "free" | "always" | "never";
};

/** Moves the focus into a lead that has come up: to its name, or to the part that was asked for. */
function useLeadFocus({ page, part, onPart, known, takes }: Options): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !page.current || known === "nothing" || (part && known !== "all")) return;
    isDone.current = true;
    // What is asked about the lead before has the focus.
    if (takes === "always" && isMoveAsked()) return;
    if (takes === "never" || (takes === "free" && isElsewhere(page.current))) return;
    if (part) onPart(part);
    else page.current.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [page, known, part, onPart, takes]);
}

function isElsewhere(page: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !page.closest("#lead-panel")?.contains(activeElement);
}

/** A lead that is being read: as much of its head as is known already, and the shape of the rest. */
function LeadBones({ lead, tools, now }: { lead: GlimpsedLead | null; tools: ReactNode; now: number }) {
  return (
    <>
      {tools}
      <p role="status" className="sr-only">
        Loading the lead…
      </p>
      {lead ? (
        <div className="lead-pad min-w-0 pb-2">
          <LeadNameRow lead={lead} sharesEmail={false} />
          <LeadLine lead={lead} now={now} />
        </div>
      ) : (
        <NameShape />
      )}
      <LeadShape />
    </>
  );
}

type GoneLeadProps = {
  id: number;
  wasErased: boolean;
  /** The way on, and its words. */
  leave: { words: string; act: () => void };
};

/** The lead is not there, or not any more. What was typed about it and not saved is left, for whoever typed it. */
function GoneLead({ id, wasErased, leave }: GoneLeadProps) {
  const [kept] = useState(() => keptText(id));
  const close = () => {
    for (const name of draftNames(id)) keepDraft(name, null);
    leave.act();
  };
  return (
    <div role="alert" className="space-y-4 p-4 sm:p-6">
      <EmptyPlace
        title={wasErased ? "This lead was erased" : "This lead was not found"}
        actions={
          <Button variant="outline" size="sm" onClick={close}>
            {leave.words}
          </Button>
        }
      >
        {wasErased
          ? "Everything about it is gone, and nothing more can be saved."
          : "It may have been erased, or the link is incomplete."}
      </EmptyPlace>
      {kept !== "" && (
        <div>
          <p className="flex items-center gap-2 text-sm font-medium">
            Your text. It isn’t saved anywhere, so copy it if you need it.
            <CopyButton text={kept} what="note" />
          </p>
          <p className="bg-base-200 rounded-field mt-2 max-h-48 overflow-auto p-3 [overflow-wrap:anywhere] whitespace-pre-wrap select-all">
            <bdi>{kept}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}

function draftNames(id: number): [notes: string, deal: string, call: string, mail: string] {
  return [`notes-${id}`, `deal-${id}`, callDraftName(id), mailDraftName(id)];
}

function keptText(id: number): string {
  const [notes, , call, mail] = draftNames(id);
  const made = readDraftText(readDraft(call), EMPTY_CALL);
  const written = readDraftText(readDraft(mail), EMPTY_MAIL);
  return [readDraft(notes), made?.["note"], written?.["text"]].filter(Boolean).join("\n\n");
}
