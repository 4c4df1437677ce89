import type { AssessmentView } from "#domain/leads/assessment-view";
import type { MailThread } from "#domain/mail/mail-thread";
import { useQuery } from "@tanstack/react-query";
import { use, useRef, useState, type Ref } from "react";
import { Button } from "../../../../ui/button.tsx";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { Bone } from "../../../kit/look/bones.tsx";
import { LeadSection } from "../page/lead-section.tsx";
import { SectionsContext } from "../page/use-sections.ts";
import { MailEntry } from "./mail-entry.tsx";
import { MailForm } from "./mail-form.tsx";
import { mailsQuery } from "./mail-query.ts";
import { useMailDraft } from "./use-mail-draft.ts";

/** The mails between staff and a lead, and the next one to write (contract 22). */
export function LeadMails({ lead }: { lead: AssessmentView }) {
  const thread = useQuery(mailsQuery(lead.id));
  if (thread.data) return <Thread lead={lead} thread={thread.data} onChanged={() => void thread.refetch()} />;
  return (
    <LeadSection id="mail">
      {thread.isError ? (
        <ErrorPanel
          title="The emails could not be loaded"
          error={thread.error}
          onRetry={() => void thread.refetch()}
        />
      ) : (
        <Bone className="h-16" />
      )}
    </LeadSection>
  );
}

type ThreadProps = { lead: AssessmentView; thread: MailThread; onChanged: () => void };

type Choice = { waits: string | null; writes: number; isOpen: boolean };

/** So many mails are shown before the older ones are asked for. */
const SHOWN = 3;

function Thread({ lead, thread, onChanged }: ThreadProps) {
  const { mails, more } = thread;
  const { writes } = use(SectionsContext);
  // What the mail was opened or closed for: another mail that waits, or another press, asks anew.
  const [choice, choose] = useState<Choice>({ waits: null, writes: 0, isOpen: false });
  const opener = useRef<HTMLDivElement>(null);
  const waits = lead.answerDueAt;
  const close = () => {
    choose({ waits, writes, isOpen: false });
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus({ preventScroll: true }));
  };
  const writing = useMailDraft(lead, thread, close);
  // What waits for an answer is answered where it stands; so is a mail that comes while the page is open.
  const isChosen = choice.waits === waits && choice.writes === writes;
  const isAsked = isChosen ? choice.isOpen : waits !== null || choice.writes < writes;
  const isWritten = (isAsked && thread.allowed) || writing.isKept;
  return (
    <LeadSection
      id="mail"
      count={mails.length > 0 ? `${mails.length}${more ? "+" : ""}` : undefined}
      more={
        !isWritten && (
          <Opener ref={opener} thread={thread} onOpen={() => choose({ waits, writes, isOpen: true })} />
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {mails.length === 0 && !isWritten && <p className="text-row text-ink-3">No conversation yet</p>}
        <Mails lead={lead} thread={thread} onChanged={onChanged} />
        {isWritten && (
          <MailForm {...{ lead, thread, writing }} takesFocus={choice.writes < writes} onClose={close} />
        )}
        {(isWritten || mails.length > 0) && !thread.answersCome && (
          <p className="text-ink-2 text-xs [overflow-wrap:anywhere]">
            Answers go to the mailbox of {thread.sender} and do not appear here.
          </p>
        )}
      </div>
    </LeadSection>
  );
}

type OpenerProps = { ref: Ref<HTMLDivElement>; thread: MailThread; onOpen: () => void };

/** The way to a new mail; where none may go, the reason stands in its place. */
function Opener({ ref, thread, onOpen }: OpenerProps) {
  return (
    <div ref={ref} className="min-w-0">
      {thread.allowed ? (
        <Button size="sm" variant="outline" onClick={onOpen}>
          {thread.mails.length > 0 ? "Reply" : "Write an email"}
        </Button>
      ) : (
        <p className="text-row text-ink-2">{thread.reason}</p>
      )}
    </div>
  );
}

function Mails({ lead, thread, onChanged }: ThreadProps) {
  const [isWhole, setWhole] = useState(false);
  const { mails, more } = thread;
  const hidden = isWhole ? 0 : Math.max(0, mails.length - SHOWN);
  if (mails.length === 0) return null;
  return (
    <>
      {hidden > 0 && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setWhole(true)}>
          {hidden === 1 ? "Show 1 earlier email" : `Show ${hidden} earlier emails`}
        </Button>
      )}
      {hidden === 0 && more && (
        <p className="text-ink-3 text-xs">Only the newest {mails.length} emails are shown.</p>
      )}
      <ol aria-label="Emails, the newest last" className="grid gap-2">
        {mails.slice(hidden).map((mail, index) => (
          <MailEntry
            key={`${mail.direction}-${mail.mailId}`}
            {...{ mail, lead, onChanged }}
            subjectBefore={mails[hidden + index - 1]?.subject ?? ""}
          />
        ))}
      </ol>
    </>
  );
}
