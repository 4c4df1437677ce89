import { EXTRA_TEXT_MAX, extraAnswer, type ExtraGiven } from "#domain/funnel/answers/extra-answers";
import type { ExtraQuestion } from "#domain/content/parts/extra";
import { useId, useState, type SubmitEvent } from "react";
import { useContent, useContentVersion } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { readStored, store } from "../../../../lib/storage.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-error.tsx";
import { FreeText } from "../../answers/free-text.tsx";
import { saveExtra } from "../chat-calls.ts";

/** The session whose answers are saved: after a reload it is not asked again. */
const SAVED = "chat-extra-saved";

/** The owner's own questions, once the result is there (contract 21). They decide nothing, and may be left alone. */
export function ExtraCard({ sessionId }: { sessionId: string }) {
  const { questions, words } = useContent("extra");
  const [isSaved, setSaved] = useState(() => readStored(SAVED) === sessionId);
  const headingId = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="bg-base-100 rounded-box grid gap-5 p-5 sm:p-8">
      <div className="grid gap-1">
        <h2 id={headingId} className="font-display text-title font-extrabold">
          {words.chat}
        </h2>
        <p className="text-base-content/80">{words.chatHelp}</p>
      </div>
      {!isSaved && (
        <ExtraForm
          sessionId={sessionId}
          onSaved={() => {
            store(SAVED, sessionId);
            setSaved(true);
          }}
        />
      )}
      <p role="status" className="font-semibold empty:hidden">
        {isSaved && words.saved}
      </p>
    </section>
  );
}

function ExtraForm({ sessionId, onSaved }: { sessionId: string; onSaved: () => void }) {
  const { questions, words } = useContent("extra");
  const version = useContentVersion();
  const notDone = useNotDone();
  const [given, setGiven] = useState<ExtraGiven>({});
  const [{ isBusy, isAsked, failure }, setState] = useState({ isBusy: false, isAsked: false, failure: "" });
  const isOpen = (question: ExtraQuestion) =>
    question.answered === "required" && !extraAnswer(question, given[question.id]);

  async function send(form: HTMLFormElement): Promise<void> {
    setState({ isBusy: true, isAsked: true, failure: "" });
    const open = questions.find(isOpen);
    if (open) {
      form.querySelector<HTMLElement>(`[name="${nameOf(open)}"]`)?.focus();
      return setState({ isBusy: false, isAsked: true, failure: "" });
    }
    try {
      await carryOut(() => saveExtra(sessionId, given, version));
      onSaved();
    } catch (error) {
      setState({ isBusy: false, isAsked: true, failure: notDone(words.failed, error) });
    }
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      {questions.map((question) => (
        <OwnQuestion
          key={question.id}
          question={question}
          value={given[question.id] ?? ""}
          isMissing={isAsked && isOpen(question)}
          onChange={(text) => setGiven({ ...given, [question.id]: text })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
        <p role="alert" className="text-error text-sm empty:hidden">
          {failure}
        </p>
      </div>
    </form>
  );
}

const nameOf = ({ id }: ExtraQuestion) => `extra-${id}`;

type OwnQuestionProps = {
  question: ExtraQuestion;
  value: string;
  isMissing: boolean;
  onChange: (text: string) => void;
};

function OwnQuestion({ question, value, isMissing, onChange }: OwnQuestionProps) {
  const { words } = useContent("extra");
  const [headingId, newsId] = [useId(), useId()];
  const { kind, options, subtext, answered } = question;
  const described = { "aria-labelledby": headingId, "aria-describedby": newsId };
  return (
    <fieldset {...described} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span id={headingId} className="font-semibold">
          {question.question}
        </span>
        {answered === "optional" && <span className="text-base-content/75 text-sm">{words.optional}</span>}
      </div>
      {subtext && <p className="text-base-content/75 text-sm">{subtext}</p>}
      {kind === "choice" ? (
        options.map(({ id, label }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={nameOf(question)}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="radio border-base-content/60"
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))
      ) : (
        <FreeText
          {...described}
          name={nameOf(question)}
          required={answered === "required"}
          rows={2}
          maxLength={EXTRA_TEXT_MAX}
          aria-invalid={isMissing}
          value={value}
          onText={onChange}
        />
      )}
      <FieldError id={newsId}>{isMissing && (kind === "choice" ? words.choose : words.write)}</FieldError>
    </fieldset>
  );
}
