/** One request, ready to be sent. */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  /** Sent as the JSON body. */
  json?: unknown;
  /** Sent as it is, for bodies whose bytes are signed. */
  text?: string;
  /** What it must be answered with; 200 unless given. */
  status?: number;
  /** Hangs up once the body has begun. */
  hangUp?: boolean;
};

/** Milliseconds from the request to the first byte of the body and to its last. */
export type Answer = { firstByteMs: number; totalMs: number; body: string; headers: Headers };

/** Times requests to one server, over connections that are kept. */
export class HttpClient {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Sends a request and reads its answer. Throws unless it has the expected status. */
  async send(call: Call): Promise<Answer> {
    const { response, started } = await this.open(call);
    const read = await readBody(response, call.hangUp ?? false);
    const expected = call.status ?? 200;
    if (response.status !== expected) {
      const what = `${call.method} ${call.path} was answered ${response.status}, not ${expected}`;
      throw new Error(`${what}: ${read.body.slice(0, 500)}`);
    }
    return {
      firstByteMs: read.firstByteAt - started,
      totalMs: read.endedAt - started,
      body: read.body,
      headers: response.headers,
    };
  }

  /** Sends a request and gives the answer with its body unread, and when it was sent. */
  async open(call: Call): Promise<{ response: Response; started: number }> {
    const body = call.text ?? (call.json === undefined ? null : JSON.stringify(call.json));
    const headers = { ...(body !== null && { "content-type": "application/json" }), ...call.headers };
    const sendOnce = async () => {
      const started = performance.now();
      const init = { method: call.method, headers, body, redirect: "manual" } as const;
      return { response: await fetch(this.origin + call.path, init), started };
    };
    return sendOnce().catch((error: unknown) => {
      if (!isClosedConnection(error)) throw error;
      return sendOnce();
    });
  }
}

/** A kept connection that the server has closed meanwhile, for it was idle for too long. */
function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : null;
  return cause instanceof Error && "code" in cause && cause.code === "UND_ERR_SOCKET";
}

async function readBody(response: Response, hangUp: boolean) {
  const decoder = new TextDecoder();
  let body = "";
  let firstByteAt: number | undefined;
  for await (const chunk of response.body ?? []) {
    firstByteAt ??= performance.now();
    body += decoder.decode(chunk, { stream: true });
    if (hangUp) break;
  }
  const endedAt = performance.now();
  return { body, firstByteAt: firstByteAt ?? endedAt, endedAt };
}
