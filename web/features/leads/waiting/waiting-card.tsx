import type { WaitingAddress } from "#domain/leads/waiting-address";
import { WAITING_DAYS } from "#domain/retention";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { countText } from "../../kit/data/figures.ts";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { waitingQuery } from "../../kit/settings/settings-api.ts";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { timeText } from "../../kit/time/times.ts";

/** The addresses that were left before the opening, to be shown to or erased for whoever asks; nothing without any. */
export function WaitingCard() {
  const waiting = useQuery(waitingQuery());
  const client = useQueryClient();
  const [erasing, setErasing] = useState<WaitingAddress | null>(null);
  const erase = useSave({
    save: (id: number) => unwrap(api["waiting-list"][":id"].$delete({ param: { id: String(id) } })),
    onSaved: () => {
      setErasing(null);
      void client.invalidateQueries({ queryKey: waitingQuery().queryKey });
    },
    success: { title: "The address was erased" },
    failure: "Failed to erase the address",
  });
  if (!waiting.data)
    return <QueryStates query={waiting} loading="Loading…" failed="The addresses could not be loaded" />;
  const { total, addresses } = waiting.data;
  if (total === 0) return null;
  const more = total - addresses.length;
  return (
    <SettingsCard
      title="Left before opening"
      note={`Visitors left ${total === 1 ? "this email address" : `these ${countText(total)} email addresses`} on ‘Opening soon’. Each becomes a lead within minutes of your first publish. Any still waiting after ${WAITING_DAYS} days are deleted.`}
      hasRows
    >
      <ul aria-label="Addresses left before opening" className="divide-line divide-y">
        {addresses.map((address) => (
          <li key={address.id} className="flex items-center gap-3 px-4.5 py-2">
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{address.email}</bdi>
              <span className="text-row text-ink-2 block">{factsOf(address)}</span>
            </span>
            <Button size="sm" variant="outline" onClick={() => setErasing(address)}>
              Erase<span className="sr-only"> {address.email}</span>
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-row text-ink-2 px-4.5 py-3">And {countText(more)} older.</p>}
      {erasing && (
        <ConfirmDialog
          title={`Erase ${erasing.email}?`}
          description="It is deleted for good, and does not become a lead."
          confirm="Erase"
          isBusy={erase.isPending}
          onConfirm={() => erase.mutate(erasing.id)}
          onClose={() => setErasing(null)}
        />
      )}
    </SettingsCard>
  );
}

function factsOf({ leftAt, emailConsent, suspect }: WaitingAddress): string {
  return [
    timeText(leftAt),
    emailConsent === null ? "No email consent" : "Email consented",
    ...(suspect ? ["Probably a bot"] : []),
  ].join(" · ");
}
