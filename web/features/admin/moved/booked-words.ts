import { callTimeText } from "../leads/call-time.ts";
import type { MovedLead } from "./move-question.ts";

/** `The call on Thu, Nov 26, 2:00 PM`; a provider need not say when it is. */
export function callOn({ callStartsAt }: Pick<MovedLead, "callStartsAt">): string {
  return callStartsAt === null ? "The booked call" : `The call on ${callTimeText(callStartsAt)}`;
}

/** A warning, before it is asked what becomes of the calls. */
export function stillBookedWords(calls: readonly MovedLead[]): string {
  const [call] = calls;
  return call && calls.length === 1
    ? `${callOn(call)} is still booked.`
    : `${calls.length} of them have a call that is still booked.`;
}
