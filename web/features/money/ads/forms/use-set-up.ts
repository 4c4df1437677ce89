import { formAllowsSchema } from "#domain/forms/form-set-up";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { differences } from "../../../kit/edit/differences.ts";
import { errorsByField, type FieldErrors } from "../../../kit/edit/field-errors.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { currentOf } from "../../../kit/edit/version-conflict.ts";
import { questionText, setUpWords } from "./form-words.ts";
import { formsQuery, saveSetUp, type SetUp, type WholeForm } from "./forms-api.ts";

export type Allows = SetUp["allows"];
export type Chosen = SetUp["mapping"][string];

const NOTHING: Allows = { call: null, mail: null, country: null, tellMeta: false };

/** The set-up of a form while it is edited. It begins with what is proposed. */
export function useSetUp(form: WholeForm, onEnd: () => void) {
  const client = useQueryClient();
  const [mapping, setMapping] = useState<SetUp["mapping"]>(form.proposed);
  const [allows, setAllows] = useState<Allows>(() => allowsOf(form.allows));
  const [isChanged, setChanged] = useState(false);
  const [wasTried, setTried] = useState(false);
  const errors = errorsOf(allows);
  const end = () => {
    void client.invalidateQueries({ queryKey: formsQuery().queryKey });
    onEnd();
  };
  const saving = useSave({
    save: (version: number) => saveSetUp(form.id, version, { mapping, allows }),
    onSaved: end,
    success: { title: "Form set up" },
    failure: "Failed to set up the form",
  });
  const submit = (version: number) => {
    setTried(true);
    if (Object.keys(errors).length === 0 && !saving.isPending) saving.mutate(version);
  };
  const theirs = currentOf(saving.error, storedOf(form));
  return {
    mapping,
    allows,
    isChanged,
    isSaving: saving.isPending,
    errors: wasTried ? errors : {},
    setUse: (key: string, chosen: Chosen) => {
      setMapping((before) => ({ ...before, [key]: chosen }));
      setChanged(true);
    },
    setAllows: (changes: Partial<Allows>) => {
      setAllows((before) => ({ ...before, ...changes }));
      setChanged(true);
    },
    submit: () => submit(form.version),
    conflict: theirs && {
      ...compared(form, theirs, { mapping, allows }),
      onKeepYours: () => submit(theirs.version),
      onTakeTheirs: end,
    },
  };
}

type Stored = Pick<WholeForm, "version" | "mapping" | "allows">;

/** What an answer of the server must have to be compared. */
function storedOf({ version, mapping, allows }: WholeForm): Stored {
  return { version, mapping, allows };
}

function compared(form: WholeForm, theirs: Stored, yours: SetUp) {
  const stored = { mapping: theirs.mapping ?? {}, allows: allowsOf(theirs.allows) };
  const labels = Object.fromEntries(form.questions.map((question) => [question.key, questionText(question)]));
  return differences(setUpWords(stored, form), setUpWords(yours, form), labels);
}

function errorsOf(allows: Allows): FieldErrors {
  const checked = formAllowsSchema.safeParse(allows);
  return checked.success ? {} : errorsByField(checked.error.issues);
}

function allowsOf(stored: WholeForm["allows"]): Allows {
  if (stored === null) return NOTHING;
  const { call, mail, country, tellMeta } = stored;
  return {
    call: call && { wording: call.wording },
    mail: mail && { wording: mail.wording, checkbox: mail.checkbox },
    country,
    tellMeta,
  };
}
