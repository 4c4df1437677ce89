import { filled } from "#domain/content/filled";
import { INTERVIEW_FIELDS, type InterviewField } from "#domain/funnel/interview/interview-fields";
import { useId, useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import type { Chat } from "../use-chat.ts";
import { ChatPulse } from "./chat-pulse.tsx";
import { progressText } from "./fields.ts";
import { InfoItem } from "./info-item.tsx";
import { missingWords } from "./missing-words.ts";
import { Outcome } from "./outcome.tsx";
import type { Correct } from "./use-correction.ts";

type InfoPanelProps = {
  chat: Chat;
  /** Whether what is around it has its title already. */
  isTitled: boolean;
  editing: InterviewField | null;
  onEdit: (field: InterviewField | null) => void;
};

/** So many of the facts still to come are listed. */
const SHOWN_NEXT = 3;

/** The facts collected in the conversation. At the message limit, the rest is asked for here (contract 12). */
export function InfoPanel({ chat, isTitled, editing, onEdit }: InfoPanelProps) {
  const { collected, sources, changed, former, missing, phase, isAtLimit, correct } = chat;
  const words = useContent("chat").facts;
  const headingId = useId();
  const [isFilling, setIsFilling] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const isForm = isAtLimit && phase === "open" && missing.length > 0;
  const asked = isForm ? (missing[0] ?? null) : null;
  const open = editing ?? asked;
  const next = missing.slice(0, SHOWN_NEXT);
  const later = missing.length - next.length;
  const shown = INTERVIEW_FIELDS.filter(
    (field) => isWhole || field === open || next.includes(field) || !missing.includes(field),
  );
  const save: Correct = async (field, value) => {
    setIsFilling(true);
    return correct(field, value);
  };
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <FactsHead chat={chat} headingId={headingId} isTitled={isTitled} />
      {isForm && (
        <p className="rounded-field bg-primary/12 px-4 py-3">
          {missingWords(missing, { all: words.allMissing, one: words.oneMissing, some: words.missing })}
        </p>
      )}
      <ul className="chat-facts divide-base-300 divide-y">
        {shown.map((field) => (
          <InfoItem
            key={field}
            field={field}
            value={collected[field]}
            sources={sources}
            isChanged={changed.includes(field)}
            former={former[field]}
            isEditing={open === field}
            isFixed={asked === field && editing === null}
            onEdit={phase === "open" ? onEdit : null}
            // At the limit the focus goes to booking; once the visitor answers here, it follows the form.
            takesFocus={editing !== null || isFilling}
            onSave={save}
          />
        ))}
      </ul>
      {later > 0 && <MoreToCome count={later} isOpen={isWhole} onToggle={() => setIsWhole(!isWhole)} />}
      {missing.length === INTERVIEW_FIELDS.length && <Outcome />}
      {phase === "completed" && <p className="text-base-content/75 text-sm">{words.fixed}</p>}
    </section>
  );
}

type MoreToComeProps = { count: number; isOpen: boolean; onToggle: () => void };

/** Lists the facts to come beyond the next ones, which can be given out of turn. */
function MoreToCome({ count, isOpen, onToggle }: MoreToComeProps) {
  const { more, fewer } = useContent("chat").facts;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="link min-h-11 justify-self-start"
    >
      {isOpen ? fewer : filled(more, { count: String(count) })}
    </button>
  );
}

type FactsHeadProps = { chat: Chat; headingId: string; isTitled: boolean };

/** The panel's title, which a drawer shows itself, and the way so far. */
function FactsHead({ chat, headingId, isTitled }: FactsHeadProps) {
  const { talk, facts } = useContent("chat");
  const { answers } = talk;
  const { collected, missing, progress } = chat;
  const text = progressText(facts, missing.length, progress);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2
          id={headingId}
          tabIndex={-1}
          // The details open with their title in view.
          data-autofocus=""
          className={isTitled ? "sr-only" : "font-display text-title font-bold"}
        >
          {answers}
        </h2>
        <p className="text-base-content/75 shrink-0 text-sm font-semibold tabular-nums">{text}</p>
      </div>
      <ChatPulse collected={collected} progress={progress} text={text} />
    </div>
  );
}
