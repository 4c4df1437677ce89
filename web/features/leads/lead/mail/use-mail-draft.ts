import { filledMail, leftPlaceholders, type MailValues } from "#domain/mail/mail-placeholders";
import { newMailSchema } from "#domain/mail/mail-schemas";
import type { MailThread, MailView } from "#domain/mail/mail-thread";
import { instantIn } from "#domain/time/instant-in";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ownTimeZone } from "../../../../lib/own-time-zone.ts";
import { newUuid } from "../../../../lib/uuid.ts";
import { showToast } from "../../../../ui/toast.tsx";
import { draftText, readDraftText, useKeptDraft } from "../../../kit/edit/drafts.ts";
import { errorsByField, serverErrors, type FieldErrors } from "../../../kit/edit/field-errors.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { personName } from "../../../people/staff/person-name.ts";
import { MAILS_KEY } from "../../basics/lead-cache.ts";
import { shortLeadName } from "../../basics/lead-name.ts";
import { EMPTY_MAIL, mailDraftName, type MailDraft } from "./mail-draft.ts";
import { mailsQuery, sendMail, type NewMail } from "./mail-query.ts";

const UNDO_MS = 8000;

export type MailWriting = ReturnType<typeof useMailDraft>;

/** A mail to a lead while it is written. It survives a reload, and a send that fails. */
export function useMailDraft(lead: AssessmentView, thread: MailThread, onSent: () => void) {
  const client = useQueryClient();
  const [kept, keep] = useKeptDraft(mailDraftName(lead.id));
  const [faults, setFaults] = useState<FieldErrors>({});
  const values: MailValues = { ...thread.values, owner: lead.owner === null ? null : personName(lead.owner) };
  const begun = { ...EMPTY_MAIL, subject: answerSubject(thread.mails) };
  const draft: MailDraft = { ...begun, ...readDraftText(kept, EMPTY_MAIL) };
  const zone = lead.timeZone ?? ownTimeZone() ?? "UTC";
  const put = (next: MailDraft | null) =>
    keep(next && draftText({ ...next, mailId: next.mailId || newUuid() }));
  const sending = useSave({
    save: (mail: NewMail) => sendMail(lead.id, mail),
    onSaved: (sent, mail) => {
      void client.invalidateQueries({ queryKey: MAILS_KEY });
      if (!isSame(sent, mail)) return put({ ...draft, mailId: newUuid() });
      put(null);
      onSent();
    },
    onFailed: (error) => {
      setFaults(serverErrors(error));
      void dropIfStored(client, lead.id, draft.mailId, () => put(null));
    },
    success: (sent, mail) => toastOf(sent, mail, lead),
    failure: "Failed to send the email",
  });
  const change = (patch: Partial<MailDraft>) => {
    setFaults({});
    put({ ...draft, ...patch });
  };
  const filled = filledDraft(draft, values);
  return {
    draft,
    /** The placeholders for which nothing is known of this lead. */
    left: leftPlaceholders(`${filled.subject}\n${filled.text}`),
    faults,
    zone,
    isKept: kept !== null,
    isSending: sending.isPending,
    change,
    discard: () => put(null),
    /** What was typed by hand is filled in as well. */
    fill: () => kept !== null && put(filled),
    begin: (template: Pick<MailDraft, "subject" | "text">) => {
      const before = draft;
      change(filledDraft({ ...draft, subject: template.subject, text: template.text }, values));
      if (before.text.trim() === "") return;
      const action = { label: "Undo", onClick: () => put(before) };
      showToast({ title: "The template has replaced what was written", durationMs: UNDO_MS, action });
    },
    /** Later only at a time. */
    send: (isLater: boolean) => {
      if (sending.isPending) return;
      if (isLater && draft.at === "") return setFaults({ sendAt: "Choose a day and time" });
      const made = { ...filled, mailId: draft.mailId || newUuid() };
      put(made);
      const { mail, errors } = mailOf(made, zone);
      setFaults(errors);
      if (mail) sending.mutate(mail);
    },
  };
}

function filledDraft(draft: MailDraft, values: MailValues): MailDraft {
  return { ...draft, subject: filledMail(draft.subject, values), text: filledMail(draft.text, values) };
}

/** `Re:` and the subject of the last mail, in a thread that has one. */
function answerSubject(mails: readonly MailView[]): string {
  const subject = mails.at(-1)?.subject ?? "";
  return subject === "" || /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

/** What is sent, or what is wrong with it, by field. */
function mailOf(
  { mailId, subject, text, at }: MailDraft,
  zone: string,
): { mail?: NewMail; errors: FieldErrors } {
  const time = at === "" ? null : instantIn(at, zone);
  const mail = { mailId, subject, text, ...(time !== null && { sendAt: new Date(time).toISOString() }) };
  const parsed = newMailSchema.safeParse(mail);
  return parsed.success ? { mail, errors: {} } : { errors: errorsByField(parsed.error.issues) };
}

/** An answer that was lost is not a mail that was lost: what is stored is not sent again. */
async function dropIfStored(
  client: QueryClient,
  id: number,
  mailId: string,
  drop: () => void,
): Promise<void> {
  await client.invalidateQueries({ queryKey: MAILS_KEY });
  const thread = client.getQueryData(mailsQuery(id).queryKey);
  if (thread?.mails.some((mail) => mail.mailId === mailId)) drop();
}

function isSame(sent: MailView, { subject, text }: NewMail): boolean {
  return sent.subject === subject.trim() && sent.text.trim() === text.replaceAll("\r\n", "\n").trim();
}

function toastOf(sent: MailView, mail: NewMail, lead: AssessmentView) {
  if (!isSame(sent, mail)) {
    return {
      title: "An earlier version of this email has been sent already",
      description: "What you changed since then is kept below.",
    };
  }
  return {
    title: mail.sendAt === undefined ? "Email sent" : "Email scheduled",
    description: shortLeadName(lead),
  };
}
