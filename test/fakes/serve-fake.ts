import { askFake, sendAnswer, type Fake } from "./fake.ts";
import { listenOnLoopback, type LoopbackServer } from "./loopback-server.ts";

/** Puts a fake on a port of this machine, for a Worker that runs in a process of its own; port 0 takes any. */
export async function serveFake(fake: Fake, port = 0): Promise<LoopbackServer> {
  const server = await listenOnLoopback(port, (request, response) => {
    askFake(fake, server.url, request)
      .then((answered) => sendAnswer(answered, response))
      .catch(() => response.destroy());
  });
  return server;
}
