import { waitForTry } from "../../../../lib/retry.ts";
import { readKeptForms, type FinishedForm } from "./kept-forms.ts";
import { isRefusal, submitLead } from "./submit-lead.ts";

export type KeptFormNews =
  | { kind: "waiting" }
  | { kind: "sent"; sessionId: string }
  | { kind: "refused"; reason: string };

/** Sends the forms kept in this browser one by one and reports the outcome of each. */
export function keptFormSender(tell: (news: KeptFormNews) => void) {
  let isSending = false;
  let wake: AbortController | null = null;

  async function wait(delay: number, error: unknown): Promise<void> {
    wake = new AbortController();
    tell({ kind: "waiting" });
    await waitForTry(delay, error, wake.signal);
  }

  async function outcomeOf(form: FinishedForm): Promise<KeptFormNews> {
    try {
      await submitLead(() => form, { wait });
      return { kind: "sent", sessionId: form.sessionId };
    } catch (error) {
      return isRefusal(error) ? { kind: "refused", reason: error.reason } : { kind: "waiting" };
    }
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (const form of readKeptForms()) tell(await outcomeOf(form));
    isSending = false;
  }

  return { send, tryNow: () => (isSending ? wake?.abort() : void send()) };
}
