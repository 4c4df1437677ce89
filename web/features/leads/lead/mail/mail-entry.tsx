import { mailParts } from "#domain/mail/mail-parts";
import type { MailView } from "#domain/mail/mail-thread";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { CornerUpLeft, Paperclip, Send } from "lucide-react";
import { useState, type ReactNode } from "react";
import { reasonWords, STATUS_NAMES } from "../../../delivery/words/delivery-words.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { Tag } from "../../../kit/look/tag.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { personName } from "../../../people/staff/person-name.ts";
import { shortLeadName } from "../../basics/lead-name.ts";
import { cancelMail } from "./mail-query.ts";
import { zoneTimeWords } from "./zone-time-words.ts";

type Sent = Extract<MailView, { direction: "out" }>;
type Received = Extract<MailView, { direction: "in" }>;

type Props = {
  mail: MailView;
  lead: AssessmentView;
  /** The subject of the mail before it, which is not said again. */
  subjectBefore: string;
  onChanged: () => void;
};

/** One mail of a thread: who wrote it and when, what became of it, and its words. */
export function MailEntry({ mail, lead, subjectBefore, onChanged }: Props) {
  const isOut = mail.direction === "out";
  const Icon = isOut ? Send : CornerUpLeft;
  const who = isOut ? (mail.by === null ? "Your team" : personName(mail.by)) : shortLeadName(lead);
  // Of one that waits it is the time that it was written: when it leaves is said below.
  const at = isOut ? (mail.sentAt ?? mail.at) : mail.at;
  const isNewSubject = plain(mail.subject) !== plain(subjectBefore);
  return (
    <li className={`border-line rounded-lg border px-3 py-2.5 ${isOut ? "bg-paper" : "bg-base-100"}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <p className="flex min-w-0 items-baseline gap-1.5 text-sm font-semibold [overflow-wrap:anywhere]">
          <Icon aria-hidden="true" className="text-ink-3 size-3.5 shrink-0 self-center" />
          <span>
            <span className="sr-only">From </span>
            <bdi>{who}</bdi>
          </span>
        </p>
        <time dateTime={at} className="text-ink-3 text-xs">
          {timeText(at)}
        </time>
      </div>
      {isNewSubject && (
        <p dir="auto" className="mt-0.5 text-sm font-medium [overflow-wrap:anywhere]">
          {mail.subject || "No subject"}
        </p>
      )}
      {isOut ? <SentState {...{ mail, lead, onChanged }} /> : <ReceivedMarks mail={mail} lead={lead} />}
      <MailWords mail={mail} />
    </li>
  );
}

/** A subject without the marks that programs put before it. */
function plain(subject: string): string {
  return subject.replace(/^((re|aw|fwd?|wg)\s*:\s*)+/i, "").trim();
}

type SentProps = { mail: Sent; lead: AssessmentView; onChanged: () => void };

/** What became of a mail of staff; while it is unsent it can be canceled. */
function SentState({ mail, lead, onChanged }: SentProps) {
  const cancelling = useSave({
    save: () => cancelMail(lead.id, mail.mailId),
    onSaved: onChanged,
    onFailed: onChanged,
    success: { title: "Email canceled" },
    failure: "Failed to cancel the email",
  });
  if (mail.status === "sent") return null;
  const reason = mail.error === null ? "" : reasonWords(mail.error);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Tag tone={toneOf(mail)}>{stateWords(mail)}</Tag>
      <span className="text-ink-2 min-w-0 [overflow-wrap:anywhere]">
        {mail.status === "pending" ? zoneTimeWords(mail.sendAt, lead.timeZone) : reason}
      </span>
      {mail.status === "pending" && reason !== "" && <span className="text-ink-2">{reason}</span>}
      {mail.status === "pending" && (
        <button
          type="button"
          aria-disabled={cancelling.isPending || undefined}
          className="btn btn-xs ms-auto"
          onClick={() => !cancelling.isPending && cancelling.mutate(undefined)}
        >
          Cancel<span className="sr-only"> the email “{mail.subject}”</span>
        </button>
      )}
    </div>
  );
}

/** What staff took back themselves is no fault. */
function toneOf({ status, error }: Sent) {
  if (status === "pending") return "wait";
  return error === null || error === "cancelled_by_staff" ? "plain" : "bad";
}

function stateWords({ status, sendAt, at }: Sent): string {
  if (status !== "pending") return STATUS_NAMES[status];
  return sendAt > at ? "Scheduled" : "Sending";
}

/** What staff should know about a mail before they believe it. */
function ReceivedMarks({ mail, lead }: { mail: Received; lead: AssessmentView }) {
  const { address, name } = mail.from;
  const isOther = address !== null && address.toLowerCase() !== lead.email?.toLowerCase();
  const marks: ReactNode[] = [
    isOther && (
      <Tag key="other" tone="wait">
        <span className="[overflow-wrap:anywhere]">
          From another address: <bdi>{name === null ? address : `${name} <${address}>`}</bdi>
        </span>
      </Tag>
    ),
    mail.isAutomatic && <Tag key="automatic">Automatic reply</Tag>,
    mail.isUnreadable && (
      <Tag key="unreadable" tone="bad">
        Could not be read
      </Tag>
    ),
    mail.isCut && <Tag key="cut">Too long: the rest was not saved</Tag>,
  ].filter(Boolean);
  return marks.length > 0 && <div className="mt-1 flex flex-wrap gap-1.5">{marks}</div>;
}

/** The words, what they quote folded; a long mail is opened by a press. */
function MailWords({ mail }: { mail: MailView }) {
  const [isWhole, setWhole] = useState(false);
  const parts = mail.direction === "in" ? mailParts(mail.text) : [{ isQuoted: false, text: mail.text }];
  const isLong = parts.some(({ isQuoted, text }) => !isQuoted && isLongText(text));
  const cut = isLong && !isWhole ? "line-clamp-[10]" : "";
  return (
    <div className="mt-1 grid gap-1.5 text-sm">
      {parts.map(({ isQuoted, text }, index) =>
        isQuoted ? (
          <details key={index} className="text-ink-2">
            <summary className="text-ink-3 w-fit cursor-pointer text-xs pointer-coarse:py-3">
              Quoted text
            </summary>
            <p
              dir="auto"
              className="border-line mt-1 border-s-2 ps-2 [overflow-wrap:anywhere] whitespace-pre-wrap"
            >
              {text}
            </p>
          </details>
        ) : (
          <p key={index} dir="auto" className={`[overflow-wrap:anywhere] whitespace-pre-wrap ${cut}`}>
            {text}
          </p>
        ),
      )}
      {parts.length === 0 && mail.direction === "in" && !mail.isUnreadable && (
        <p className="text-ink-3">This email has no text.</p>
      )}
      {isLong && (
        <button
          type="button"
          className="link text-ink-2 w-fit text-xs pointer-coarse:min-h-11"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? "Show less" : "Show all"}
        </button>
      )}
      {mail.direction === "in" && <MailFiles files={mail.attachments} />}
    </div>
  );
}

const LONG_CHARACTERS = 900;
const LONG_LINES = 10;

function isLongText(text: string): boolean {
  return text.length > LONG_CHARACTERS || text.split("\n").length > LONG_LINES;
}

function MailFiles({ files }: { files: Received["attachments"] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attachments, which were not saved" className="text-ink-2 grid gap-0.5 text-xs">
      {files.map(({ name, bytes }, index) => (
        <li key={index} className="flex items-start gap-1 [overflow-wrap:anywhere]">
          <Paperclip aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          <span>
            <bdi>{name}</bdi>
            {bytes !== null && `, ${sizeText(bytes)}`} (not saved)
          </span>
        </li>
      ))}
    </ul>
  );
}

const KB = 1024;

function sizeText(bytes: number): string {
  return bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;
}
