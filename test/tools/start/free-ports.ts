import { createServer } from "node:net";

/** Listens on a loopback port for a moment. Gives the port, or null when it is taken. Port 0 means any. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(null));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      const found = typeof address === "object" && address ? address.port : null;
      probe.close(() => resolve(found));
    });
  });
}

/** Given to somebody who may not listen there yet. */
const given = new Set<number>();

/** A loopback port that nobody listens on, each time another one. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === null) throw new Error("no free port on 127.0.0.1");
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

/** Throws, and names the option to use, when a port is taken. */
export async function assertPortsAreFree(ports: { port: number; option: string }[]): Promise<void> {
  for (const { port, option } of ports) {
    if ((await tryPort(port)) === null) {
      throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: ${option} N`);
    }
  }
}
