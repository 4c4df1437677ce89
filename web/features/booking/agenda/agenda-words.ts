import type { StaffWords } from "#domain/content/staff-words";
import { brief } from "#domain/leads/brief/brief";
import { briefSourceLabel } from "#domain/leads/brief/brief-line";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Offer } from "#domain/offers/offer";
import type { AgendaCall } from "#domain/calls/queue/agenda";
import { leadName } from "../../leads/basics/lead-name.ts";
import { callTimeText } from "../../kit/time/call-time.ts";
import { spanText } from "../../kit/time/times.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `30 min`; empty where the provider does not tell the end. */
export function lengthWords({ startsAt, endsAt }: Pick<AgendaCall, "startsAt" | "endsAt">): string {
  return startsAt === null || endsAt === null ? "" : spanText(Date.parse(endsAt) - Date.parse(startsAt));
}

/** How long it is until a call of today: `in 1 h 48 min`, `now`. */
export function untilWords(startsAt: string, now: number): string {
  const until = Date.parse(startsAt) - now;
  if (until < MINUTE_MS) return "now";
  if (until >= DAY_MS) return "";
  const [hours, minutes] = [Math.floor(until / HOUR_MS), Math.floor((until % HOUR_MS) / MINUTE_MS)];
  return `in ${[hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(" ")}`;
}

/** What to say first, as text for a calendar or a chat. */
export function briefText(
  lead: AssessmentView,
  offers: readonly Offer[],
  call: Pick<AgendaCall, "startsAt" | "clocks">,
  words: StaffWords,
): string {
  const { startsAt, clocks } = call;
  const head = [leadName(lead), startsAt && callTimeText(startsAt, clocks)].filter(Boolean).join(", ");
  const lines = brief(lead, offers, words).map(
    ({ text, sources }) =>
      `- ${text} (${sources.map((source) => briefSourceLabel(source, words)).join(", ")})`,
  );
  return [head, ...lines].join("\n");
}

/** A call in half a line: the lead's own words, else what weighs most on them. */
export function gistOf(lead: AssessmentView, offers: readonly Offer[], words: StaffWords): string {
  const lines = brief(lead, offers, words);
  const line = lines.find(({ part }) => part === "words") ?? lines.find(({ part }) => part === "roadblock");
  return line?.text.replace("In their words: ", "") ?? "";
}
