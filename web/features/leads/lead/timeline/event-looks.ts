import type { TimelineEvent, TimelineKind } from "#domain/leads/timeline/timeline-event";
import {
  ArrowRight,
  CalendarCheck,
  CalendarX,
  CircleCheck,
  Clock,
  FileCheck,
  LayoutDashboard,
  Mail,
  MailOpen,
  Megaphone,
  MessageSquare,
  MousePointerClick,
  Pencil,
  Phone,
  PhoneCall,
  PhoneMissed,
  Play,
  Send,
  User,
  type LucideIcon,
} from "lucide-react";

/** What staff look for in a history. */
export const EVENT_GROUPS = ["calls", "visitor", "edits"] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

type Tone = "plain" | "good" | "bad" | "sql";
type Look = {
  Icon: LucideIcon;
  tone?: Tone;
  /** Null where it belongs to none of them. */
  group: EventGroup | null;
};

const LOOKS: Record<TimelineKind, Look> = {
  touch: { Icon: Megaphone, group: "visitor" },
  started: { Icon: Play, group: "visitor" },
  answered: { Icon: FileCheck, group: "visitor" },
  chat: { Icon: MessageSquare, group: "visitor" },
  "ad-consent": { Icon: FileCheck, group: "visitor" },
  completed: { Icon: CircleCheck, tone: "good", group: "visitor" },
  "mail-consent": { Icon: FileCheck, group: "visitor" },
  mail: { Icon: Mail, group: null },
  "mail-received": { Icon: MailOpen, tone: "good", group: "visitor" },
  "hub-visit": { Icon: LayoutDashboard, group: "visitor" },
  "booking-viewed": { Icon: CalendarCheck, group: "visitor" },
  "booking-clicked": { Icon: MousePointerClick, group: "visitor" },
  "said-booked": { Icon: CalendarCheck, group: "calls" },
  booked: { Icon: CalendarCheck, tone: "good", group: "calls" },
  moved: { Icon: CalendarCheck, group: "calls" },
  attends: { Icon: CalendarCheck, tone: "good", group: "calls" },
  cancelled: { Icon: CalendarX, tone: "bad", group: "calls" },
  held: { Icon: CircleCheck, tone: "good", group: "calls" },
  missed: { Icon: CalendarX, tone: "bad", group: "calls" },
  "hub-expired": { Icon: Clock, group: null },
  "link-asked": { Icon: Mail, group: "visitor" },
  "call-asked": { Icon: PhoneCall, tone: "good", group: "calls" },
  "call-consent": { Icon: FileCheck, group: "calls" },
  overdue: { Icon: Clock, tone: "bad", group: "calls" },
  owner: { Icon: User, group: "edits" },
  call: { Icon: Phone, tone: "good", group: "calls" },
  status: { Icon: ArrowRight, tone: "sql", group: "edits" },
  edit: { Icon: Pencil, group: "edits" },
  ad: { Icon: Megaphone, group: null },
  message: { Icon: Send, group: null },
};

/** How an event looks: a call by what came of it, a move by where it went. */
export function eventLook(event: TimelineEvent): Required<Look> {
  const { Icon, tone = "plain", group } = LOOKS[event.kind];
  if (event.kind === "call" && event.call.outcome !== "reached")
    return { Icon: PhoneMissed, tone: "bad", group };
  if (event.kind === "status" && event.to !== "SQL")
    return { Icon, tone: event.to === "Won" ? "good" : "plain", group };
  return { Icon, tone, group };
}
