import { ABOUT_CHANNEL } from "#domain/delivery/channels";
import type { DeliveryView } from "#domain/delivery/delivery-view";
import { Badge } from "../../../ui/badge.tsx";
import { timeText } from "../leads/times.ts";
import { TableFrame } from "../data/table-frame.tsx";
import { kindName, STATUS_NAMES } from "./delivery-words.ts";

type Props = {
  deliveries: readonly DeliveryView[];
  isResending: boolean;
  onResend: (id: number) => void;
};

const TONE = { pending: "info", sent: "success", dead: "error", cancelled: "neutral" } as const;

export function DeliveryTable({ deliveries, isResending, onResend }: Props) {
  if (deliveries.length === 0)
    return <p className="text-base-content/75">Nothing here. Messages appear once a channel is set up.</p>;
  return (
    <TableFrame label="List of deliveries">
      <table className="table-sm table min-w-2xl">
        <thead>
          <tr>
            {["What", "For", "State", "When", "Attempts", ""].map((label) => (
              <th key={label} scope="col">
                {label || <span className="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td className="whitespace-nowrap">
                {ABOUT_CHANNEL[delivery.channel].name}: {kindName(delivery.kind)}
              </td>
              <td className="max-w-48 min-w-32">
                <bdi className="line-clamp-2 [overflow-wrap:anywhere]">{delivery.lead ?? "–"}</bdi>
              </td>
              <td className="min-w-48">
                <Badge tone={TONE[delivery.status]}>{STATUS_NAMES[delivery.status]}</Badge>
                {delivery.error && <p className="mt-1 text-xs [overflow-wrap:anywhere]">{delivery.error}</p>}
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
                      {kindName(delivery.kind)} {delivery.lead ?? ""}
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

function when({ status, sentAt, dueAt, createdAt }: DeliveryView): string {
  if (sentAt) return timeText(sentAt);
  return status === "pending" ? `due ${timeText(dueAt)}` : timeText(createdAt);
}
