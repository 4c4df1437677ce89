import { WorkerEntrypoint } from "cloudflare:workers";
import { PEER_MS } from "./peers/peer-ms.ts";

/** A send-email binding whose service is down. */
export class FailingMail extends WorkerEntrypoint {
  send(): never {
    throw new Error("E_INTERNAL_SERVER_ERROR");
  }
}

/** A send-email binding that takes its time, and every mail. */
export class SlowMail extends WorkerEntrypoint {
  async send(): Promise<{ messageId: string }> {
    await scheduler.wait(PEER_MS);
    return { messageId: crypto.randomUUID() };
  }
}

// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default { fetch: () => new Response(null, { status: 404 }) };
