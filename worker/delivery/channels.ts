import type { Channel } from "#domain/delivery/delivery-view";
import type { Delivery } from "../db/delivery/deliveries.ts";
import { destroyChat, DESTROY_TIMEOUT_MS } from "./destroy-chat.ts";
import { deliverEmail, EMAIL_TIMEOUT_MS } from "./email/email.ts";
import { deliverMeta, META_LONGEST_MS, META_MOST } from "./meta/meta.ts";
import type { Deliver, Dispatch, Outcome } from "./outcome.ts";
import { deliverSlack, SLACK_TIMEOUT_MS } from "./slack/slack.ts";

/** How rows of a channel go out: `claim` of them taken at once, `together` of them in one try of `longest` ms. */
type Sending = { claim: number; together: number; longest: number; deliver: Deliver };

export const SENDING: Record<Channel, Sending> = {
  slack: { claim: 10, together: 1, longest: SLACK_TIMEOUT_MS, deliver: oneByOne(deliverSlack) },
  email: { claim: 10, together: 1, longest: EMAIL_TIMEOUT_MS, deliver: oneByOne(deliverEmail) },
  meta: { claim: META_MOST, together: META_MOST, longest: META_LONGEST_MS, deliver: deliverMeta },
  object: { claim: 10, together: 1, longest: DESTROY_TIMEOUT_MS, deliver: oneByOne(destroyChat) },
};

function oneByOne(deliver: (dispatch: Dispatch, delivery: Delivery) => Promise<Outcome>): Deliver {
  return (dispatch, deliveries) => Promise.all(deliveries.map((delivery) => deliver(dispatch, delivery)));
}
