import type { AssessmentView } from "#domain/leads/assessment-view";
import { LEAD_STATUSES, LEAD_STATUS_DESCRIPTIONS, type LeadStatus } from "#domain/leads/pipeline";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, Hand, NotebookPen, PanelRight, Phone } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { api, unwrap } from "../../../lib/api.ts";
import { phoneWords } from "../../calls/acts/call-words.ts";
import { useClaimLead } from "../../calls/acts/use-claim-lead.ts";
import { isWhole, knownLead } from "../../leads/lead/read/known-lead.ts";
import { openLeadId, useOpenLead } from "../../leads/basics/open-lead.ts";
import { StatusShape } from "../../kit/look/status-mark.tsx";
import { useMoveLead } from "../../leads/moves/use-move-lead.ts";
import type { PaletteItem } from "./palette-item.ts";
import { askNextStep } from "./palette-state.ts";

const ICON = "text-ink-2 size-4.5 shrink-0";

/** What follows the choice of a status is asked after it. */
const ASKS: Partial<Record<LeadStatus, string>> = { Lost: "asks why", Won: "asks for the deal value" };

/** The lead that the palette acts on: as this browser knows it, or as it is fetched. */
export function useTargetLead(id: number | null): AssessmentView | null {
  const client = useQueryClient();
  const known = id === null ? null : knownLead(client, id);
  const whole = known && isWhole(known) ? known : null;
  const isUnknown = id !== null && whole === null;
  const { data } = useQuery({
    queryKey: ["palette-lead", id],
    queryFn: isUnknown
      ? async () => (await unwrap(api.leads[":id"].$get({ param: { id: String(id) } }))).lead
      : skipToken,
    gcTime: 0,
  });
  return whole ?? data ?? null;
}

/** What can be done with a lead, each as it is done elsewhere. */
export function useLeadItems(lead: AssessmentView | null, onClose: () => void): PaletteItem[] {
  const open = useOpenLead();
  const claim = useClaimLead();
  const move = useMoveLead();
  const navigate = useNavigate();
  if (!lead) return [];
  const { id, phone } = lead;
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  const isOpen = openLeadId(new URLSearchParams(location.search)) === id;
  return [
    ...(isOpen ? [] : [openItem(after(() => open(id)))]),
    ...(phone === null
      ? []
      : [
          callItem(
            phone,
            after(() => void navigate(`/admin?tab=calls&call=${id}`)),
          ),
        ]),
    {
      id: "claim",
      label: "Claim lead",
      words: "take owner mine",
      icon: <Hand aria-hidden="true" className={ICON} />,
      keys: ["C"],
      act: after(() => claim(lead)),
    },
    {
      id: "note",
      label: "Write a note",
      icon: <NotebookPen aria-hidden="true" className={ICON} />,
      keys: ["N"],
      act: after(() => open(id, "notes")),
    },
    nextStepItem(lead),
    ...statusItems(lead.leadStatus, (to) => after(() => move(lead, to))),
  ];
}

function nextStepItem(lead: AssessmentView): PaletteItem {
  const icon = <CalendarClock aria-hidden="true" className={ICON} />;
  const label =
    lead.nextAction === null && lead.nextActionAt === null ? "Set a next step" : "Change the next step";
  return { id: "next-step", label, icon, act: () => askNextStep(lead) };
}

function openItem(act: () => void): PaletteItem {
  const icon = <PanelRight aria-hidden="true" className={ICON} />;
  return { id: "open", label: "Open the lead", icon, keys: ["Enter"], act };
}

function callItem(phone: string, act: () => void): PaletteItem {
  const icon = <Phone aria-hidden="true" className={ICON} />;
  return { id: "call", label: `Call ${phoneWords(phone)}`, note: "in Next calls", icon, act };
}

function statusItems(now: LeadStatus, actOf: (to: LeadStatus) => () => void): PaletteItem[] {
  return LEAD_STATUSES.flatMap((status, index) => {
    if (status === now) return [];
    const note = ASKS[status] ?? LEAD_STATUS_DESCRIPTIONS[status];
    const icon = (
      <span className="grid size-4.5 shrink-0 place-items-center">
        <StatusShape status={status} />
      </span>
    );
    const keys = ["M", String(index + 1)];
    const label = `Status: ${status}`;
    return [{ id: `move-${status}`, label, note, words: "move", icon, keys, act: actOf(status) }];
  });
}
