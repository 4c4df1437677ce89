import "./lead-capture.css";
import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/parts/quiz";
import { LockKeyhole } from "lucide-react";
import { useEffect, useId, useState, useRef, type ComponentType, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useContent, useContentVersion } from "../../../../content/use-content.tsx";
import { stepFailed, stopCounting } from "../../../../lib/visit/visit-steps.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { useFieldText } from "../../../../ui/use-field-text.ts";
import { CONTACT_KEYS, contactProblem, missingContact } from "../../answers/contact-fields.ts";
import { ContactInput } from "../../answers/contact-input.tsx";
import { validAnswers } from "../quiz-place.ts";
import { StepActions } from "../step-actions.tsx";
import { StepHeading } from "../step-heading.tsx";
import type { Quiz } from "../use-quiz.ts";
import type { LeadPreviewProps } from "./lead-preview.tsx";
import { leadOf } from "./submit-lead.ts";
import { useSubmit, type SubmitStatus } from "./use-submit.ts";

/** What the button says while the form is being sent. */
const LABELS = {
  idle: "send",
  sending: "sending",
  waiting: "waiting",
  failed: "failed",
  sent: "sent",
} as const satisfies Record<SubmitStatus["phase"], keyof QuizContent["form"]>;

type LeadCaptureProps = {
  quiz: Quiz;
  /** The preview of the result beside the form; its space if there is none yet. */
  Preview: ComponentType<LeadPreviewProps> | null;
};

/**
 * Name, email and website for the results, beside a first look at them. The input is never lost, whether sending
 * succeeds or not.
 */
export function LeadCapture({ quiz, Preview }: LeadCaptureProps) {
  const { heading, text } = useContent("quiz").form;
  return (
    <div className="quiz-lead">
      <div className="grid gap-2">
        <StepHeading>{heading}</StepHeading>
        <p className="text-base-content/75 sm:text-lg">{text}</p>
      </div>
      {Preview ? <Preview answers={fromQuizAnswers(validAnswers(quiz.draft))} /> : <PreviewSpace />}
      <LeadForm quiz={quiz} />
    </div>
  );
}

/** As large as the preview, so that nothing moves when it comes; nothing to see, as it may not. */
function PreviewSpace() {
  return <div aria-hidden="true" className="quiz-preview" />;
}

function LeadForm({ quiz }: { quiz: Quiz }) {
  const { draft, sessionId } = quiz;
  const words = useContent("quiz").form;
  const contact = useContent("contact");
  const consents = useContent("consents");
  const [company, setCompany] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const { status, submit, update, tryNow } = useSubmit(quiz.renewSession);
  const reasonId = useId();
  const missing = missingContact(draft, contact);
  const { emailConsent } = quiz;
  const contentVersion = useContentVersion();
  const shown = { consentWording: consents.mail, contentVersion };
  const lead = leadOf(draft, { emailConsent, company, extra: quiz.extra, ...shown });
  const isSending = status.phase === "sending" || status.phase === "sent";

  useEffect(() => {
    if (lead && status.phase === "waiting") update(lead);
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const open = CONTACT_KEYS.find((key) => contactProblem(key, draft[key] ?? "") !== null);
    if (company) stopCounting();
    if (open) {
      stepFailed();
      // The field says what it lacks before it takes the focus, so that screen readers read both.
      flushSync(() => setIsAsked(true));
      event.currentTarget.querySelector<HTMLElement>(`[name=${open}]`)?.focus();
    } else if (status.phase === "waiting") tryNow();
    else if (lead && sessionId) submit(sessionId, lead);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="quiz-lead-form">
      <LeadFields
        quiz={quiz}
        isLocked={isSending}
        isAsked={isAsked}
        company={company}
        onCompany={setCompany}
      />
      <StepActions quiz={quiz}>
        <Button
          type="submit"
          size="lg"
          isBusy={isSending}
          aria-disabled={missing !== null}
          aria-describedby={reasonId}
          className="quiz-forward grow"
        >
          {words[LABELS[status.phase]]}
        </Button>
      </StepActions>
      <p id={reasonId} className="sr-only">
        {missing}
      </p>
      {/* Below the button, so that the button does not move after it is pressed. */}
      <SubmitNews status={status} />
      <FormNote />
    </form>
  );
}

/** What the details are for. */
function FormNote() {
  const { note, privacyPolicy } = useContent("quiz").form;
  return (
    <p className="text-base-content/75 text-sm">
      <LockKeyhole aria-hidden="true" className="me-1.5 -mt-0.5 inline size-3.5" />
      {`${note} `}
      <a href="/privacy-policy" className="link py-3">
        {privacyPolicy}
      </a>
    </p>
  );
}

/** The progress of sending. The live region exists from the start, so that changes are announced. */
function SubmitNews({ status }: { status: SubmitStatus }) {
  const news = newsOf(status, useContent("quiz").sending);
  return (
    <div role="status">
      {news && (
        <div className="rounded-box border border-warning/40 bg-warning/10 p-4">
          <p className="font-semibold">{news.title}</p>
          <p>{news.text}</p>
        </div>
      )}
    </div>
  );
}

type News = { title: string; text: string };

function newsOf(status: SubmitStatus, words: QuizContent["sending"]): News | null {
  if (status.phase === "waiting") {
    const when = status.isOffline ? words.whenOnline : words.whenServer;
    return {
      title: status.isOffline ? words.offline : words.waiting,
      // A browser without storage forgets the answers when the page closes.
      text: filled(status.isKept ? words.kept : words.open, { when }),
    };
  }
  if (status.phase !== "failed") return null;
  const reason = status.reason ?? words.unreached;
  return { title: words.waiting, text: filled(words.failed, { reason }) };
}

type LeadFieldsProps = {
  quiz: Quiz;
  isLocked: boolean;
  /** Whether the form was pressed while something was missing. */
  isAsked: boolean;
  company: string;
  onCompany: (text: string) => void;
};

/** The fields of the lead form, and a separate box for consent to email. */
function LeadFields({ quiz, isLocked, isAsked, company, onCompany }: LeadFieldsProps) {
  const { mail } = useContent("consents");
  return (
    <div className="relative grid gap-4">
      {CONTACT_KEYS.map((key) => (
        <ContactInput
          key={key}
          field={key}
          value={quiz.draft[key] ?? ""}
          isLocked={isLocked}
          isAsked={isAsked}
          onChange={(text) => quiz.answer({ [key]: text })}
        />
      ))}
      <HoneypotField value={company} onChange={onCompany} />
      <CheckboxField
        name="emailConsent"
        label={mail}
        checked={quiz.emailConsent}
        onChange={(event) => quiz.setEmailConsent(event.target.checked)}
      />
    </div>
  );
}

type HoneypotFieldProps = { value: string; onChange: (value: string) => void };

/** Invisible to people, who leave it empty; browsers do not autofill a field of this name. */
function HoneypotField({ value, onChange }: HoneypotFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const bound = useFieldText(field, value, onChange);
  return (
    <div aria-hidden="true" className="absolute top-0 left-0 size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input {...bound} ref={field} type="text" name="contact_note" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
