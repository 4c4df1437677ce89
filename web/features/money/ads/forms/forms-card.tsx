import { formErrorText } from "#domain/forms/form-error";
import { useQuery } from "@tanstack/react-query";
import { countText } from "../../../kit/data/figures.ts";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { SettingsCard } from "../../../kit/settings/settings-card.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { formsQuery, type Forms } from "./forms-api.ts";
import { FormRow } from "./form-row.tsx";
import { MissingVars } from "./missing-vars.tsx";

/** Meta's own lead forms: whether their leads come in, and what each form asks. */
export function FormsCard() {
  const query = useQuery(formsQuery());
  return (
    <SettingsCard
      title="Leads from Meta forms"
      note="Set up each form once: say what its questions are and what its text allows."
    >
      <QueryStates query={query} loading="Loading the forms…" failed="The forms could not be loaded" />
      {query.data &&
        (query.data.missing.length > 0 ? (
          <MissingVars names={query.data.missing} />
        ) : (
          <FormsList state={query.data} />
        ))}
    </SettingsCard>
  );
}

function FormsList({ state: { forms, pausedAt, error, testLeads } }: { state: Forms }) {
  return (
    <>
      {error && pausedAt && (
        <p role="alert" className="alert alert-error alert-soft block">
          No leads are read since {timeText(pausedAt)}. {formErrorText(error)} Leads wait at Meta for 90 days,
          so none is lost.
        </p>
      )}
      {error && !pausedAt && <p role="status">{formErrorText(error)}</p>}
      {forms.length === 0 && (
        <p className="text-ink-2">
          There are no forms yet. New ones show up here within 15 minutes, with their leads.
        </p>
      )}
      {forms.length > 0 && (
        <ul className="divide-line divide-y">
          {forms.map((form) => (
            <FormRow key={form.id} form={form} />
          ))}
        </ul>
      )}
      <TestLeads forms={forms} testLeads={testLeads} />
    </>
  );
}

/** What Meta's testing tool has sent, which is on no list. */
function TestLeads({ forms, testLeads }: Pick<Forms, "forms" | "testLeads">) {
  const [last] = testLeads;
  if (!last) return null;
  const nameOf = (id: string) => forms.find((form) => form.id === id)?.name ?? "Unknown form";
  return (
    <details className="text-row text-ink-2">
      <summary className="w-fit cursor-pointer py-2.5 pointer-fine:py-1">
        {testLeads.length === 1 ? "1 test lead" : `${countText(testLeads.length)} test leads`}
        {last.receivedAt && `, last on ${timeText(last.receivedAt)}`}
      </summary>
      <ul className="space-y-1 pb-2">
        {testLeads.map(({ leadgenId, formId, receivedAt }) => (
          <li key={leadgenId} className="[overflow-wrap:anywhere]">
            {receivedAt && timeText(receivedAt)}: <bdi>{nameOf(formId)}</bdi>
          </li>
        ))}
      </ul>
      <p>Test leads are not in your list and cause no messages.</p>
    </details>
  );
}
