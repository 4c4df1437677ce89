import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { ErrorPanel } from "../../data/error-panel.tsx";
import { usePainted } from "../../data/use-painted.ts";
import type { LeadPart } from "../../leads/open-lead.ts";
import { useLooking } from "../../live/looking.ts";
import { ownAddress } from "../../staff/use-staff.ts";
import { useNow } from "../../time/use-now.ts";
import { isWhole, knownLead } from "../read/known-lead.ts";
import { useLeadPage } from "../read/lead-query.ts";
import { useCallingHours } from "../read/use-calling-hours.ts";
import { GoneLead } from "./gone-lead.tsx";
import { Lead } from "./lead.tsx";
import { LeadBones } from "./lead-bones.tsx";
import { useLeadFocus } from "./use-lead-focus.ts";
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
