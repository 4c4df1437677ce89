import { isEndpoint, type Destination } from "#domain/delivery/channels";
import type { ApiLead } from "#domain/doors/api-lead";
import { unseal } from "../../crypto/sealed.ts";
import {
  findWebhookSources,
  type CalledEndpoint,
  type WebhookSources,
} from "../../db/delivery/webhook-sources.ts";
import { logTries, type WebhookTry } from "../../db/delivery/webhook-tries.ts";
import { apiLeads } from "../../db/doors/api-leads.ts";
import { isLoopback } from "../../loopback.ts";
import { endsTheTurn, type Delivery, type Dispatch, type Outcome, type Tried } from "../outcome.ts";
import { postWebhook, WEBHOOK_TIMEOUT_MS } from "./post-webhook.ts";
import { webhookBody } from "./webhook-body.ts";
import { unlessFailing } from "./webhook-outcome.ts";
import { webhookUrlFault } from "./webhook-url.ts";

/** For one attempt: its last call starts early enough to time out within this. */
export const WEBHOOK_LONGEST_MS = 20_000;
/** Messages an attempt. This many may be sent twice if the Worker is cut off before it has recorded them. */
export const WEBHOOKS_MOST = 20;
/** So many endpoints are called at once, each with one message at a time (contract 24). */
const AT_ONCE = 2;

type Hook = Delivery<"webhook">;
type Sources = WebhookSources & { lead: (id: number) => ApiLead | null };

/**
 * Calls endpoints of other programs, each with one message after the other. Stops when time is up, and for an endpoint
 * whose failure shows that its others would fail too.
 */
export async function deliverWebhooks(dispatch: Dispatch, deliveries: Hook[]): Promise<Tried[]> {
  const began = Date.now();
  const ends = began + WEBHOOK_LONGEST_MS - WEBHOOK_TIMEOUT_MS;
  const sources = await readSources(dispatch, deliveries);
  const left = inTurn(deliveries);
  const busy = new Set<Destination>();
  const tried: Tried[] = [];
  const made: WebhookTry[] = [];
  const delivered = new Set<Destination>();
  const lane = async () => {
    for (;;) {
      const next = Date.now() > ends ? -1 : left.findIndex(({ channel }) => !busy.has(channel));
      const [hook] = next < 0 ? [] : left.splice(next, 1);
      if (!hook) return;
      busy.add(hook.channel);
      const now = dispatch.now + Date.now() - began;
      const { outcome, log } = await sendHook({ ...dispatch, now }, hook, sources, delivered);
      tried.push({ claim: hook, outcome });
      if (log) made.push(log);
      // An endpoint that is down stays busy.
      if (!endsTheTurn(outcome)) busy.delete(hook.channel);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await logTries(dispatch.db, made);
  return [...tried, ...left.map((claim): Tried => ({ claim, outcome: { result: "untried" } }))];
}

/** The first message of each endpoint, then the second of each, and so on. */
function inTurn(hooks: readonly Hook[]): Hook[] {
  const counts = new Map<Destination, number>();
  const placed = hooks.map((hook) => {
    const place = counts.get(hook.channel) ?? 0;
    counts.set(hook.channel, place + 1);
    return { hook, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ hook }) => hook);
}

async function readSources({ db }: Dispatch, hooks: readonly Hook[]): Promise<Sources> {
  const payloads = hooks.map(({ message }) => message.payload);
  const leadIds = [...new Set(hooks.map(leadIdOf))];
  const [leads, sources] = await Promise.all([
    apiLeads(db, leadIds),
    findWebhookSources(db, {
      endpoints: [...new Set(hooks.map(({ channel }) => endpointIdOf(channel)))],
      leads: leadIds,
      times: [...new Set(payloads.flatMap(({ at }) => at))],
      calls: payloads.flatMap(({ callId }) => callId ?? []),
      bookings: payloads.flatMap(({ bookingId }) => bookingId ?? []),
      mails: payloads.flatMap(({ mailId }) => mailId ?? []),
    }),
  ]);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return { ...sources, lead: (id) => byId.get(id) ?? null };
}

function leadIdOf({ assessmentId, message }: Hook): number {
  return assessmentId ?? message.payload.leadId ?? 0;
}

function endpointIdOf(destination: Destination): number {
  return isEndpoint(destination) ? Number(destination.slice("webhook:".length)) : 0;
}

async function sendHook(
  { env, now, origin }: Dispatch,
  hook: Hook,
  sources: Sources,
  delivered: Set<Destination>,
): Promise<{ outcome: Outcome; log?: WebhookTry }> {
  const endpoint = sources.endpoint(hook.channel);
  if (!endpoint) return { outcome: { result: "cancelled", error: "endpoint_deleted" } };
  const leadId = leadIdOf(hook);
  const { kind, payload } = hook.message;
  const body = webhookBody({ kind, payload, leadId }, sources.lead(leadId), sources);
  if (body === null) return { outcome: { result: "cancelled", error: "erased" } };
  if (!mayCall(env, endpoint.url, origin)) return { outcome: { result: "paused", error: "address_refused" } };
  const secrets = await secretsOf(env, endpoint, now);
  if (!secrets) return { outcome: { result: "paused", error: "secret_unreadable" } };
  const { outcome, ...posted } = await postWebhook(
    { url: endpoint.url, secrets, id: `msg_${hook.id}`, body },
    now,
  );
  const log = { endpointId: endpoint.id, outboxId: hook.id, leadId, event: kind, ...posted };
  if (outcome.result === "sent") delivered.add(hook.channel);
  const failingSince = delivered.has(hook.channel) ? null : endpoint.failingSince;
  return {
    outcome: unlessFailing(outcome, failingSince, now),
    log: { ...log, isDelivered: outcome.result === "sent" },
  };
}

/** The address was checked when it was stored; where the app is may have changed since. */
export function mayCall(env: Env, url: string, origin: string | null): boolean {
  const own = [env.APP_ORIGIN, origin ?? ""].filter((address) => URL.canParse(address));
  const hosts = own.map((address) => new URL(address).hostname);
  return webhookUrlFault(url, { hosts, isLoopback: own.length > 0 && own.every(isLoopback) }) === null;
}

/** The secrets that sign now: the current one, and for a day after a rotation the one before. Null if unreadable. */
export async function secretsOf(env: Env, endpoint: CalledEndpoint, now: number): Promise<string[] | null> {
  const { secretCiphertext, formerCiphertext, formerUntil } = endpoint;
  const former = (formerUntil ?? 0) > now ? formerCiphertext : null;
  const sealed = former === null ? [secretCiphertext] : [secretCiphertext, former];
  const secrets = await Promise.all(sealed.map((one) => unseal(env, "webhook-secret", one)));
  const readable = secrets.flatMap((secret) => secret ?? []);
  return readable.length === sealed.length ? readable : null;
}
