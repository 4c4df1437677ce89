import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { quizBody } from "../setup/quiz-body.ts";
import { post } from "./post.ts";

const completedSchema = z.object({ sessionId: z.string(), score: z.number(), hubExpiresAt: z.string() });

/** What the Worker said of a lead that it took. */
export type Acknowledged = z.infer<typeof completedSchema>;

const RETRY_MS = 100;

/** The body of a lead that causes a Slack message, a mail and two events for Meta. */
export function leadBody(index: number) {
  return quizBody({
    name: `Lead${index} Chaos`,
    email: `lead-${index}@chaos.example`,
    emailConsent: true,
    adConsent: true,
  });
}

/** Sends a lead's body once. Rejects when there is no answer. */
export function submit(url: string, body: Record<string, unknown>): Promise<Response> {
  return post(url, "/api/assessment/submit", body);
}

/** Submits a lead as a browser does: the same body again and again until the Worker has said yes. */
export async function submitUntilAcknowledged(
  url: string,
  body: Record<string, unknown>,
): Promise<Acknowledged> {
  for (;;) {
    // No answer: the runtime is down, and comes back.
    const answer = await submit(url, body).catch(() => null);
    const said: unknown = await answer?.json().catch(() => null);
    if (answer?.ok && said !== null) return completedSchema.parse(said);
    if (answer && !answer.ok && answer.status < 500) {
      throw new Error(`A submit was refused with ${answer.status}: ${JSON.stringify(said)}`);
    }
    await sleep(RETRY_MS);
  }
}
