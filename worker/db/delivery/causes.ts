import type { AssessmentType } from "#domain/leads/assessment-list";
import type { EventIds } from "#domain/money/ads/ad-event-schemas";
import { STAGE_AD_EVENTS, type AdEvent, type VisitorAdEventName } from "#domain/money/ads/ad-events";
import { completionEvents } from "#domain/money/ads/completion-events";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { isLinkAwaited } from "#domain/funnel/hub/hub";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { Scoring } from "#domain/offers/scoring/scoring";
import { sql, type SQL } from "drizzle-orm";
import type { Cause, NewMessage } from "./outbox.ts";
import { assessments, IS_LEAD } from "../schema/leads.ts";

const notSuspect = sql`${assessments.suspect} = 0`;
export const slackConnected = sql<number>`exists (select 1 from slack_installation)`;
const hasEmail = sql`${assessments.email} is not null`;
const hasConsent = sql`${assessments.emailConsent} is not null`;

type WithoutChannel<Known> = Known extends NewMessage ? Omit<Known, "channel"> : never;

/** A Slack message about an assessment, queued only if a workspace is connected. */
export function slackCause(key: string, news: WithoutChannel<NewMessage<"slack">>): Cause {
  return { channel: "slack", ...news, key, when: sql`${slackConnected} and ${notSuspect} and ${IS_LEAD}` };
}

/**
 * What a completion causes (contract 10, 11): its ad events, under the ids that came with it; the MQL message; the hub
 * e-mail, given consent; and the copies of the events for Meta.
 */
export function completionEffects(
  settings: ChannelSettings,
  type: AssessmentType,
  { scoring, currency, eventIds }: { scoring: Scoring; currency: string; eventIds: EventIds | undefined },
): { events: AdEvent[]; causes: Cause[] } {
  const events = (type === "form" ? [] : completionEvents(type, scoring, currency)).map(
    ({ name, params }) => {
      const fromBrowser = eventIds?.[name];
      const eventId = fromBrowser ?? crypto.randomUUID();
      return { name, params, eventId, source: "", inBrowser: fromBrowser !== undefined };
    },
  );
  const copies = events.flatMap(({ name }) => adEventCauses(settings, name, ""));
  const news = slackCause("1", { kind: "slack-mql", payload: {} });
  const told = settings.open.includes("slack") ? [news] : [];
  // Only Meta's messages need them: without Meta the rows would be of no use (contract 19).
  return {
    events: copies.length > 0 ? events : [],
    causes: [...told, ...hubMailCauses(settings), ...copies],
  };
}

/** The hub e-mail, queued by completion or by consent, whichever comes second. */
export function hubMailCauses(settings: ChannelSettings): Cause[] {
  if (!settings.open.includes("email")) return [];
  const ready = sql`${hasConsent} and ${assessments.completedAt} is not null and ${hasEmail} and ${notSuspect}`;
  return [
    { channel: "email", kind: "hub-mail", key: "1", payload: { origin: settings.origin }, when: ready },
  ];
}

/**
 * The e-mail with the link to a hub that was extended at its visitor's request. It answers a request, so it takes no
 * consent to mails, and each request has one. It is the first statement after the edit's own.
 */
export function newLinkCauses(
  settings: ChannelSettings,
  lead: { linkRequestedAt: number | null; hubExpiresAt: number | null },
): Cause[] {
  if (!isLinkAwaited(lead) || !settings.open.includes("email")) return [];
  const when = sql`changes() > 0 and ${hasEmail} and ${notSuspect}`;
  const key = String(lead.linkRequestedAt);
  return [{ channel: "email", kind: "new-link", key, payload: { origin: settings.origin }, when }];
}

/** The Conversions API's copy of an ad event, under the visitor's stored decision. */
export function adEventCauses(settings: ChannelSettings, name: VisitorAdEventName, source: string): Cause[] {
  if (!settings.open.includes("meta")) return [];
  const payload = { name, source, byDefault: settings.adConsentByDefault, origin: settings.origin };
  return [
    {
      channel: "meta",
      kind: "ad-event",
      key: `${name}:${source}`,
      payload,
      when: adsGranted(settings.adConsentByDefault),
    },
  ];
}

/**
 * Tells Meta that a lead has reached a stage, once for each stage and never backwards: a lead that is or was Won is not
 * reported as SQL (contract 11). `settings` are those for the lead, not for the staff member.
 */
export function stageCauses(settings: ChannelSettings, from: LeadStatus, to: LeadStatus): Cause[] {
  const stage = STAGE_AD_EVENTS.find((event) => event === to);
  if (!settings.open.includes("meta") || !stage || (stage === "SQL" && from === "Won")) return [];
  // Meta may know of a Won that was undone since.
  const wasWon = sql`(exists (
    select 1 from status_history where assessment_id = ${assessments.id} and to_status = 'Won' and undone_at is null)
    or exists (select 1 from outbox where dedupe_key = 'stage-event:' || ${assessments.id} || ':Won'))`;
  const granted = adsGranted(settings.adConsentByDefault);
  const when = stage === "Won" ? granted : sql`${granted} and not ${wasWon}`;
  const { adConsentByDefault: byDefault, origin } = settings;
  const payload = { stage, eventId: crypto.randomUUID(), byDefault, origin };
  return [{ channel: "meta", kind: "stage-event", key: stage, payload, when }];
}

/**
 * The visitor's stored decision on ad events, or what counts without one. Suspects are never reported, nor is a lead of
 * Meta's own forms as the website's (contract 23).
 */
export function adsGranted(byDefault: boolean): SQL {
  const decided = sql`(select ad_consent from lead_visits where lead_id = ${assessments.id})`;
  return sql`coalesce(${decided}, ${Number(byDefault)}) = 1 and ${notSuspect} and assessment_type <> 'form'`;
}
