import type { Peers } from "./peers.ts";

/** How many messages, events and mails the peers accepted beyond the first of each. */
export function copiesAtPeers({ slack, meta, mailbox }: Peers): number {
  const keys = [
    ...slack.messages.map((message) => JSON.stringify(message)),
    ...meta.accepted.map(({ event_name: name, event_id: id }) => `${name} ${id}`),
    ...mailbox.accepted.map(({ headers }) => headers["X-Entity-Ref-ID"]),
  ];
  return keys.length - new Set(keys).size;
}
