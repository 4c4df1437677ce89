import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "../../worker/index.ts";

export const REPLY_VARS = { REPLY_DOMAIN: "in.acme.example" };

type Given = { vars?: Partial<Env>; from: string; raw: string | ReadableStream<Uint8Array> };

/** Gives the Worker a mail; answers why it was refused, or null. */
export async function deliverMail(to: string, { raw, from, vars = {} }: Given): Promise<string | null> {
  let refused: string | null = null;
  const message: ForwardableEmailMessage = {
    from,
    to,
    raw: typeof raw === "string" ? streamOf([raw]) : raw,
    headers: new Headers(),
    rawSize: 0,
    setReject: (reason) => {
      refused = reason;
    },
    forward: () => Promise.reject(new Error("Nothing is ever forwarded.")),
    reply: () => Promise.reject(new Error("Nothing is ever answered by itself.")),
  };
  const context = createExecutionContext();
  await worker.email(message, { ...env, ...REPLY_VARS, ...vars }, context);
  await waitOnExecutionContext(context);
  return refused;
}

export function streamOf(chunks: Iterable<string>): ReadableStream<Uint8Array> {
  const given = chunks[Symbol.iterator]();
  return new ReadableStream({
    pull: (controller) => {
      const next = given.next();
      if (next.done) controller.close();
      else controller.enqueue(new TextEncoder().encode(next.value));
    },
  });
}
