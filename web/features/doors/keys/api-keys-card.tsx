import { KEYS_MAX } from "#domain/doors/api-key";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { focusNear } from "../../kit/edit/focus.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { RowButton } from "../../kit/look/row-button.tsx";
import { Tag } from "../../kit/look/tag.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { dateText, dayWords } from "../../kit/time/times.ts";
import { useNow } from "../../kit/time/use-now.ts";
import { OwnersNote, useOwnersOnly } from "../../people/staff/owners.tsx";
import { personName } from "../../people/staff/person-name.ts";
import { apiKeysQuery, revokeApiKey, type ApiKey } from "./keys-api.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { SCOPE_WORDS } from "./key-words.ts";

/** The keys of other programs: a secret is shown once, when it is made. */
export function ApiKeysCard() {
  const isRefused = useOwnersOnly("developers") !== null;
  const query = useQuery({ ...apiKeysQuery(), enabled: !isRefused });
  const [isMaking, setMaking] = useState(false);
  const keys = query.data ?? [];
  const isFull = keys.length >= KEYS_MAX;
  return (
    <SettingsCard
      title="API keys"
      note="Give each program a key of its own, with no more than it needs."
      action={
        !isRefused && (
          <Button size="sm" data-new-key disabled={!query.data || isFull} onClick={() => setMaking(true)}>
            New key
          </Button>
        )
      }
    >
      <OwnersNote act="developers" />
      {!isRefused && (
        <QueryStates query={query} loading="Loading the keys…" failed="The keys could not be loaded" />
      )}
      {query.data?.length === 0 && (
        <p className="text-ink-2">
          No keys yet. With one, a CRM, a spreadsheet, Zapier or Make can read and change leads.
        </p>
      )}
      {isFull && (
        <p className="text-ink-2">You have {KEYS_MAX} keys, the maximum. Revoke one to make another.</p>
      )}
      {keys.length > 0 && (
        <ul aria-label="API keys" className="divide-line divide-y">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
    </SettingsCard>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, ending, scopes, createdAt, createdBy, lastUsedOn, expiresAt } = apiKey;
  const [isRevoking, setRevoking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const now = useNow();
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  const facts = [
    `Created ${dateText(createdAt)} by ${personName(createdBy)}`,
    lastUsedOn === null ? "never used" : `last used ${dayWords(lastUsedOn)}`,
    ...(expiresAt === null || isExpired ? [] : [`expires ${dateText(expiresAt)}`]),
  ];
  return (
    <li
      ref={row}
      data-key={apiKey.id}
      className="flex items-start justify-between gap-x-3 py-3 first:pt-0 last:pb-0"
    >
      <div className="min-w-0 grow space-y-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {name}
          </span>
          <code className="text-ink-2 text-xs">bpm_…{ending}</code>
          {isExpired && expiresAt !== null && <Tag tone="bad">Expired {dateText(expiresAt)}</Tag>}
        </p>
        <p className="flex flex-wrap gap-1">
          {scopes.map((scope) => (
            <Tag key={scope}>{SCOPE_WORDS[scope].label}</Tag>
          ))}
        </p>
        <p className="text-row text-ink-2">{facts.join(" · ")}</p>
      </div>
      <RowButton name={`Revoke ${name}`} onClick={() => setRevoking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </RowButton>
      {isRevoking && (
        <RevokeDialog
          apiKey={apiKey}
          onRevoked={() =>
            focusNear(row.current, { all: "[data-key]", within: "button", otherwise: "[data-new-key]" })
          }
          onClose={() => setRevoking(false)}
        />
      )}
    </li>
  );
}

type RevokeProps = { apiKey: ApiKey; onRevoked: () => void; onClose: () => void };

function RevokeDialog({ apiKey, onRevoked, onClose }: RevokeProps) {
  const client = useQueryClient();
  const revoking = useSave({
    save: () => revokeApiKey(apiKey.id),
    onSaved: () => {
      onRevoked();
      client.setQueryData(apiKeysQuery().queryKey, (keys) => keys?.filter(({ id }) => id !== apiKey.id));
      onClose();
    },
    success: { title: "Key revoked" },
    failure: "Failed to revoke the key",
  });
  return (
    <ConfirmDialog
      title="Revoke this key?"
      description={<bdi className="[overflow-wrap:anywhere]">{apiKey.name}</bdi>}
      confirm="Revoke"
      isBusy={revoking.isPending}
      onConfirm={() => revoking.mutate(undefined)}
      onClose={onClose}
    >
      <p className="text-ink-2 text-sm">
        Whatever uses it is refused from now on. What it did stays in the history.
      </p>
    </ConfirmDialog>
  );
}
