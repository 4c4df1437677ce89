import type { ListedDelivery } from "#domain/delivery/delivery-view";
import { Badge } from "../../../ui/badge.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { LeadLink } from "../../leads/basics/lead-link.tsx";
import { messageName, reasonWords, STATUS_NAMES } from "../words/delivery-words.ts";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { timeText } from "../../kit/time/times.ts";
import { ALONE } from "../../kit/data/table-frame.tsx";

type Props = {
  deliveries: readonly ListedDelivery[];
  isResending: boolean;
  onResend: (id: number) => void;
};

const TONE = { pending: "info", sent: "success", dead: "error", cancelled: "neutral" } as const;

/** Two columns, which a phone has room for: a wide table would have to be scrolled to read one line. */
export function DeliveryTable({ deliveries, isResending, onResend }: Props) {
  return (
    <DataTable
      caption="Deliveries"
      most={ALONE}
      rows={deliveries}
      rowKey={({ id }) => String(id)}
      columns={[
        { label: "Message and lead", cell: messageAndLead },
        {
          label: "State",
          cell: (delivery) => state(delivery, isResending, onResend),
          isText: true,
        },
      ]}
    />
  );
}

function messageAndLead(delivery: ListedDelivery) {
  const { assessmentId, lead, inSlack } = delivery;
  return (
    <div className="grid max-w-md justify-items-start gap-0.5 [overflow-wrap:anywhere] whitespace-normal">
      <p className="font-semibold">{messageName(delivery)}</p>
      {/* A message about several leads, or about one that is erased, has none to link to. */}
      {assessmentId !== null && lead !== null && (
        <LeadLink id={assessmentId}>
          <bdi>{shortLeadName({ name: lead, email: null })}</bdi>
        </LeadLink>
      )}
      {inSlack && (
        <p className="text-xs">
          In {inSlack.channel}, sent {timeText(inSlack.sentAt)}
        </p>
      )}
    </div>
  );
}

function state(delivery: ListedDelivery, isResending: boolean, onResend: Props["onResend"]) {
  const { id, status, error, attempts, lead } = delivery;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={TONE[status]}>{STATUS_NAMES[status]}</Badge>
      {error && <p>{reasonWords(error)}</p>}
      <p className="text-ink-2 text-xs">
        {when(delivery)} · {attempts === 1 ? "1 attempt" : `${attempts} attempts`}
      </p>
      {status === "dead" && (
        <button type="button" className="btn btn-xs" disabled={isResending} onClick={() => onResend(id)}>
          Resend
          <span className="sr-only">
            {" "}
            {messageName(delivery)} {lead ?? ""}
          </span>
        </button>
      )}
    </div>
  );
}

function when({ status, sentAt, dueAt, createdAt }: ListedDelivery): string {
  if (sentAt) return timeText(sentAt);
  return status === "pending" ? `due ${timeText(dueAt)}` : timeText(createdAt);
}
