import { FakeMeta } from "../../fakes/meta/fake-meta.ts";
import { FakeSlack } from "../../fakes/slack/fake-slack.ts";
import { peerVars } from "../../setup/delivery/peer-vars.ts";
import { FakeMailbox } from "./fake-mailbox.ts";
import { startPeerServer, type PeerServer } from "./peer-server.ts";

export const CHANNELS = ["slack", "meta", "email"] as const;
export type PeerChannel = (typeof CHANNELS)[number];

/** Slack, Meta and the mail service on loopback, and what a Worker is told of them. */
export type Peers = {
  slack: FakeSlack;
  meta: FakeMeta;
  mailbox: FakeMailbox;
  servers: Record<PeerChannel, PeerServer>;
  vars: Record<string, string>;
  stop: () => Promise<void>;
};

const SLACK = { clientId: "chaos-client", clientSecret: "chaos-secret" };
const META = { pixelId: "1234567890", token: "chaos-token" };

/** Starts all three, in good health. */
export async function startPeers(): Promise<Peers> {
  const slack = new FakeSlack({ origin: "http://localhost", ...SLACK });
  const meta = new FakeMeta(META);
  const mailbox = new FakeMailbox();
  const [forSlack, forMeta, forMail] = await Promise.all([slack, meta, mailbox].map(startPeerServer));
  if (!forSlack || !forMeta || !forMail) throw new Error("A peer has no server.");
  slack.moveTo(forSlack.url);
  const servers = { slack: forSlack, meta: forMeta, email: forMail };
  return {
    slack,
    meta,
    mailbox,
    servers,
    vars: peerVars({ ...SLACK, url: forSlack.url }, { ...META, url: forMeta.url }),
    stop: async () => {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
    },
  };
}
