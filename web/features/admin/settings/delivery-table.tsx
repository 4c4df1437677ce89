import type { ListedDelivery } from "#domain/delivery/delivery-view";
import { Badge } from "../../../ui/badge.tsx";
import { LeadLink } from "../ground/leads/lead-link.tsx";
import { messageName, reasonWords, STATUS_NAMES } from "../ground/deliveries/delivery-words.ts";
import { shortLeadName } from "../ground/leads/lead-name.ts";
import { timeText } from "../ground/time/times.ts";
import { ALONE, TableFrame } from "../ground/data/table-frame.tsx";

type Props = {
  deliveries: readonly ListedDelivery[];
  isResending: boolean;
  onResend: (id: number) => void;
};

const TONE = { pending: "info", sent: "success", dead: "error", cancelled: "neutral" } as const;

export function DeliveryTable({ deliveries, isResending, onResend }: Props) {
  if (deliveries.length === 0)
    return <p className="text-base-content/75">No messages. They appear here once a channel is set up.</p>;
  return (
    <TableFrame label="List of deliveries" most={ALONE}>
      <table className="table-sm table min-w-2xl">
        <thead>
          <tr>
            {["Message", "Lead", "State", "When", "Attempts", ""].map((label) => (
              <th key={label} scope="col">
                {label || <span className="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td className="min-w-40">
                {messageName(delivery)}
                {delivery.inSlack && (
                  <p className="mt-1 text-xs [overflow-wrap:anywhere]">
                    In {delivery.inSlack.channel}, sent {timeText(delivery.inSlack.sentAt)}
                  </p>
                )}
              </td>
              <td className="max-w-48 min-w-32">
                <DeliveryLead delivery={delivery} />
              </td>
              <td className="min-w-48">
                <Badge tone={TONE[delivery.status]}>{STATUS_NAMES[delivery.status]}</Badge>
                {delivery.error && (
                  <p className="mt-1 text-xs [overflow-wrap:anywhere]">{reasonWords(delivery.error)}</p>
                )}
              </td>
              <td className="whitespace-nowrap">{when(delivery)}</td>
              <td>{delivery.attempts}</td>
              <td>
                {delivery.status === "dead" && (
                  <button
                    type="button"
                    className="btn btn-xs"
                    disabled={isResending}
                    onClick={() => onResend(delivery.id)}
                  >
                    Resend
                    <span className="sr-only">
                      {" "}
                      {messageName(delivery)} {delivery.lead ?? ""}
                    </span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** A message about several leads, or about one that is erased, has none to link to. */
function DeliveryLead({ delivery: { assessmentId, lead } }: { delivery: ListedDelivery }) {
  if (assessmentId === null || lead === null) return "–";
  return (
    <LeadLink id={assessmentId}>
      <bdi className="block overflow-hidden text-ellipsis [overflow-wrap:anywhere]">
        {shortLeadName({ name: lead, email: null })}
      </bdi>
    </LeadLink>
  );
}

function when({ status, sentAt, dueAt, createdAt }: ListedDelivery): string {
  if (sentAt) return timeText(sentAt);
  return status === "pending" ? `due ${timeText(dueAt)}` : timeText(createdAt);
}
