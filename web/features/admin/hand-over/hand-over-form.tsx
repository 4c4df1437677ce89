import type { LeadOwner } from "#domain/leads/lead-owner";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { leadsText } from "./leads-text.ts";
import { useHandOver, type HandOver } from "./use-hand-over.ts";

type Props = { owners: readonly LeadOwner[] };

/** From whom and to whom, asked once more with the number of leads, and what came of it. */
export function HandOverForm({ owners }: Props) {
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
        <p className="text-base-content/75">Nobody has leads at the moment.</p>
      ) : (
        <>
          <FromAndTo form={form} owners={owners} />
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
          description={`${move.to} gets every lead that ${asked.owner} has. This can’t be undone in one step.`}
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
  const listId = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="From"
        value={typed.from}
        error={faults["from"] ?? null}
        onChange={(event) => type({ from: event.target.value })}
      >
        <option value="">Please choose</option>
        {owners.map(({ owner, leads }) => (
          <option key={owner} value={owner}>
            {owner} ({leadsText(leads)})
          </option>
        ))}
      </SelectField>
      <TextField
        type="email"
        label="To"
        autoComplete="off"
        list={listId}
        value={typed.to}
        error={faults["to"] ?? null}
        onChange={(event) => type({ to: event.target.value })}
      />
      <datalist id={listId}>
        {owners
          .filter(({ owner }) => owner !== typed.from)
          .map(({ owner }) => (
            <option key={owner} value={owner}>
              {owner}
            </option>
          ))}
      </datalist>
    </div>
  );
}
