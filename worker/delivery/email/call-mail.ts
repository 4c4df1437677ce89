import { isCallMail, reasonNotToSendCall, type CallMailKind } from "#domain/booking/call-mails";
import type { Message } from "#domain/delivery/messages";
import { mayMailAfterMissed } from "#domain/mail/may-mail";
import { callToken } from "../../crypto/call-token.ts";
import type { MailCall } from "../../db/mail/mail-calls.ts";
import type { MailSources } from "../../db/content/mail-sources.ts";
import type { Outcome } from "../outcome.ts";
import { callMailText, type CallLinks } from "./call-mail-text.ts";
import { inquiryFacts } from "./mail-facts.ts";
import { readMail, type ReadMail } from "./read-mail.ts";

/** A message about a booked call. */
export type CallMessage = Extract<Message<"email">, { kind: CallMailKind }>;

export function isCallMessage(message: Message<"email">): message is CallMessage {
  return isCallMail(message.kind);
}

type About = { env: Env; now: number; origin: string };

/** Whom a mail about a call goes to, and its text; or the outcome if it may not go anymore (contract 22). */
export async function readCallMail(
  { env, now, origin }: About,
  { kind, payload }: CallMessage,
  { calls, switches }: MailSources,
): Promise<Outcome | ReadMail> {
  const call = calls.get(payload.bookingId) ?? null;
  const { sequence } = payload;
  const afterMissed = mayMailAfterMissed(inquiryFacts(call?.lead ?? null), now);
  const notAfterMissed = afterMissed.allowed ? null : afterMissed.reason;
  const refusal = reasonNotToSendCall(kind, call, { sequence, now, settings: switches, notAfterMissed });
  if (refusal !== null || !call?.email || call.startsAt === null)
    return { result: "cancelled", error: refusal ?? "call_changed" };
  const links = await linksOf(env, call, { origin, now });
  if (!links) return { result: "paused", error: "not_configured" };
  const known = { ...call, startsAt: call.startsAt };
  return readMail(call.email, (frame) => callMailText(kind, known, frame, links));
}

/** Null without a key to sign with. */
async function linksOf(
  env: Env,
  { chain, own }: MailCall,
  { origin, now }: { origin: string; now: number },
): Promise<CallLinks | null> {
  const [attend, calendar] = [await callToken(env, "attend", chain), await callToken(env, "calendar", chain)];
  if (attend === null || calendar === null) return null;
  const hub = own && (own.hubExpiresAt ?? 0) > now ? `/hub/${own.sessionId}` : null;
  return {
    attend: new URL(`/api/booking/attend/${attend}`, origin).href,
    calendar: new URL(`/api/booking/calendar/${calendar}`, origin).href,
    again: new URL(hub ?? (env.BOOKING_URL || "/"), origin).href,
  };
}
