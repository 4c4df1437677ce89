import type { EndpointView } from "#domain/doors/webhook-endpoint";
import { WEBHOOK_EVENTS, type WebhookEvent } from "#domain/delivery/webhook-events";
import { Webhook } from "standardwebhooks";
import { rows } from "../database/rows.ts";
import { staffJson } from "../staff-api.ts";
import { standInFor } from "./stand-in.ts";

/** A message as another program takes it: verified by the public library of Standard Webhooks. */
export type Received = {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
  body: string;
};

/** An endpoint of another program, and what it has received. */
export type Receiver = {
  endpoint: EndpointView;
  secret: string;
  received: Received[];
  /** How it answers the next calls; then with 204. */
  answers: ((request: Request) => Response | Promise<Response>)[];
  /** Messages of one type, or all but those of a type. */
  of: (type: WebhookEvent) => Received[];
};

/** Adds an endpoint as an owner does, and answers in its place. A wrong signature fails the call. */
export async function webhookReceiver({
  host = `${crypto.randomUUID().slice(0, 8)}.example.com`,
  events = WEBHOOK_EVENTS,
}: { host?: string; events?: readonly WebhookEvent[] } = {}): Promise<Receiver> {
  const url = `https://${host}/hooks?token=kept-secret`;
  const { endpoint, secret } = await staffJson<{ endpoint: EndpointView; secret: string }>(
    "/api/webhook-endpoints",
    { json: { url, events } },
  );
  const received: Received[] = [];
  const receiver: Receiver = {
    endpoint,
    secret,
    received,
    answers: [],
    of: (type) => received.filter((one) => one.type === type),
  };
  standInFor(new URL(url).origin, async (request) => {
    const body = await request.clone().text();
    const headers = Object.fromEntries(request.headers);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what the test then checks
    const message = new Webhook(receiver.secret).verify(body, headers) as Omit<Received, "id" | "body">;
    const answer = receiver.answers.shift();
    if (answer) return answer(request);
    received.push({ ...message, id: headers["webhook-id"] ?? "", body });
    return new Response(null, { status: 204 });
  });
  return receiver;
}

/** The rows that wait for endpoints, oldest first. */
export function webhookRows() {
  return rows(
    `select channel, kind, status, assessment_id as leadId, last_error as error, attempts from outbox
     where channel like 'webhook:%' order by id`,
  );
}
