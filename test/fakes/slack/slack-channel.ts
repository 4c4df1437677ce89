import { isWithinLimits, type SlackMessage } from "./slack-limits.ts";

/** A message in the channel. Only the app's own can be changed, a webhook's cannot. */
export type PostedMessage = SlackMessage & { ts: string; from: "app" | "webhook"; edited: boolean };

/** What only one person sees, below the message that they pressed a button of: the one of `ts`. */
export type Ephemeral = { user: string; ts: string; text: string };

const SECOND_MS = 1000;

/** The one channel that the app posts to. */
export class SlackChannel {
  readonly id = "C0001";
  readonly name = "leads";
  readonly messages: PostedMessage[] = [];
  readonly ephemerals: Ephemeral[] = [];
  /** A private channel is not even known to an app that nobody has invited. */
  isPrivate = false;
  hasApp = false;
  isArchived = false;
  /** The clock of 'one message a second'; null takes any number. */
  clock: (() => number) | null = null;
  #last = Number.NEGATIVE_INFINITY;
  #count = 0;

  /** How many seconds a message would have to wait now; 0 if it may come. */
  wait(): number {
    if (this.clock === null) return 0;
    const left = this.#last + SECOND_MS - this.clock();
    return left <= 0 ? 0 : Math.ceil(left / SECOND_MS);
  }

  /** Takes a message; null if it breaks Slack's limits. */
  post(message: SlackMessage, from: PostedMessage["from"]): PostedMessage | null {
    if (!isWithinLimits(message)) return null;
    this.#last = this.clock?.() ?? 0;
    this.#count += 1;
    const ts = `1700000000.${String(this.#count).padStart(6, "0")}`;
    const posted = { ...message, ts, from, edited: false };
    this.messages.push(posted);
    return posted;
  }

  find(ts: string): PostedMessage | null {
    return this.messages.find((message) => message.ts === ts) ?? null;
  }

  /** Somebody deletes a message by hand. */
  remove(ts: string): void {
    const index = this.messages.findIndex((message) => message.ts === ts);
    if (index >= 0) this.messages.splice(index, 1);
  }
}
