import { MAIL_PLACEHOLDERS, type MailPlaceholder } from "#domain/mail/mail-placeholders";
import { MAIL_TEXT_MAX, SUBJECT_MAX } from "#domain/mail/mail-schemas";
import type { MailThread } from "#domain/mail/mail-thread";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { zoneName } from "#domain/time/zone-name";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent, type Ref } from "react";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { isEnter } from "../../../../lib/enter-key.ts";
import { DateTimeField } from "../../../kit/data/date-time-input.tsx";
import { mailTemplatesQuery } from "../../../kit/settings/settings-api.ts";
import { MailPreview } from "./mail-preview.tsx";
import type { MailWriting } from "./use-mail-draft.ts";

type Props = {
  lead: AssessmentView;
  thread: MailThread;
  writing: MailWriting;
  /** Whether somebody has just asked to write. */
  takesFocus: boolean;
  onClose: () => void;
};

/** A mail to a lead: from a template or from nothing, looked at as it arrives, and sent now or at a time. */
export function MailForm({ lead, thread, writing, takesFocus, onClose }: Props) {
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  const { draft } = writing;
  const [isPreviewed, setPreviewed] = useState(false);
  const [isLater, setLater] = useState(draft.at !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    writing.send(isLater);
  };
  return (
    <form
      noValidate
      aria-label="Email to the lead"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={submit}
    >
      <Templates onChoose={writing.begin} />
      <Words ref={message} writing={writing} onSend={() => thread.allowed && writing.send(isLater)} />
      <Unfilled left={writing.left} unknown={writing.unknown} />
      {isLater && <SendTime lead={lead} writing={writing} />}
      {isPreviewed && <MailPreview draft={draft} thread={thread} to={lead.email} />}
      {!thread.allowed && (
        <p role="status" className="border-wait rounded-lg border px-3 py-2 text-sm">
          <span className="font-semibold">This email can’t be sent.</span> {thread.reason}
        </p>
      )}
      <Deeds
        {...{ writing, isLater, isPreviewed, onClose }}
        maySend={thread.allowed}
        onLater={() => {
          if (isLater) writing.change({ at: "" });
          setLater(!isLater);
        }}
        onPreview={() => {
          writing.fill();
          setPreviewed(!isPreviewed);
        }}
      />
    </form>
  );
}

type DeedsProps = Pick<Props, "writing" | "onClose"> & {
  maySend: boolean;
  isLater: boolean;
  isPreviewed: boolean;
  onLater: () => void;
  onPreview: () => void;
};

function Deeds({ writing, maySend, isLater, isPreviewed, onLater, onPreview, onClose }: DeedsProps) {
  const drop = () => {
    if (writing.isSending) return;
    writing.discard();
    onClose();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {maySend && (
        <Button type="submit" size="sm" isBusy={writing.isSending}>
          {isLater ? "Schedule" : "Send now"}
        </Button>
      )}
      <Toggle isOn={isLater} words={isLater ? "Send now instead" : "Send later…"} onToggle={onLater} />
      <Toggle isOn={isPreviewed} words={isPreviewed ? "Hide preview" : "Preview"} onToggle={onPreview} />
      <Button
        size="sm"
        variant="ghost"
        aria-disabled={writing.isSending || undefined}
        className="ms-auto"
        onClick={drop}
      >
        Discard
      </Button>
    </div>
  );
}

type ToggleProps = { isOn: boolean; words: string; onToggle: () => void };

function Toggle({ isOn, words, onToggle }: ToggleProps) {
  return (
    <Button size="sm" variant="outline" aria-expanded={isOn} onClick={onToggle}>
      {words}
    </Button>
  );
}

type WordsProps = { ref: Ref<HTMLTextAreaElement>; writing: MailWriting; onSend: () => void };

/** Placeholders that were typed by hand are filled in once their field is left. While it is sent, nothing changes. */
function Words({ ref, writing, onSend }: WordsProps) {
  const { draft, faults, isSending, change, fill } = writing;
  return (
    <>
      <TextField
        label="Subject"
        dir="auto"
        maxLength={SUBJECT_MAX}
        readOnly={isSending}
        value={draft.subject}
        error={faults["subject"] ?? null}
        onChange={(event) => change({ subject: event.target.value })}
        onBlur={fill}
      />
      <TextArea
        ref={ref}
        label="Message"
        dir="auto"
        rows={8}
        maxLength={MAIL_TEXT_MAX}
        readOnly={isSending}
        value={draft.text}
        error={faults["text"] ?? null}
        onChange={(event) => change({ text: event.target.value })}
        onBlur={fill}
        onKeyDown={(event) => {
          if (isEnter(event.nativeEvent) && (event.ctrlKey || event.metaKey)) onSend();
        }}
      />
    </>
  );
}

function SendTime({ lead, writing }: { lead: AssessmentView; writing: MailWriting }) {
  return (
    <DateTimeField
      type="datetime-local"
      label="When"
      hint={`${lead.timeZone === null ? "Your time" : "The lead’s time"} (${zoneName(writing.zone)})`}
      value={writing.draft.at}
      error={writing.faults["sendAt"] ?? null}
      onChange={(event) => writing.change({ at: event.target.value })}
    />
  );
}

/** What a mail begins with, where the team has any. */
function Templates({ onChoose }: { onChoose: (template: { subject: string; text: string }) => void }) {
  const { data = [] } = useQuery(mailTemplatesQuery());
  if (data.length === 0) return null;
  return (
    <SelectField
      label="Template"
      value=""
      onChange={(event) => {
        const chosen = data.find(({ id }) => String(id) === event.target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      <option value="">Choose a template</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type UnfilledProps = { left: readonly MailPlaceholder[]; unknown: readonly string[] };

/** The placeholders for which nothing is known of this lead, or at all: staff fill them in, or take them out. */
function Unfilled({ left, unknown }: UnfilledProps) {
  if (left.length + unknown.length === 0) return null;
  return (
    <div role="status" className="border-wait rounded-lg border px-3 py-2 text-sm">
      <p className="font-semibold">Fill these in before you send:</p>
      <ul className="mt-0.5">
        {left.map((name) => (
          <li key={name}>
            <code className="text-row">{`{${name}}`}</code> {MAIL_PLACEHOLDERS[name]}: not known
          </li>
        ))}
        {unknown.map((name) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            <code className="text-row">{`{${name}}`}</code> is not a placeholder
          </li>
        ))}
      </ul>
    </div>
  );
}
