import type { AdEventName, EventIds } from "#domain/ads/ad-events";
import { completionEvents } from "#domain/ads/completion-events";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { Scoring } from "#domain/scoring/scoring";
import { sql, type SQL } from "drizzle-orm";
import type { AdEvent } from "../ads/ad-events.ts";
import type { Cause } from "./outbox.ts";
import { assessments } from "../schema.ts";

/** Which channels the settings of the Worker allow; Slack's is in the database (an installation). */
export type ChannelSettings = {
  email: boolean;
  meta: boolean;
  adConsentByDefault: boolean;
  /** Whether a workspace is connected, where that was just read: else each message looks for itself. */
  slack?: boolean;
  /** For links in mails, where `APP_ORIGIN` is not set and the request alone tells (on loopback). */
  origin?: string;
};

const notSuspect = sql`${assessments.suspect} = 0`;
export const slackConnected = sql<number>`exists (select 1 from slack_installation)`;
const hasEmail = sql`${assessments.email} is not null`;
const hasConsent = sql`${assessments.emailConsent} is not null`;

/** A Slack message about an assessment, queued only while a workspace is connected. */
export function slackCause(kind: `slack-${string}`, key: string, payload?: Cause["payload"]): Cause {
  return {
    channel: "slack",
    kind,
    key,
    ...(payload && { payload }),
    when: sql`${slackConnected} and ${notSuspect} and ${hasEmail}`,
  };
}

/**
 * What a completion causes (contract 10, 11): its ad events under the ids that came with it, the MQL
 * message, the hub mail if consent is there, and the events' twins for Meta.
 */
export function completionEffects(
  settings: ChannelSettings,
  type: "quiz" | "chat",
  scoring: Scoring,
  eventIds: EventIds | undefined,
): { events: AdEvent[]; causes: Cause[] } {
  const events = completionEvents(type, scoring).map(({ name, params }) => {
    const fromBrowser = eventIds?.[name];
    const eventId = fromBrowser ?? crypto.randomUUID();
    return { name, params, eventId, source: "", inBrowser: fromBrowser !== undefined };
  });
  const twins = events.flatMap(({ name }) => adEventCauses(settings, name, ""));
  const told = settings.slack === false ? [] : [slackCause("slack-mql", "1")];
  return { events, causes: [...told, ...hubMailCauses(settings), ...twins] };
}

/** The hub mail, queued by whichever of completion and consent comes second. */
export function hubMailCauses(settings: ChannelSettings): Cause[] {
  if (!settings.email) return [];
  const ready = sql`${hasConsent} and ${assessments.completedAt} is not null and ${hasEmail} and ${notSuspect}`;
  const payload = settings.origin === undefined ? {} : { origin: settings.origin };
  return [{ channel: "email", kind: "hub-mail", key: "1", payload, when: ready }];
}

/** The Conversions API twin of an ad event, under the visitor's stored decision. */
export function adEventCauses(settings: ChannelSettings, name: AdEventName, source: string): Cause[] {
  if (!settings.meta) return [];
  const when = adsGranted(settings);
  return [
    {
      channel: "meta",
      kind: "ad-event",
      key: `${name}:${source}`,
      payload: { name, source, byDefault: settings.adConsentByDefault },
      when,
    },
  ];
}

/**
 * Tells Meta that a lead came to a stage, each once and never back: a lead that was Won before, or
 * comes from Won, is not told as SQL (contract 11). `settings` are those of the lead, not of the staff.
 */
export function stageCauses(settings: ChannelSettings, from: LeadStatus, to: LeadStatus): Cause[] {
  if (!settings.meta || (to !== "SQL" && to !== "Won")) return [];
  if (to === "SQL" && from === "Won") return [];
  const wasWon = sql`exists (
    select 1 from status_history where assessment_id = ${assessments.id} and to_status = 'Won')`;
  const granted = adsGranted(settings);
  const when = to === "Won" ? granted : sql`${granted} and not ${wasWon}`;
  const payload = { stage: to, eventId: crypto.randomUUID(), byDefault: settings.adConsentByDefault };
  return [{ channel: "meta", kind: "stage-event", key: to, payload, when }];
}

/** The visitor's stored decision on ad events, or what counts without one; suspects are never told of. */
function adsGranted({ adConsentByDefault }: ChannelSettings): SQL {
  const consent = adConsentByDefault
    ? sql`coalesce(${assessments.adConsent}, 1) = 1`
    : sql`${assessments.adConsent} = 1`;
  return sql`${consent} and ${notSuspect}`;
}
