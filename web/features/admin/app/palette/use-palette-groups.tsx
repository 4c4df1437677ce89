import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { leave } from "../../ground/frame/leave.ts";
import { useSettled } from "../../ground/data/use-settled.ts";
import { leadHref } from "../../ground/leads/open-lead.ts";
import { leadName, shortLeadName } from "../../ground/leads/lead-name.ts";
import { leadsQuery } from "../../ground/leads/search-api.ts";
import { Avatar, NobodyAvatar } from "../../ground/look/avatar.tsx";
import { ScoreBadge } from "../../ground/look/score-badge.tsx";
import { StatusMark } from "../../ground/look/status-mark.tsx";
import { matching, type PaletteGroup, type PaletteItem } from "./palette-item.ts";
import { MORE_PLACES, TAB_PLACES } from "./places.tsx";
import { useAppItems } from "./use-app-items.tsx";
import { useLeadItems } from "./use-lead-items.tsx";

const PAUSE_MS = 200;
const SHORTEST_SEARCH = 2;
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** What can be done with the lead at hand, the leads that are found, where one can go, and what else can be done. */
export function usePaletteGroups(text: string, lead: AssessmentView | null, onClose: () => void) {
  const found = useFoundLeads(text, onClose);
  const places = usePlaces(text, onClose);
  const withLead = matching(useLeadItems(lead, onClose), text);
  const app = matching(useAppItems(onClose), text);
  const groups: PaletteGroup[] = [
    { title: lead ? `Do with ${shortLeadName(lead)}` : "", items: withLead },
    { title: "Leads", items: found.items },
    { title: "Go to", items: places },
    { title: "Do", items: app },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isSearching: found.isSearching };
}

function usePlaces(text: string, onClose: () => void): PaletteItem[] {
  const navigate = useNavigate();
  const places = text.trim() === "" ? TAB_PLACES : [...TAB_PLACES, ...MORE_PLACES];
  const items = places.map(({ to, ...place }): PaletteItem => {
    const act = () => {
      onClose();
      leave(() => void navigate(to));
    };
    return { ...place, words: "go to", act };
  });
  return matching(items, text);
}

function useFoundLeads(text: string, onClose: () => void) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = useSettled(text.trim(), text.trim(), PAUSE_MS);
  const isSearch = search.length >= SHORTEST_SEARCH && text.trim() !== "";
  const { data, isFetching } = useQuery({ ...leadsQuery(search), enabled: isSearch });
  const items = (isSearch ? (data ?? []) : []).map((lead): PaletteItem => ({
    id: `lead-${lead.id}`,
    label: leadName(lead),
    note: told(lead),
    icon: lead.owner === null ? <NobodyAvatar /> : <Avatar email={lead.owner} />,
    end: <LeadEnd lead={lead} />,
    act: () => {
      onClose();
      void navigate(leadHref(params, lead.id));
    },
  }));
  return { items, isSearching: isSearch && isFetching };
}

/** What tells leads of one name apart. */
function told(lead: AssessmentView): string {
  const email = leadName(lead) === lead.email ? null : lead.email;
  return [email, DAY.format(new Date(lead.createdAt))].filter(Boolean).join(" · ");
}

function LeadEnd({ lead: { leadScore, leadStatus } }: { lead: AssessmentView }) {
  return (
    <>
      <StatusMark status={leadStatus} />
      {/* As wide as the longest, so that the statuses stand below each other. */}
      <span className="@md:min-w-28">{leadScore !== null && <ScoreBadge score={leadScore} />}</span>
    </>
  );
}
