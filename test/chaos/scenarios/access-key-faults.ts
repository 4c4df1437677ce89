import { accessToken } from "../../fakes/access/access-token.ts";
import { newSigningKey } from "../../fakes/access/signing-key.ts";
import { startChaosApp } from "../chaos-app.ts";
import { startPeerServer } from "../peers/peer-server.ts";
import { exactly, type Chaos, type Figure } from "../scenario.ts";
import type { SocketFault } from "../peers/socket-faults.ts";

/** While the team's keys cannot be had nobody is let in, and it is said to be our fault; then staff are. */
export async function accessKeyFaults(chaos: Chaos, faults: readonly SocketFault[]): Promise<Figure> {
  const key = await newSigningKey();
  const keys = await startPeerServer({ handle: async () => Response.json({ keys: [key.publicKey] }) });
  const vars = { ACCESS_TEAM_DOMAIN: keys.url, ACCESS_AUD: "chaos-application" };
  const app = await startChaosApp(chaos, "access-key-faults", { vars, connected: false });
  const issuer = { issuer: keys.url, audience: "chaos-application", privateKey: key.privateKey };
  const headers = { "cf-access-jwt-assertion": await accessToken(issuer, "ada@example.com") };
  try {
    let wrong = 0;
    for (const fault of [...faults, null]) {
      await keys.fail(fault);
      const answer = await fetch(new URL("/api/auth/user", app.url), { headers });
      const body = await answer.text();
      const isRight = fault ? answer.status === 503 && body.includes("access_unavailable") : answer.ok;
      if (isRight) continue;
      wrong += 1;
      console.error(`the keys of Access, ${fault?.name ?? "healthy"}: ${answer.status} ${body}`);
    }
    return exactly(`wrong answers to staff while the keys failed in ${faults.length} ways`, 0, wrong);
  } finally {
    await app.stop();
    await keys.stop();
  }
}
