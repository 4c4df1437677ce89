import { firstCallSpeed } from "./first-call-speed.ts";
import { leadScoreBucket } from "../scoring/lead-score.ts";
import type { FigureFacts } from "./lead-facts.ts";

/** What is true of a lead or not. They are stored by their place: a new one goes to the end. */
export const SHARE_FLAGS = [
  "counts",
  "isLead",
  "quizStarted",
  "chatStarted",
  "completed",
  "consented",
  "emailSent",
  "bookingClicked",
  "hasHub",
  "hubVisited",
  "callBooked",
  "callHeld",
  "callMissed",
  "won",
  "calledInTime",
  "reached",
] as const;
export type ShareFlag = (typeof SHARE_FLAGS)[number];

/**
 * What a lead adds to the figures, all rules applied: what was added is taken off again as it was, whatever the rules
 * are by then. Times in ms, values in the account's currency.
 */
export type Share = {
  flags: ReadonlySet<ShareFlag>;
  createdAt: number;
  assessmentType: string;
  /** 0 is none. */
  offerTier: number;
  leadStatus: string;
  dealValue: number | null;
  /** From the first answer to the last. */
  tookMs: number | null;
  /** By lead score; null without one. */
  band: string | null;
  /** When it first became SQL. */
  sqlAt: number | null;
  /** Why it was lost, '' if nobody said; null if it was not. */
  lost: string | null;
  /** Its first call, or that it still waits for one. */
  call: { band: string; speed: string; minutes: number | null; livedMinutes: number | null } | null;
  /** Who made the first call, or else has the lead; '' is nobody. */
  staff: string;
  owner: string | null;
  source: string;
  campaign: string;
  /** What a trial of the rules goes by. */
  scored: { answerKey: string; score: number } | null;
};

/** A line break parts the texts of a stored share. */
const oneLine = (text: string | null) => (text ?? "").replaceAll("\n", " ");

/** What a lead adds to the figures as it is now. A suspect is only in those of a trial of the rules. */
export function shareOf(lead: FigureFacts): Share {
  const { answerKey, offerTier, score, leadScore, firstOutcomeBy, owner } = lead;
  const isLead = lead.emailKey !== null;
  const speed = firstCallSpeed(lead);
  return {
    flags: flagsOf(lead),
    createdAt: lead.createdAt,
    assessmentType: lead.assessmentType,
    offerTier: offerTier ?? 0,
    leadStatus: lead.leadStatus,
    dealValue: lead.dealValue,
    tookMs: tookMs(lead),
    band: leadScore === null ? null : leadScoreBucket(leadScore),
    sqlAt: isLead ? lead.firstSqlAt : null,
    lost: isLead && lead.leadStatus === "Lost" ? (lead.lostReason ?? "") : null,
    call: speed && {
      band: leadScoreBucket(leadScore ?? 0),
      speed,
      minutes: barOf(lead.firstCallMs),
      livedMinutes: barOf(livedMs(lead)),
    },
    staff: firstOutcomeBy ?? owner ?? "",
    owner,
    source: oneLine(lead.source),
    campaign: oneLine(lead.campaign),
    scored: answerKey === null || offerTier === null || score === null ? null : { answerKey, score },
  };
}

function flagsOf(lead: FigureFacts): Set<ShareFlag> {
  const isSet: Record<ShareFlag, boolean> = {
    counts: !lead.suspect,
    isLead: lead.emailKey !== null,
    quizStarted: lead.quizStartedAt !== null,
    chatStarted: lead.chatStartedAt !== null,
    completed: lead.completedAt !== null,
    consented: lead.emailConsent !== null,
    emailSent: lead.emailSentAt !== null,
    bookingClicked: lead.bookingLinkClicked !== null,
    hasHub: lead.hubExpiresAt !== null,
    hubVisited: lead.firstHubVisitAt !== null,
    callBooked: lead.callBookedAt !== null,
    callHeld: lead.callHeldAt !== null,
    callMissed: lead.callStatus === "no_show",
    won: lead.leadStatus === "Won",
    calledInTime: lead.firstCallInTime === 1,
    reached: lead.reachedAt !== null,
  };
  return new Set(SHARE_FLAGS.filter((flag) => isSet[flag]));
}

function tookMs({ completedAt, quizStartedAt, chatStartedAt }: FigureFacts): number | null {
  const began = quizStartedAt ?? chatStartedAt;
  return completedAt === null || began === null ? null : completedAt - began;
}

function livedMs({ firstOutcomeAt, firstAwaitedAt }: FigureFacts): number | null {
  return firstOutcomeAt === null || firstAwaitedAt === null ? null : firstOutcomeAt - firstAwaitedAt;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Within how many minutes a call was made, past eight hours within how many whole hours. */
function barOf(took: number | null): number | null {
  if (took === null) return null;
  // A clock that was set back makes no call earlier than it was awaited.
  const ms = Math.max(0, took);
  return ms > 8 * HOUR_MS ? Math.ceil(ms / HOUR_MS) * 60 : Math.ceil(ms / MINUTE_MS);
}
