import { WorkerEntrypoint } from "cloudflare:workers";

/** A send-email binding whose service is down. */
export class FailingMail extends WorkerEntrypoint {
  send(): never {
    throw new Error("E_INTERNAL_SERVER_ERROR");
  }
}

/**
 * A rate limiter that is never reached. In production limits are counted in the process; the local stand-in
 * counts in a Durable Object, whose round trip would be most of what is measured.
 */
export class Unlimited extends WorkerEntrypoint {
  limit(): { success: boolean } {
    return { success: true };
  }
}

// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default { fetch: () => new Response(null, { status: 404 }) };
