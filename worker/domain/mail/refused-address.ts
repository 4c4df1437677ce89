import type { DeliveryView } from "../delivery/delivery-view.ts";

/** The mail service's code for an address that it sends nothing to for now: it bounced, or its mailbox was full. */
export const ADDRESS_REFUSED = "E_RECIPIENT_SUPPRESSED";

/** Its code once the sender's daily quota is used up. */
export const QUOTA_USED_UP = "E_DAILY_LIMIT_EXCEEDED";

/** `until`: when it is tried again (ISO); null once only staff can open the address again (contract 22). */
export type AddressRefusal = { until: string | null };

type Known = Pick<DeliveryView, "channel" | "status" | "error" | "dueAt" | "sentAt">;

/** Whether the address of these deliveries refuses mail, as their states say; null if it does not. */
export function addressRefusal(deliveries: readonly Known[]): AddressRefusal | null {
  const mails = deliveries.filter(({ channel }) => channel === "email");
  const isUnsent = ({ status }: Known) => status === "pending" || status === "dead";
  const refused = mails.filter((mail) => mail.error === ADDRESS_REFUSED && isUnsent(mail));
  const since = refused.map(({ dueAt }) => dueAt).toSorted()[0];
  if (since === undefined || mails.some(({ sentAt }) => sentAt !== null && sentAt > since)) return null;
  const waiting = refused.filter(({ status }) => status === "pending").map(({ dueAt }) => dueAt);
  return { until: refused.length > waiting.length ? null : (waiting.toSorted()[0] ?? null) };
}
