import type { Channel } from "#domain/delivery/channels";
import type { Db } from "../db/client.ts";
import type { Claim } from "../db/delivery/claims.ts";
import { takeVisitEvents, type QueueStatements } from "../db/delivery/visit-batches.ts";
import { deliverEmails, EMAIL_LONGEST_MS, EMAILS_MOST, isMailSetUp } from "./email/email.ts";
import { eventsOf } from "./meta/meta-parts.ts";
import { deliverMeta, isMetaSetUp, META_LONGEST_MS, META_MOST } from "./meta/meta.ts";
import type { Deliver, Delivery, Dispatch, Outcome } from "./outcome.ts";
import { isSlackChange } from "./slack/slack-messages.ts";
import { deliverSlack, SLACK_TIMEOUT_MS } from "./slack/slack.ts";
import { within } from "./within.ts";

const DESTROY_TIMEOUT_MS = 5000;

/** How messages of a channel go out. */
type Sending<C extends Channel> = {
  /** Whether the Worker's settings have what the channel needs. */
  isSetUp: (env: Env) => boolean;
  /** How many rows are claimed at once. */
  claim: number;
  /** How many rows a run claims first, to see whether the peer is there; otherwise as many as at any time. */
  first?: number;
  /** How many messages go out in one try. */
  together: number;
  /** How many messages a row stands for, if not one. */
  weigh?: (claim: Claim) => number;
  /** The statements that queue what is to be sent together, if it is not queued where it is caused. */
  gather?: (db: Db, now: number) => QueueStatements;
  /** How long (ms) a try may take. */
  longest: number;
  /** How many tries a run makes: the channel's share of what an invocation may ask of D1. */
  tries: number;
  /** Whether messages of a kind go before the others of their claim. */
  isFirst?: (kind: string) => boolean;
  deliver: Deliver<C>;
};

export const SENDING: { [C in Channel]: Sending<C> } = {
  // The database knows whether a Slack workspace is connected.
  slack: {
    isSetUp: () => true,
    ...oneByOne(deliverSlack),
    longest: SLACK_TIMEOUT_MS,
    // Slack takes one new message a second; what changes an old one need not wait for it.
    isFirst: isSlackChange,
  },
  email: {
    isSetUp: isMailSetUp,
    claim: EMAILS_MOST,
    first: 1,
    together: EMAILS_MOST,
    longest: EMAIL_LONGEST_MS,
    tries: 42,
    deliver: deliverEmails,
  },
  meta: {
    isSetUp: isMetaSetUp,
    claim: META_MOST,
    together: META_MOST,
    weigh: eventsOf,
    gather: (db, now) => takeVisitEvents(db, META_MOST, now),
    longest: META_LONGEST_MS,
    tries: 36,
    deliver: deliverMeta,
  },
  object: { isSetUp: () => true, ...oneByOne(destroyChat), longest: DESTROY_TIMEOUT_MS },
};

/** For a peer that takes one message at a time. */
function oneByOne<C extends Channel>(
  deliver: (dispatch: Dispatch, delivery: Delivery<C>) => Promise<Outcome>,
) {
  const deliverEach: Deliver<C> = (dispatch, deliveries) =>
    Promise.all(deliveries.map(async (claim) => ({ claim, outcome: await deliver(dispatch, claim) })));
  return { claim: 10, together: 1, tries: 36, deliver: deliverEach };
}

/** Ends the chat objects of erased sessions. Ending one that is already gone does nothing. */
async function destroyChat({ env }: Dispatch, { message }: Delivery<"object">): Promise<Outcome> {
  const { sessionIds } = message.payload;
  const destroyed = sessionIds.map((sessionId) => env.CHAT_SESSIONS.getByName(sessionId).destroy());
  await within(DESTROY_TIMEOUT_MS, Promise.all(destroyed));
  return { result: "sent" };
}
