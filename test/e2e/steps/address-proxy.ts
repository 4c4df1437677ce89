import { createServer, request } from "node:http";
import { connect } from "node:net";

export type AddressProxy = { url: string; close: () => Promise<void> };

/**
 * A proxy from which everything comes to the site as from one address, as it comes through Cloudflare: also what a page
 * sends while it closes, to which Playwright adds no headers.
 */
export async function startAddressProxy(address: string): Promise<AddressProxy> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, "cf-connecting-ip": address };
    const onward = request(asked.url ?? "", { method: asked.method ?? "GET", headers }, (got) => {
      if (answer.destroyed) return void got.resume();
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    // A page that closes does not wait for answers; what it had sent by then arrives all the same.
    answer.on("close", () => {
      if (!asked.complete) onward.destroy();
    });
    asked.pipe(onward);
  });
  // Playwright's own requests come as tunnels; pages send none.
  server.on("connect", ({ url = "" }, socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on("error", () => socket.destroy());
    socket.on("error", () => tunnel.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const bound = server.address();
  if (typeof bound !== "object" || !bound) throw new Error("The proxy does not listen.");
  return {
    url: `http://127.0.0.1:${bound.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
