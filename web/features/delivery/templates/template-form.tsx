import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useStaffWords } from "../../content/published/published.ts";
import { ConflictNote } from "../../kit/edit/conflict-note.tsx";
import { differences } from "../../kit/edit/differences.ts";
import { EditForm } from "../../kit/edit/edit-form.tsx";
import { Chip } from "../../kit/look/chip.tsx";
import { personName } from "../../people/staff/person-name.ts";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { exampleText, PLACEHOLDERS, TEMPLATE_LABELS, withMark, type MailTemplate } from "./mail-templates.ts";
import { useTemplateEdit } from "./use-template-edit.ts";

type Props = { template: MailTemplate | null; onEnd: () => void };

/** Edits or creates a template, and shows how it reads. */
export function TemplateForm({ template, onEnd }: Props) {
  const edit = useTemplateEdit(template, onEnd);
  const { draft, errors, change } = edit;
  const marks = useMarks(change);
  const field = (name: keyof typeof TEMPLATE_LABELS) => ({
    label: TEMPLATE_LABELS[name],
    value: draft[name] ?? "",
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <EditForm
      label={template ? `Edit ${template.name}` : "New template"}
      isChanged={edit.isChanged}
      isSaving={edit.isSaving}
      submitLabel={template ? "Save" : "Create"}
      onSubmit={edit.submit}
      onCancel={edit.cancel}
      below={
        edit.conflict && (
          <ConflictNote
            {...differences(edit.conflict.theirs, edit.conflict.yours, TEMPLATE_LABELS)}
            onKeepYours={edit.keepYours}
            onTakeTheirs={edit.takeTheirs}
          />
        )
      }
    >
      <TextField {...field("name")} hint="Only your team sees it." />
      <TextField {...field("subject")} {...marks.of("subject")} />
      <TextArea {...field("text")} rows={10} {...marks.of("text")} />
      <MarkChips onAdd={marks.add} />
      <Example subject={draft["subject"] ?? ""} text={draft["text"] ?? ""} />
    </EditForm>
  );
}

/** What can be put into the subject and the text; a press puts it where the caret last was. */
function MarkChips({ onAdd }: { onAdd: (mark: string) => void }) {
  return (
    <div role="group" aria-label="Insert" className="flex flex-wrap items-center gap-2">
      {PLACEHOLDERS.map(({ mark, help }) => (
        <Chip key={mark} title={help} aria-label={`Insert ${mark}: ${help}`} onClick={() => onAdd(mark)}>
          {mark}
        </Chip>
      ))}
    </div>
  );
}

/** The mail as a made-up lead would read it. */
function Example({ subject, text }: { subject: string; text: string }) {
  const { brand } = useStaffWords();
  const owner = personName(ownAddress(useQueryClient()) ?? "");
  const shown = (written: string) => exampleText(written, { brand, owner });
  if (subject.trim() === "" && text.trim() === "") return null;
  return (
    <section aria-label="Example" className="bg-sunk space-y-2 rounded-lg px-3.5 py-3">
      <p className="text-ink-2 text-xs font-semibold">Example: to Ada, from you</p>
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {shown(subject)}
      </p>
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
        {shown(text)}
      </p>
    </section>
  );
}

type Written = HTMLInputElement | HTMLTextAreaElement;

/** Puts placeholders where the caret last was, in the subject or else in the text, and the caret after them. */
function useMarks(change: (field: string, text: string) => void) {
  const fields = useRef<Record<string, Written | null>>({});
  const last = useRef("text");
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const element = fields.current[last.current];
    element?.focus();
    element?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    of: (field: string) => ({
      ref: (element: Written | null) => {
        fields.current[field] = element;
      },
      onFocus: () => {
        last.current = field;
      },
    }),
    add: (mark: string) => {
      const element = fields.current[last.current];
      if (!element) return;
      const selected = { start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 };
      const next = withMark(element.value, mark, selected);
      caret.current = next.caret;
      change(last.current, next.text);
    },
  };
}
