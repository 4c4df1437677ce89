import { createServer } from "node:http";

export type RecordingProxy = { url: string; asked: () => readonly string[]; close: () => Promise<void> };

/**
 * A proxy that lets nothing through and keeps who was asked for: also what no event of a page tells,
 * such as a connection made ahead of its use.
 */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(403).end();
  });
  server.on("connect", (request, socket) => {
    asked.push(request.url ?? "");
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The proxy does not listen.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
