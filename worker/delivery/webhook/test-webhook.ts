import { isoText } from "#domain/time/iso-text";
import { selectEndpoints } from "../../db/delivery/webhook-sources.ts";
import { logTries } from "../../db/delivery/webhook-tries.ts";
import type { Dispatch } from "../outcome.ts";
import { postWebhook, type PostedTry } from "./post-webhook.ts";
import { mayCall, secretsOf } from "./webhook.ts";

/** What a test is called in its body and in the log. */
const TEST_EVENT = "test";

/**
 * Calls an endpoint at once with a message about nobody, whether it is on or off, and logs how that went. Null without
 * such an endpoint; `refused` if it may not be called, or its secret cannot be read.
 */
export async function testWebhook(
  { env, db, now, origin }: Dispatch,
  id: number,
): Promise<Omit<PostedTry, "outcome"> | "refused" | null> {
  const [endpoint] = await selectEndpoints(db, [id]);
  if (!endpoint) return null;
  const secrets = mayCall(env, endpoint.url, origin) ? await secretsOf(env, endpoint, now) : null;
  if (!secrets) return "refused";
  const data = { message: "This is a test. Nothing has happened." };
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: isoText(now), data });
  const message = { url: endpoint.url, secrets, id: `msg_test_${crypto.randomUUID()}`, body };
  const { outcome, ...posted } = await postWebhook(message, now);
  const about = { endpointId: id, outboxId: null, leadId: null, event: TEST_EVENT };
  await logTries(db, [{ ...about, ...posted, isDelivered: outcome.result === "sent" }]);
  return posted;
}
