import type { BookingSource } from "#domain/money/ads/ad-events";
import { PHONE_FAULTS } from "#domain/calls/phone-fault";
import { PhoneCall } from "lucide-react";
import { useId, useRef, useState, type SubmitEvent } from "react";
import type { CallMeContent } from "#domain/content/parts/booking";
import { useContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { WithPart } from "../../../../content/with-part.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { FieldError } from "../../../../ui/field-error.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { useFieldText } from "../../../../ui/use-field-text.ts";
import { requestCall, type CallRequestStatus } from "./call-calls.ts";

type CallFormProps = {
  sessionId: string;
  /** Whether the team calls at once, as far as it is known. */
  isNow: boolean;
  source: BookingSource;
  onAsked: (status: CallRequestStatus) => void;
};

/** What is wrong, where; none of it if all is well. */
type Problems = { phone?: string; consent?: string; call?: string };

/** A number, and consent of its own to be called at it. */
export function CallForm({ sessionId, isNow, source, onAsked }: CallFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { call: consentWording } = useContent("consents");
  const words = useContent("callMe");
  const notDone = useNotDone();
  const phoneField = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState("");
  const boundPhone = useFieldText(phoneField, phone, setPhone);
  const [isAgreed, setIsAgreed] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);

  function show(found: Problems): void {
    setProblems(found);
    const field = found.phone ? "phone" : found.consent ? "callConsent" : null;
    if (field) form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const missing = missingOf(words, phone, isAgreed);
    if (missing.phone || missing.consent) return show(missing);
    setIsBusy(true);
    setProblems({});
    try {
      onAsked(await requestCall(sessionId, source, { phone, consentWording }));
    } catch (error) {
      show(problemsOf(error, notDone(words.notAsked, error)));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        {...boundPhone}
        ref={phoneField}
        label={words.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        readOnly={isBusy}
        error={problems.phone}
      />
      <ConsentField
        wording={consentWording}
        isAgreed={isAgreed}
        error={problems.consent}
        onChange={setIsAgreed}
      />
      <SendRow isNow={isNow} isBusy={isBusy} />
      <p role="alert" className="text-error text-sm font-medium empty:hidden">
        {problems.call}
      </p>
    </form>
  );
}

function SendRow({ isNow, isBusy }: { isNow: boolean; isBusy: boolean }) {
  const { send, sendNow } = useContent("callMe");
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" variant="outline" size="lg" isBusy={isBusy} className="max-sm:w-full">
        <PhoneCall aria-hidden="true" className="size-5" />
        {isNow ? sendNow : send}
      </Button>
      <PolicyNote />
    </div>
  );
}

function PolicyNote() {
  const { policy, policyLink } = useContent("callMe");
  return (
    <p className="text-base-content/75 text-sm">
      <WithPart text={policy} name="policy">
        <a href="/privacy-policy" className="link">
          {policyLink}
        </a>
      </WithPart>
    </p>
  );
}

type ConsentFieldProps = {
  wording: string;
  isAgreed: boolean;
  error: string | undefined;
  onChange: (isAgreed: boolean) => void;
};

function ConsentField({ wording, isAgreed, error, onChange }: ConsentFieldProps) {
  const errorId = useId();
  return (
    <div className="grid gap-1.5">
      <CheckboxField
        name="callConsent"
        label={wording}
        checked={isAgreed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <FieldError id={errorId} className="ml-9">
        {error}
      </FieldError>
    </div>
  );
}

function missingOf(words: CallMeContent, phone: string, isAgreed: boolean): Problems {
  return {
    ...(phone.trim() === "" && { phone: PHONE_FAULTS.missing }),
    ...(!isAgreed && { consent: words.missingConsent }),
  };
}

function problemsOf(error: unknown, notDone: string): Problems {
  if (error instanceof ApiError) {
    const wrong = error.issues.find(({ path }) => path === "phone");
    if (wrong) return { phone: wrong.message };
    if (error.status === 410) return { call: error.reason };
  }
  return { call: notDone };
}
