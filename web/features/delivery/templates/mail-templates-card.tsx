import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { readDraft } from "../../kit/edit/drafts.ts";
import { focusNear, useFocusBack } from "../../kit/edit/focus.ts";
import { ignoreGone } from "../../kit/edit/ignore-gone.ts";
import { NewRecord } from "../../kit/edit/new-record.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { RowButton } from "../../kit/look/row-button.tsx";
import { mailTemplatesQuery } from "../../kit/settings/settings-api.ts";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { removeTemplate, type MailTemplate } from "./mail-templates.ts";
import { TemplateForm } from "./template-form.tsx";
import { putTemplate, templateDraftName } from "./use-template-edit.ts";

/** The templates that staff begin a mail to a lead with. */
export function MailTemplatesCard() {
  const query = useQuery(mailTemplatesQuery());
  return (
    <SettingsCard
      title="Email templates"
      note="What your team starts an email to a lead with. Everyone can change the words before sending."
    >
      <QueryStates
        query={query}
        loading="Loading the templates…"
        failed="The templates could not be loaded"
      />
      {query.data?.length === 0 && <p className="text-ink-2">There are no templates yet.</p>}
      {query.data && query.data.length > 0 && (
        <ul className="divide-line divide-y">
          {query.data.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      )}
      {query.data && (
        <NewRecord words="New template" draft={templateDraftName(null)}>
          {(end) => <TemplateForm template={null} onEnd={end} />}
        </NewRecord>
      )}
    </SettingsCard>
  );
}

function TemplateRow({ template }: { template: MailTemplate }) {
  const { id, name, subject } = template;
  const [isEditing, setEditing] = useState(() => readDraft(templateDraftName(id)) !== null);
  const [isDeleting, setDeleting] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { ref: editButton, giveBack } = useFocusBack();
  const end = () => {
    giveBack();
    setEditing(false);
  };
  return (
    <li ref={row} data-template={id} className="py-2 first:pt-0">
      {isEditing ? (
        <TemplateForm template={template} onEnd={end} />
      ) : (
        <div className="flex items-center justify-between gap-x-3">
          <div className="min-w-0 grow">
            <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {name}
            </p>
            <p dir="auto" className="text-ink-2 text-sm [overflow-wrap:anywhere]">
              {subject}
            </p>
          </div>
          <div className="flex shrink-0">
            <RowButton ref={editButton} name={`Edit ${name}`} onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-4" />
            </RowButton>
            <RowButton name={`Delete ${name}`} onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </RowButton>
          </div>
        </div>
      )}
      {isDeleting && (
        <DeleteTemplateDialog
          template={template}
          onRemoved={() =>
            focusNear(row.current, {
              all: "[data-template]",
              within: "button",
              otherwise: "[data-new-record]",
            })
          }
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}

type DeleteProps = { template: MailTemplate; onRemoved: () => void; onClose: () => void };

function DeleteTemplateDialog({ template, onRemoved, onClose }: DeleteProps) {
  const client = useQueryClient();
  const removing = useSave({
    save: () => removeTemplate(template).catch(ignoreGone),
    onSaved: () => {
      onRemoved();
      putTemplate(client, template.id, null);
      onClose();
    },
    onFailed: (error) => {
      // Shows the current template, to which the next confirmation refers.
      const current = currentOf(error, template);
      if (current) putTemplate(client, template.id, current);
    },
    success: { title: "Template deleted" },
    failure: "Failed to delete the template",
  });
  return (
    <ConfirmDialog
      title="Delete this template?"
      description={<bdi className="[overflow-wrap:anywhere]">{template.name}</bdi>}
      confirm="Delete"
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
      onClose={onClose}
    >
      <p className="text-ink-2 text-sm">Emails already written with it stay as they are.</p>
    </ConfirmDialog>
  );
}
