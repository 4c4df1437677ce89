import type { IncomingMessage, ServerResponse } from "node:http";
import { askFake, sendAnswer, type Fake } from "../../fakes/fake.ts";
import { listenOnLoopback, type LoopbackServer } from "../../fakes/loopback-server.ts";
import { freePort } from "../../tools/start/free-ports.ts";
import type { SocketFault } from "./socket-faults.ts";

/** A fake peer on a port of its own, which fails when it is told to. */
export type PeerServer = {
  url: string;
  /** Asked before each request how it is to fail; null lets the peer answer. */
  failBy: (choose: () => SocketFault | null) => void;
  /** Fails every request so, or none. Resolves once a refusing port refuses, or listens again. */
  fail: (fault: SocketFault | null) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the server of a fake. */
export async function startPeerServer(fake: Fake): Promise<PeerServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let choose: () => SocketFault | null = () => null;
  const listen = () =>
    listenOnLoopback(port, (request, response) => {
      answer(fake, choose(), url, request, response).catch(() => response.destroy());
    });
  let server: LoopbackServer | null = await listen();
  const close = async () => {
    await server?.close();
    server = null;
  };
  return {
    url,
    failBy: (chosen) => {
      choose = chosen;
    },
    fail: async (fault) => {
      choose = () => fault;
      if (fault?.isRefused) await close();
      else server ??= await listen();
    },
    stop: close,
  };
}

async function answer(
  fake: Fake,
  fault: SocketFault | null,
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!fault) return sendAnswer(await askFake(fake, origin, incoming), outgoing);
  if (fault.isTaken) await askFake(fake, origin, incoming);
  fault.act(outgoing);
}
