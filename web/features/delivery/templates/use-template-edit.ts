import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { draftText, readDraftText, useKeptDraft } from "../../kit/edit/drafts.ts";
import { serverErrors } from "../../kit/edit/field-errors.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { mailTemplatesQuery } from "../../kit/settings/settings-api.ts";
import {
  checkTemplate,
  createTemplate,
  EMPTY_TEMPLATE,
  templateDraft,
  updateTemplate,
  type MailTemplate,
} from "./mail-templates.ts";

type Write = Parameters<typeof createTemplate>[0];

/** A template while it is edited, or a new one. The input is kept until it is saved or discarded. */
export function useTemplateEdit(template: MailTemplate | null, onEnd: () => void) {
  const client = useQueryClient();
  const [kept, keep] = useKeptDraft(templateDraftName(template?.id ?? null));
  const [wasTried, setTried] = useState(false);
  const stored = template ? templateDraft(template) : EMPTY_TEMPLATE;
  const draft = readDraftText(kept, EMPTY_TEMPLATE) ?? stored;
  const checked = checkTemplate(draft);
  const isChanged = draftText(draft) !== draftText(stored);
  const end = () => {
    keep(null);
    onEnd();
  };
  const saving = useSave({
    save: ({ base, write }: { base: MailTemplate | null; write: Write }) =>
      base ? updateTemplate(base, write) : createTemplate(write),
    onSaved: (saved) => {
      putTemplate(client, saved.id, saved);
      end();
    },
    success: { title: template ? "Template saved" : "Template created" },
    failure: template ? "Failed to update the template" : "Failed to create the template",
  });
  const theirs = template && currentOf(saving.error, template);
  const submit = (base = template) => {
    setTried(true);
    if (saving.isPending || "errors" in checked) return;
    if (isChanged || base !== template) saving.mutate({ base, write: checked.write });
    else end();
  };
  return {
    draft,
    isChanged,
    isSaving: saving.isPending,
    errors: { ...serverErrors(saving.error), ...(wasTried && "errors" in checked ? checked.errors : {}) },
    change: (field: string, text: string) => keep(draftText({ ...draft, [field]: text })),
    submit: () => submit(),
    cancel: end,
    conflict: theirs && { theirs: templateDraft(theirs), yours: draft },
    keepYours: () => theirs && submit(theirs),
    takeTheirs: () => {
      if (theirs) putTemplate(client, theirs.id, theirs);
      end();
    },
  };
}

export function templateDraftName(id: number | null): string {
  return `mail-template-${id ?? "new"}`;
}

/** Updates a saved template in the list, or removes it if null. */
export function putTemplate(client: QueryClient, id: number, template: MailTemplate | null): void {
  client.setQueryData(mailTemplatesQuery().queryKey, (templates) => {
    const others = templates?.filter((one) => one.id !== id);
    return others && (template ? [...others, template].toSorted(byName) : others);
  });
}

function byName(a: MailTemplate, b: MailTemplate): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id;
}
