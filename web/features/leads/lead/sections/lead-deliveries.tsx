import type { TimelineDelivery } from "#domain/leads/timeline/timeline-event";
import { useSave } from "../../../kit/edit/use-save.ts";
import { messageName } from "../../../delivery/words/delivery-words.ts";
import { timeText } from "../../../kit/time/times.ts";
import { resendDeliveries } from "../../../delivery/words/resend-deliveries.ts";
import { LeadSection } from "../page/lead-section.tsx";
import { stateWords } from "../timeline/event-words.ts";

/** Null while they are being read. */
type Props = { deliveries: readonly TimelineDelivery[] | null; onResent: () => void };

/** What was sent about this lead, and where. What failed can be sent again. */
export function LeadDeliveries({ deliveries, onResent }: Props) {
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
      <ul className="divide-line divide-y text-sm">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium">{messageName(delivery)}</p>
              <p className="text-ink-2">
                {stateWords(delivery)}, {timeText(delivery.sentAt ?? delivery.createdAt)}
              </p>
            </div>
            {delivery.status === "dead" && (
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
