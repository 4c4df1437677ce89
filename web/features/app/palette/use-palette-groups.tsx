import { ANALYTICS_PERIODS, PERIOD_LABELS } from "#domain/figures/analytics/period";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { describeLeadStatus, LEAD_STATUSES } from "#domain/leads/pipeline";
import { SEARCHED_ANYWHERE } from "#domain/leads/filters/searched-text";
import { SETTINGS_SECTIONS, settingsPath } from "#domain/settings/settings-section";
import { useQuery } from "@tanstack/react-query";
import { ChartLine, Mail, Settings, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSettled } from "../../kit/data/use-settled.ts";
import { leave } from "../../kit/frame/leave.ts";
import { leadName, shortLeadName } from "../../leads/basics/lead-name.ts";
import { leadHref } from "../../leads/basics/open-lead.ts";
import { leadsQuery, mailsQuery } from "../../leads/basics/search-api.ts";
import { Avatar, NobodyAvatar } from "../../kit/look/avatar.tsx";
import { ScoreBadge } from "../../kit/look/score-badge.tsx";
import { StatusMark } from "../../kit/look/status-mark.tsx";
import { ADMIN_TABS } from "../admin-tabs.ts";
import { SECTIONS } from "../settings/sections.ts";
import { matching, type PaletteGroup, type PaletteItem } from "./palette-item.ts";
import { useAppItems } from "./use-app-items.tsx";
import { useLeadItems } from "./use-lead-items.tsx";

const ICON = "text-ink-2 size-4.5 shrink-0";

const users = <Users aria-hidden="true" className={ICON} />;

const chart = <ChartLine aria-hidden="true" className={ICON} />;

const settings = <Settings aria-hidden="true" className={ICON} />;

/** The tabs, which are shown before anything is typed. */
const TAB_PLACES: readonly Place[] = ADMIN_TABS.map(({ id, label, Icon }) => ({
  id: `tab-${id}`,
  label,
  icon: <Icon aria-hidden="true" className={ICON} />,
  to: `/admin?tab=${id}`,
}));

/** What is found by typing alone. */
const MORE_PLACES: readonly Place[] = [
  { id: "leads", label: "Assessments: leads only", icon: users, to: "/admin" },
  { id: "all", label: "Assessments: all, including anonymous", icon: users, to: "/admin?leadsOnly=false" },
  ...LEAD_STATUSES.map((status) => ({
    id: `status-${status}`,
    label: `Assessments: ${describeLeadStatus(status)}`,
    icon: users,
    to: `/admin?leadStatus=${status}&leadsOnly=true`,
  })),
  {
    id: "best",
    label: "Assessments: highest lead score first",
    icon: users,
    to: "/admin?sort=leadScore",
  },
  ...ANALYTICS_PERIODS.map((period) => ({
    id: `period-${period}`,
    label: `Analytics: ${PERIOD_LABELS[period]}`,
    icon: chart,
    to: `/admin?tab=analytics&period=${period}`,
  })),
  {
    id: "steps",
    label: "Analytics: Where people stop",
    icon: chart,
    to: "/admin?tab=analytics&view=steps",
  },
  ...SETTINGS_SECTIONS.map((section) => ({
    id: `section-${section}`,
    label: `Settings: ${SECTIONS[section].label}`,
    icon: settings,
    to: settingsPath(section),
  })),
  {
    id: "failed",
    label: "Failed deliveries",
    icon: settings,
    to: settingsPath("deliveries", "status=dead"),
  },
];

const PAUSE_MS = 200;
const SHORTEST_SEARCH = 2;
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** What can be done with the lead at hand, the leads that are found, where one can go, and what else can be done. */
export function usePaletteGroups(text: string, lead: AssessmentView | null, onClose: () => void) {
  const found = useFoundLeads(text, onClose);
  const mails = useFoundMails(text, onClose);
  const places = usePlaces(text, onClose);
  const withLead = matching(useLeadItems(lead, onClose), text);
  const app = matching(useAppItems(onClose), text);
  const groups: PaletteGroup[] = [
    { title: lead ? `Actions for ${shortLeadName(lead)}` : "", items: withLead },
    { title: "Leads", items: found.items },
    { title: "Emails", items: mails },
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

/** Leads by what was written to and fro, found a moment later than those by name. */
function useFoundMails(text: string, onClose: () => void): PaletteItem[] {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = useSettled(text.trim(), text.trim(), PAUSE_MS);
  const isSearch = [...search].length >= SEARCHED_ANYWHERE && text.trim() !== "";
  const { data } = useQuery({ ...mailsQuery(search), enabled: isSearch });
  return (isSearch ? (data ?? []) : []).map((mail): PaletteItem => ({
    id: `mail-${mail.mailId}`,
    label: leadName(mail),
    note: `${mail.direction === "in" ? "wrote" : "was told"}: ${mail.words}`,
    icon: <Mail aria-hidden="true" className={ICON} />,
    end: <span>{DAY.format(new Date(mail.at))}</span>,
    act: () => {
      onClose();
      void navigate(leadHref(params, mail.leadId));
    },
  }));
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

/** A place of the dashboard that can be reached by its name. */
type Place = { id: string; label: string; icon: ReactNode; to: string };
