import type { DeliveryStatus } from "#domain/delivery/channels";
import {
  filledMail,
  leftPlaceholders,
  unknownPlaceholders,
  type MailValues,
} from "#domain/mail/mail-placeholders";
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
const GOES: ReadonlySet<DeliveryStatus> = new Set(["pending", "sent"]);
const NO_TIME = "Choose a day and time";

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
    save: (mail: NewMail) => sendOnce(client, lead.id, mail),
    onSaved: (sent, mail) => {
      void client.invalidateQueries({ queryKey: MAILS_KEY });
      if (!isSame(sent, mail)) return put({ ...draft, mailId: newUuid() });
      put(null);
      onSent();
    },
    onFailed: (error) => setFaults(serverErrors(error)),
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
    ...unfilledIn(`${filled.subject}\n${filled.text}`),
    faults,
    zone,
    isKept: kept !== null,
    isSending: sending.isPending,
    change,
    discard: () => {
      put(null);
      if (draft.text.trim() !== "") offerUndo("Draft discarded", () => put(draft));
    },
    /** What was typed by hand is filled in as well. */
    fill: () => kept !== null && put(filled),
    begin: (template: Pick<MailDraft, "subject" | "text">) => {
      change(filledDraft({ ...draft, subject: template.subject, text: template.text }, values));
      if (draft.text.trim() !== "") offerUndo("The template has replaced what was written", () => put(draft));
    },
    /** Later only at a time. */
    send: (isLater: boolean) => {
      if (sending.isPending) return;
      if (isLater && draft.at === "") return setFaults({ sendAt: NO_TIME });
      const made = { ...filled, mailId: draft.mailId || newUuid() };
      put(made);
      const { mail, errors } = mailOf(made, zone);
      setFaults(errors);
      if (mail) sending.mutate(mail);
    },
  };
}

/** The placeholders for which nothing is known of this lead, and what looks like one and is none. */
function unfilledIn(text: string) {
  return { left: leftPlaceholders(text), unknown: unknownPlaceholders(text) };
}

function filledDraft(draft: MailDraft, values: MailValues): MailDraft {
  return { ...draft, subject: filledMail(draft.subject, values), text: filledMail(draft.text, values) };
}

/** `Re:` and the subject of the last mail that came or goes, in a thread that has one. */
function answerSubject(mails: readonly MailView[]): string {
  const last = mails.findLast((mail) => mail.direction === "in" || GOES.has(mail.status));
  const subject = last?.subject ?? "";
  return subject === "" || /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

/** What is sent, or what is wrong with it, by field. */
function mailOf(
  { mailId, subject, text, at }: MailDraft,
  zone: string,
): { mail?: NewMail; errors: FieldErrors } {
  const time = at === "" ? null : instantIn(at, zone);
  // A time that cannot be read must not mean now.
  if (at !== "" && time === null) return { errors: { sendAt: NO_TIME } };
  const mail = { mailId, subject, text, ...(time !== null && { sendAt: new Date(time).toISOString() }) };
  const parsed = newMailSchema.safeParse(mail);
  return parsed.success ? { mail, errors: {} } : { errors: errorsByField(parsed.error.issues) };
}

/** Sends a mail. If the answer was lost, but not the mail, it is the one that is stored. */
async function sendOnce(client: QueryClient, id: number, mail: NewMail): Promise<MailView> {
  try {
    return await sendMail(id, mail);
  } catch (error) {
    const thread = await client.fetchQuery(mailsQuery(id)).catch(() => null);
    const stored = thread?.mails.find(({ mailId }) => mailId === mail.mailId);
    if (stored) return stored;
    throw error;
  }
}

/** Whether what is stored is what was to be sent: an earlier try may have had other words, or another time. */
function isSame(sent: MailView, { subject, text, sendAt }: NewMail): boolean {
  const isText = sent.text.trim() === text.replaceAll("\r\n", "\n").trim();
  return sent.subject === subject.trim() && isText && timeOf(sent) === (sendAt ?? null);
}

/** The time that a mail was written for; null for one that was to go at once. */
function timeOf(mail: MailView): string | null {
  return mail.direction === "out" && mail.sendAt > mail.at ? mail.sendAt : null;
}

function offerUndo(title: string, onClick: () => void): void {
  showToast({ title, durationMs: UNDO_MS, action: { label: "Undo", onClick } });
}

function toastOf(sent: MailView, mail: NewMail, lead: AssessmentView) {
  if (!isSame(sent, mail)) {
    return {
      title: "An earlier version of this email is in the thread already",
      description: "What you changed since then is kept below.",
    };
  }
  return {
    title: mail.sendAt === undefined ? "Email sent" : "Email scheduled",
    description: shortLeadName(lead),
  };
}
