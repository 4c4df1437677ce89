import { WorkerEntrypoint } from "cloudflare:workers";

/** A send-email binding whose service is down. */
export class FailingMail extends WorkerEntrypoint {
  send(): never {
    throw new Error("E_INTERNAL_SERVER_ERROR");
  }
}

// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default { fetch: () => new Response(null, { status: 404 }) };
