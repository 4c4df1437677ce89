import type { LeadOwner } from "#domain/leads/lead-owner";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { LoadingPanel } from "../../kit/data/query-states.tsx";
import { usePeopleHere } from "../live/people.ts";
import { Avatar } from "../../kit/look/avatar.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { OwnersNote } from "../../people/staff/owners.tsx";
import { personName } from "../../people/staff/person-name.ts";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { ownersQuery, leadsText } from "./hand-over-api.ts";
import { useHandOver, type HandOver } from "./use-hand-over.ts";

/** For the day somebody leaves: all their leads go to a colleague at once. */
export function HandOverCard() {
  const { data, isPending, error, refetch } = useQuery(ownersQuery());
  return (
    <SettingsCard
      title="Hand over leads"
      note="When someone leaves, give all their leads to a colleague at once. Statuses, notes, calls and next steps stay as they are."
    >
      {isPending && <LoadingPanel text="Loading owners…" shape="lines" />}
      {!isPending && !data && (
        <ErrorPanel title="The owners could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && <HandOverForm owners={data} />}
    </SettingsCard>
  );
}

type Props = { owners: readonly LeadOwner[] };

/** From whom and to whom, asked once more with the number of leads, and what came of it. */
function HandOverForm({ owners }: Props) {
  const client = useQueryClient();
  const form = useHandOver(owners);
  const { asked, move, result } = form;
  return (
    <form
      noValidate
      aria-label="Hand over leads"
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.ask();
      }}
    >
      {owners.length === 0 ? (
        <p className="text-ink-2">Nobody has leads at the moment.</p>
      ) : (
        <>
          <FromAndTo form={form} owners={owners} />
          {move.from !== "" && move.from !== ownAddress(client) && <OwnersNote act="hand-over" />}
          <Button type="submit" variant="outline">
            Hand over…
          </Button>
        </>
      )}
      <p role="status" className="[overflow-wrap:anywhere] empty:hidden">
        {result}
      </p>
      {asked && (
        <ConfirmDialog
          title={`Hand over ${leadsText(asked.leads)}?`}
          description={`${personName(move.to)} (${move.to}) gets every lead of ${personName(asked.owner)}. This can’t be undone in one step.`}
          confirm="Hand over"
          isDestructive={false}
          isBusy={form.isBusy}
          onConfirm={form.confirm}
          onClose={form.cancel}
        />
      )}
    </form>
  );
}

function FromAndTo({ form, owners }: Props & { form: HandOver }) {
  const { typed, faults, type } = form;
  const colleagues = useColleagues(owners).filter(({ email }) => email !== typed.from);
  const [isElse, setElse] = useState(false);
  const error = faults["to"] ?? null;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
      <PersonChoice
        legend="From"
        name="hand-over-from"
        people={owners.map(({ owner, leads }) => ({ email: owner, note: leadsText(leads) }))}
        chosen={typed.from}
        error={faults["from"]}
        onChoose={(from) => type({ from })}
      />
      <PersonChoice
        legend="To"
        name="hand-over-to"
        people={colleagues}
        chosen={isElse ? "" : typed.to}
        error={isElse ? null : error}
        onChoose={(to) => {
          setElse(false);
          type({ to });
        }}
      >
        <label className="hover:bg-hover has-checked:bg-picked flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1">
          <input
            type="radio"
            name="hand-over-to"
            className="radio radio-sm border-edge shrink-0"
            checked={isElse}
            onChange={() => {
              setElse(true);
              type({ to: "" });
            }}
          />
          Someone else
        </label>
        {isElse && (
          <div className="px-2 pb-2">
            <TextField
              type="email"
              label="Their address"
              autoComplete="off"
              value={typed.to}
              error={error}
              onChange={(event) => type({ to: event.target.value })}
            />
          </div>
        )}
      </PersonChoice>
    </div>
  );
}

/** Who is known to be staff: oneself, who is here, and who has leads already. */
function useColleagues(owners: readonly LeadOwner[]): Person[] {
  const here = usePeopleHere();
  const emails = [ownAddress(useQueryClient()), ...here, ...owners.map(({ owner }) => owner)];
  return [...new Set(emails.filter(Boolean))].map((email) =>
    here.includes(email) ? { email, note: "Here now" } : { email },
  );
}

/** Somebody who can be chosen, and what else is said of them. */
type Person = { email: string; note?: string };

type PersonProps = {
  /** What the choice is about: 'From', 'To'. */
  legend: string;
  /** A name for its radio buttons that no other choice on the page has. */
  name: string;
  people: readonly Person[];
  chosen: string;
  error?: string | null | undefined;
  onChoose: (email: string) => void;
  /** What stands below the people. */
  children?: ReactNode;
};

/** A choice of one person of several, by face and name. */
function PersonChoice({ legend, name, people, chosen, error, onChoose, children }: PersonProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="border-line max-h-72 overflow-y-auto rounded-lg border p-1">
        {people.map(({ email, note }) => (
          <label
            key={email}
            className="hover:bg-hover has-checked:bg-picked flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 rounded-md px-2 py-1"
          >
            <input
              type="radio"
              name={name}
              className="radio radio-sm border-edge shrink-0"
              checked={email === chosen}
              onChange={() => onChoose(email)}
            />
            <Avatar email={email} />
            <span className="min-w-0 grow basis-24">
              <span className="block truncate font-medium">{personName(email)}</span>
              <span className="text-ink-3 block truncate text-xs" title={email}>
                {email}
              </span>
            </span>
            {note && <span className="text-row text-ink-2 shrink-0">{note}</span>}
          </label>
        ))}
        {children}
      </div>
      <p id={`${name}-error`} aria-live="polite" className="text-bad text-row mt-1 font-medium empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
