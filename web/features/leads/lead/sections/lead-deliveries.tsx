import type { TimelineDelivery } from "#domain/leads/timeline/timeline-event";
import { ADDRESS_REFUSED, addressRefusal, type AddressRefusal } from "#domain/mail/refused-address";
import { api, unwrap } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { messageName } from "../../../delivery/words/delivery-words.ts";
import { timeText } from "../../../kit/time/times.ts";
import { resendDeliveries } from "../../../delivery/words/resend-deliveries.ts";
import { LeadSection } from "../page/lead-section.tsx";
import { stateWords } from "../timeline/event-words.ts";

/** Null while they are being read. */
type Props = { leadId: number; deliveries: readonly TimelineDelivery[] | null; onResent: () => void };

/** What was sent about this lead, and where. What failed can be sent again. */
export function LeadDeliveries({ leadId, deliveries, onResent }: Props) {
  const resending = useSave({
    save: (id: number) => resendDeliveries({ ids: [id] }),
    onSaved: onResent,
    success: { title: "It will be sent again" },
    failure: "Failed to resend",
  });
  if (!deliveries) return <LeadSection id="deliveries" empty="Loading…" />;
  if (deliveries.length === 0) return <LeadSection id="deliveries" empty="Nothing was sent" />;
  return (
    <LeadSection id="deliveries" count={String(deliveries.length)}>
      <RefusedAddress leadId={leadId} refusal={addressRefusal(deliveries)} onTried={onResent} />
      <ul className="divide-line divide-y text-sm">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium">{messageName(delivery)}</p>
              <p className="text-ink-2">
                {stateWords(delivery)}, {timeText(delivery.sentAt ?? delivery.createdAt)}
              </p>
            </div>
            {delivery.status === "dead" && delivery.error !== ADDRESS_REFUSED && (
              <button
                type="button"
                className="btn btn-xs"
                disabled={resending.isPending}
                onClick={() => resending.mutate(delivery.id)}
              >
                Resend<span className="sr-only"> {messageName(delivery)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}

type RefusedProps = { leadId: number; refusal: AddressRefusal | null; onTried: () => void };

/** That the mail service refuses the lead's address, with a way to try it again at once. */
function RefusedAddress({ leadId, refusal, onTried }: RefusedProps) {
  const trying = useSave({
    save: () => unwrap(api.leads[":id"]["try-address"].$post({ param: { id: String(leadId) } })),
    onSaved: onTried,
    success: { title: "The address is tried again" },
    failure: "Failed to try the address again",
  });
  if (!refusal) return null;
  return (
    <div className="border-wait rounded-lg flex flex-wrap items-center justify-between gap-2 border px-3 py-2 text-sm">
      <p className="min-w-0 grow basis-48">
        {refusal.until === null
          ? "This address refuses email."
          : `This address refuses email. It is tried again on ${timeText(refusal.until)}.`}
      </p>
      <Button size="sm" variant="outline" isBusy={trying.isPending} onClick={() => trying.mutate(undefined)}>
        Try again
      </Button>
    </div>
  );
}
