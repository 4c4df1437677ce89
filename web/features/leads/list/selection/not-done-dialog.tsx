import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { shortLeadName } from "../../basics/lead-name.ts";
import { whyNotDone } from "./bulk-actions.ts";
import { countedLeads, type NotDone } from "./use-bulk.ts";

type Props = { notDone: NotDone; onRetry: () => void; onClose: () => void };

/** The leads to which something was not done, each with the reason. */
export function NotDoneDialog({ notDone: { action, leads }, onRetry, onClose }: Props) {
  return (
    <Dialog
      title={`${countedLeads(leads.length)} ${action.failed}`}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onRetry}>Try again</Button>
        </>
      }
    >
      <ul className="divide-base-300 max-h-80 divide-y overflow-y-auto text-sm">
        {leads.map(({ lead, error }) => (
          <li key={lead.id} className="py-2 [overflow-wrap:anywhere]">
            <bdi className="font-semibold">{shortLeadName(lead)}</bdi>
            <p className="text-base-content/75">{whyNotDone(error)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
