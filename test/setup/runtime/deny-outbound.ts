import { Response, type Request } from "miniflare";
import { DENIED_STATUS } from "./denied-status.ts";

/** The network of the Worker under test: the Access team's keys, and nothing else. */
export function denyOutbound(allowedOrigin: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).origin !== allowedOrigin) {
      return new Response("No test allowed this request.", { status: DENIED_STATUS });
    }
    const answer = await fetch(request.url);
    return new Response(await answer.text(), { status: answer.status });
  };
}
