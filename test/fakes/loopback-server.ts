import { isLoopback } from "../../worker/loopback.ts";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";

export type LoopbackServer = { url: string; close: () => Promise<void> };

/** The largest body that a stand-in reads: room for the thousand events that Meta takes at once. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** The address that a listening server answers at. */
function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server is not listening");
  return `http://localhost:${address.port}`;
}

/** Listens on 127.0.0.1 and nowhere else; port 0 takes any. Rejects when the port is taken. */
export function listenOnLoopback(port: number, listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () =>
      resolve({
        url: addressOf(server),
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}

/** The body of a request as text. Throws above 4 MiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Error("the body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Whether a URL leads to this machine. A stand-in sends nobody, and nothing, anywhere else. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopback(url);
}
