import { ENDPOINTS_MAX } from "#domain/doors/webhook-endpoint";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { OwnersNote, useOwnersOnly } from "../../people/staff/owners.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { EndpointRow } from "./endpoint-row.tsx";
import { endpointsQuery } from "./webhooks-api.ts";

/** Where other programs are told at once what has happened, and whether that arrives. */
export function WebhooksCard() {
  const isRefused = useOwnersOnly("developers") !== null;
  const query = useQuery({ ...endpointsQuery(), enabled: !isRefused });
  const [isAdding, setAdding] = useState(false);
  const { endpoints = [], isAvailable = false } = query.data ?? {};
  const isFull = endpoints.length >= ENDPOINTS_MAX;
  return (
    <SettingsCard
      title="Webhooks"
      note="Tell other programs at once when a lead comes in, moves, books a call or is called. Each message is signed, and retried for 3 days."
      action={
        !isRefused && (
          <Button
            size="sm"
            data-new-endpoint
            disabled={!isAvailable || isFull}
            onClick={() => setAdding(true)}
          >
            New endpoint
          </Button>
        )
      }
    >
      <OwnersNote act="developers" />
      {!isRefused && (
        <QueryStates
          query={query}
          loading="Loading the endpoints…"
          failed="The endpoints could not be loaded"
        />
      )}
      {query.data && !isAvailable && (
        <p className="alert alert-warning alert-soft block">
          Webhooks are off: set <code>ENCRYPTION_KEY</code> on the server, so that secrets are stored
          encrypted, and deploy.
        </p>
      )}
      {query.data && isAvailable && endpoints.length === 0 && (
        <p className="text-ink-2">No endpoints yet. Add the address at which your program listens.</p>
      )}
      {isAvailable && isFull && (
        <p className="text-ink-2">
          You have {ENDPOINTS_MAX} endpoints, the maximum. Delete one to add another.
        </p>
      )}
      {endpoints.length > 0 && (
        <ul aria-label="Webhook endpoints" className="divide-line divide-y">
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} isAvailable={isAvailable} />
          ))}
        </ul>
      )}
      {isAdding && <EndpointDialog endpoint={null} onClose={() => setAdding(false)} />}
    </SettingsCard>
  );
}
