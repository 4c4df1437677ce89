import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from "#domain/delivery/webhook-events";
import { ENDPOINT_DESCRIPTION_MAX, newEndpointSchema } from "#domain/doors/webhook-endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { errorsByField, serverErrors } from "../../kit/edit/field-errors.ts";
import { useDropQuestion } from "../../kit/edit/use-drop-question.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { SecretDialog } from "../secret-dialog.tsx";
import { changeEndpoint, createEndpoint, endpointsQuery, type Endpoint } from "./webhooks-api.ts";

type Props = { endpoint: Endpoint | null; onClose: () => void };

/** Adds an endpoint, or changes one. The secret of a new one is then shown, once. */
export function EndpointDialog({ endpoint, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  const title = endpoint ? "Edit endpoint" : "New endpoint";
  const question = useDropQuestion({ name: title, isTyped, onDrop: onClose });
  const form = useEndpointForm(endpoint, (made) => (made === null ? onClose() : setSecret(made)));
  if (secret !== null) return <SecretDialog secret={secret} what="signing secret" onClose={onClose} />;
  return (
    <Dialog title={title} width="md" onClose={question.drop}>
      <form
        noValidate
        aria-label={title}
        className="grid gap-5"
        onChange={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://example.com/webhooks"
          autoComplete="off"
          data-autofocus=""
          value={form.url}
          error={form.errors["url"]}
          onChange={({ target }) => form.setUrl(target.value)}
        />
        <TextField
          label="Description"
          hint="Only your team sees it."
          autoComplete="off"
          maxLength={ENDPOINT_DESCRIPTION_MAX}
          value={form.description}
          error={form.errors["description"]}
          onChange={({ target }) => form.setDescription(target.value)}
        />
        <EventChoices chosen={form.events} error={form.errors["events"]} onChange={form.setEvents} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={question.drop}>
            Cancel
          </Button>
          <Button type="submit" isBusy={form.isSaving}>
            {endpoint ? "Save" : "Add endpoint"}
          </Button>
        </div>
      </form>
      {question.dialog}
    </Dialog>
  );
}

/** `onSaved` gets the secret of a new endpoint. */
function useEndpointForm(endpoint: Endpoint | null, onSaved: (secret: string | null) => void) {
  const client = useQueryClient();
  const [url, setUrl] = useState(endpoint?.url ?? "");
  const [description, setDescription] = useState(endpoint?.description ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(endpoint?.events ?? ["lead.created"]);
  const [wasTried, setTried] = useState(false);
  const checked = newEndpointSchema.safeParse({ url, description, events });
  const saving = useSave({
    save: async (write: Parameters<typeof createEndpoint>[0]) => {
      if (!endpoint) return (await createEndpoint(write)).secret;
      await changeEndpoint(endpoint, write);
      return null;
    },
    onSaved: (secret) => {
      void client.invalidateQueries({ queryKey: endpointsQuery().queryKey });
      onSaved(secret);
    },
    onFailed: () => void client.invalidateQueries({ queryKey: endpointsQuery().queryKey }),
    failure: endpoint ? "Failed to save the endpoint" : "Failed to add the endpoint",
  });
  return {
    url,
    setUrl,
    description,
    setDescription,
    events,
    setEvents,
    isSaving: saving.isPending,
    errors: {
      ...serverErrors(saving.error),
      ...(wasTried && !checked.success ? errorsByField(checked.error.issues) : {}),
    },
    submit: () => {
      setTried(true);
      if (checked.success && !saving.isPending) saving.mutate(checked.data);
    },
  };
}

type ChoicesProps = {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (events: readonly WebhookEvent[]) => void;
};

function EventChoices({ chosen, error, onChange }: ChoicesProps) {
  const id = useId();
  const isAll = chosen.length === WEBHOOK_EVENTS.length;
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-3">
      <legend className="mb-2 font-semibold">Events</legend>
      <CheckboxField
        label="All events"
        checked={isAll}
        onChange={() => onChange(isAll ? [] : WEBHOOK_EVENTS)}
      />
      <div className="border-line grid gap-x-4 gap-y-2.5 border-t pt-3 sm:grid-cols-2">
        {WEBHOOK_EVENTS.map((event) => (
          <CheckboxField
            key={event}
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
            }
            label={
              <>
                {WEBHOOK_EVENT_NAMES[event]}{" "}
                <code className="text-ink-2 block text-xs wrap-anywhere">{event}</code>
              </>
            }
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
