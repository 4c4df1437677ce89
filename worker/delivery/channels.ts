import type { Channel } from "#domain/delivery/channels";
import { MAIL_RULES } from "#domain/mail/mail-kinds";
import { canSeal } from "../crypto/sealed.ts";
import type { Db } from "../db/client.ts";
import type { Claim } from "../db/delivery/claims.ts";
import { takeVisitEvents, type QueueStatements } from "../db/delivery/visit-batches.ts";
import { deliverEmails, EMAIL_LONGEST_MS, EMAILS_MOST, isMailSetUp } from "./email/email.ts";
import { eventsOf } from "./meta/meta-parts.ts";
import { deliverMeta, isMetaSetUp, META_LONGEST_MS, META_MOST } from "./meta/meta.ts";
import type { Deliver, Delivery, Dispatch, Outcome } from "./outcome.ts";
import { isSlackChange } from "./slack/slack-messages.ts";
import { deliverSlack, SLACK_TIMEOUT_MS } from "./slack/slack.ts";
import { deliverWebhooks, WEBHOOK_LONGEST_MS, WEBHOOKS_MOST } from "./webhook/webhook.ts";
import { within } from "./within.ts";

const DESTROY_TIMEOUT_MS = 5000;

/** How a channel sends its messages. */
type Sending<C extends Channel> = {
  /** Whether the Worker's settings include what the channel needs. */
  isSetUp: (env: Env) => boolean;
  /** How many rows are claimed at once. */
  claim: number;
  /** How many rows a run claims first, to probe whether the peer is up; `claim` if absent. */
  first?: number;
  /** How many messages one attempt sends. */
  together: number;
  /** How many messages a row represents; one if absent. */
  weigh?: (claim: Claim) => number;
  /** The statements that queue a batch at send time, for a channel whose messages are not queued where they arise. */
  gather?: (db: Db, now: number) => QueueStatements;
  /** The longest an attempt may take, in milliseconds. */
  longest: number;
  /** How many attempts a run makes: the channel's share of the invocation's D1 queries. */
  tries: number;
  /** The order of the channel's kinds, where a claim goes by it. */
  ranks?: readonly { kind: string; rank: number }[];
  /** Whether messages of this kind are sent before the others in their claim. */
  isFirst?: (kind: string) => boolean;
  deliver: Deliver<C>;
};

export const SENDING: { [C in Channel]: Sending<C> } = {
  // The database knows whether a Slack workspace is connected.
  slack: {
    isSetUp: () => true,
    ...oneByOne(deliverSlack),
    longest: SLACK_TIMEOUT_MS,
    // Slack accepts one new message a second; updates to old messages need not wait for that.
    isFirst: isSlackChange,
  },
  email: {
    isSetUp: isMailSetUp,
    claim: EMAILS_MOST,
    first: 1,
    together: EMAILS_MOST,
    longest: EMAIL_LONGEST_MS,
    tries: 42,
    ranks: MAIL_RULES,
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
  webhook: {
    isSetUp: canSeal,
    claim: WEBHOOKS_MOST,
    together: WEBHOOKS_MOST,
    longest: WEBHOOK_LONGEST_MS,
    tries: 24,
    deliver: deliverWebhooks,
  },
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
