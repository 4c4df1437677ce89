import { KEY_NAME_MAX, KEY_SCOPES, newKeySchema, type KeyScope } from "#domain/doors/api-key";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { errorsByField, serverErrors } from "../../kit/edit/field-errors.ts";
import { useDropQuestion } from "../../kit/edit/use-drop-question.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { SecretDialog } from "../secret-dialog.tsx";
import { apiKeysQuery, createApiKey } from "./keys-api.ts";
import { EXPIRIES, SCOPE_WORDS } from "./key-words.ts";

/** Asks what a new key is for, then shows its secret, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  const question = useDropQuestion({ name: "New key", isTyped, onDrop: onClose });
  if (secret !== null) return <SecretDialog secret={secret} what="key" onClose={onClose} />;
  return (
    <Dialog title="New API key" width="md" onClose={question.drop}>
      <KeyForm onTyped={setTyped} onMade={setSecret} onCancel={question.drop} />
      {question.dialog}
    </Dialog>
  );
}

type FormProps = {
  onTyped: (isTyped: boolean) => void;
  onMade: (secret: string) => void;
  onCancel: () => void;
};

function KeyForm({ onTyped, onMade, onCancel }: FormProps) {
  const form = useKeyForm(onMade);
  return (
    <form
      noValidate
      aria-label="New API key"
      className="grid gap-5"
      onChange={() => onTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        label="Name"
        hint="History and the audit log show this name after “key”."
        placeholder="Zapier"
        data-autofocus=""
        autoComplete="off"
        maxLength={KEY_NAME_MAX}
        value={form.name}
        error={form.errors["name"]}
        onChange={({ target }) => form.setName(target.value)}
      />
      <ScopeChoices chosen={form.scopes} error={form.errors["scopes"]} onChange={form.setScopes} />
      <SelectField
        label="Expires"
        value={form.expiry}
        onChange={({ target }) => form.setExpiry(target.value)}
      >
        {EXPIRIES.map(({ days, label }) => (
          <option key={label} value={days ?? ""}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={form.isSaving}>
          Make key
        </Button>
      </div>
    </form>
  );
}

function useKeyForm(onMade: (secret: string) => void) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["leads:read"]);
  const [expiry, setExpiry] = useState(String(EXPIRIES[1]?.days));
  const [wasTried, setTried] = useState(false);
  const checked = newKeySchema.safeParse({
    name,
    scopes,
    expiresInDays: expiry === "" ? null : Number(expiry),
  });
  const making = useSave({
    save: createApiKey,
    onSaved: ({ key, secret }) => {
      client.setQueryData(apiKeysQuery().queryKey, (keys) => keys && [...keys, key]);
      onMade(secret);
    },
    failure: "Failed to make the key",
  });
  return {
    name,
    setName,
    scopes,
    setScopes,
    expiry,
    setExpiry,
    isSaving: making.isPending,
    errors: {
      ...serverErrors(making.error),
      ...(wasTried && !checked.success ? errorsByField(checked.error.issues) : {}),
    },
    submit: () => {
      setTried(true);
      if (checked.success && !making.isPending) making.mutate(checked.data);
    },
  };
}

type ScopeProps = {
  chosen: readonly KeyScope[];
  error: string | undefined;
  onChange: (scopes: readonly KeyScope[]) => void;
};

function ScopeChoices({ chosen, error, onChange }: ScopeProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-2.5">
      <legend className="mb-2 font-semibold">It may</legend>
      {KEY_SCOPES.map((scope) => (
        <CheckboxField
          key={scope}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
          label={
            <>
              {SCOPE_WORDS[scope].label} <code className="text-ink-2 text-xs">{scope}</code>
              <span className="text-row text-ink-2 block">{SCOPE_WORDS[scope].hint}</span>
            </>
          }
        />
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
