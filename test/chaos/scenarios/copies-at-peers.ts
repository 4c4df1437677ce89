import type { PeerChannel, Peers } from "../peers/peers.ts";

/** How many messages, events and mails each peer accepted beyond the first of each. */
export function copiesAtPeers({ slack, meta, mailbox }: Peers): Record<PeerChannel, number> {
  return {
    slack: beyondFirst(slack.messages.map((message) => JSON.stringify(message))),
    meta: beyondFirst(meta.accepted.map(({ event_name: name, event_id: id }) => `${name} ${id}`)),
    email: beyondFirst(mailbox.accepted.map(({ headers }) => headers["X-Entity-Ref-ID"])),
  };
}

function beyondFirst(keys: readonly (string | undefined)[]): number {
  return keys.length - new Set(keys).size;
}
