import { completeQuizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { useId, useState, type SubmitEvent } from "react";
import { PageHeader } from "../../../../content/page-header.tsx";
import { useContent, useContentVersion } from "../../../../content/use-content.tsx";
import { api, unwrap } from "../../../../lib/api.ts";
import { ownTimeZone } from "../../../../lib/own-time-zone.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import type { QuizParts } from "../quiz-page.tsx";
import { FinishEnded, type EndedReason } from "./finish-ended.tsx";
import { reasonOf, useFinish, useFinishSteps } from "./use-finish.ts";

/** The questions that a lead of Meta's forms has not answered yet; whose they are is not shown. */
export function FinishPage({ token, parts }: { token: string; parts: QuizParts }) {
  const state = useFinish(token);
  if (state.phase === "ended") return <FinishEnded reason={state.reason} />;
  return (
    <div className="bg-base-200 flex min-h-dvh flex-col overflow-x-clip">
      <PageHeader />
      <main
        tabIndex={-1}
        data-loaded={state.phase === "open" || undefined}
        className="quiz-main mx-auto grid min-h-[calc(100dvh-4.5rem)] w-full max-w-7xl grow px-5 pt-2 pb-16 sm:px-8"
      >
        {state.phase === "loading" ? (
          <Skeleton className="h-96" />
        ) : (
          <FinishSteps token={token} parts={parts} draft={state.draft} missing={state.missing} />
        )}
      </main>
    </div>
  );
}

type FinishStepsProps = { token: string; parts: QuizParts } & Parameters<typeof useFinishSteps>[1];

function FinishSteps({ token, parts, ...opened }: FinishStepsProps) {
  const { QuizProgress, QuestionStep } = parts;
  const quiz = useFinishSteps(token, opened, parts);
  const { place } = quiz;
  return (
    <>
      <QuizProgress quiz={quiz} />
      <div className="quiz-step row-start-2 grid w-full max-w-3xl content-start gap-5 sm:gap-8">
        {place.stage === "questions" ? (
          <QuestionStep key={place.step} quiz={quiz} />
        ) : (
          <LastStep token={token} quiz={quiz} parts={parts} />
        )}
      </div>
    </>
  );
}

type LastStepProps = { token: string; quiz: ReturnType<typeof useFinishSteps>; parts: QuizParts };

/** Sends the answers and leads on to the hub. Name and address are known, so only the consent is asked for. */
function LastStep({ token, quiz, parts }: LastStepProps) {
  const { StepActions, StepHeading } = parts;
  const { heading, send, sending, note, privacyPolicy } = useContent("quiz").form;
  const { unreached } = useContent("quiz").sending;
  const { mail } = useContent("consents");
  const contentVersion = useContentVersion();
  const [emailConsent, setEmailConsent] = useState(false);
  const [phase, setPhase] = useState<"idle" | "sending" | EndedReason>("idle");
  const newsId = useId();
  const answers = completeQuizAnswersSchema.safeParse(quiz.draft);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!answers.success || phase === "sending") return;
    setPhase("sending");
    try {
      const told = { emailConsent, consentWording: mail, contentVersion, timeZone: ownTimeZone() };
      const json = { token, answers: answers.data, ...told };
      const { sessionId } = await unwrap(api.assessment.submit.$post({ json }));
      // Back would lead here again, where nothing is left to answer.
      location.replace(`/hub/${sessionId}`);
    } catch (error) {
      setPhase(reasonOf(error));
    }
  }

  if (phase === "ended" || phase === "unknown") return <FinishEnded reason={phase} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <StepHeading>{heading}</StepHeading>
      <CheckboxField
        name="emailConsent"
        label={mail}
        checked={emailConsent}
        onChange={({ target }) => setEmailConsent(target.checked)}
      />
      <StepActions quiz={quiz}>
        <Button
          type="submit"
          size="lg"
          isBusy={phase === "sending"}
          aria-describedby={newsId}
          className="quiz-forward grow"
        >
          {phase === "sending" ? sending : send}
        </Button>
      </StepActions>
      <p id={newsId} role="status" className="text-error">
        {phase === "failed" ? unreached : null}
      </p>
      <p className="text-base-content/75 text-sm">
        {`${note} `}
        <a href="/privacy-policy" className="link py-3">
          {privacyPolicy}
        </a>
      </p>
    </form>
  );
}
