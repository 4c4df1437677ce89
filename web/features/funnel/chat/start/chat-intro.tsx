import { filled } from "#domain/content/filled";
import { isHubExpired } from "#domain/funnel/hub/hub";
import { INTERVIEW_FIELDS } from "#domain/funnel/interview/interview-fields";
import { ArrowRight, Scale } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "../../../../content/page-header.tsx";
import { PulseMark } from "../../../../content/pulse/pulse-mark.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import type { LastAssessment } from "../../../../lib/last-assessment.ts";
import { serverNow } from "../../../../lib/server-clock.ts";
import { Button } from "../../../../ui/button.tsx";
import { SiteFooter } from "../../../people/privacy/site-footer.tsx";

type ChatIntroProps = {
  last: LastAssessment | null;
  /** True while the conversation is being loaded. */
  isStarting: boolean;
  hasFailed: boolean;
  onStart: () => void;
};

/** The first view of the page, contained in the HTML before any script runs. */
export function ChatIntro({ last, isStarting, hasFailed, onStart }: ChatIntroProps) {
  const words = useContent("chat").intro;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        tabIndex={-1}
        className="mx-auto grid min-h-[calc(100dvh-5rem)] w-full max-w-7xl grow content-center items-center gap-x-16 gap-y-10 px-5 pt-4 pb-16 sm:px-8 lg:grid-cols-[7fr_5fr] lg:pb-24"
      >
        <div className="grid gap-7">
          <h1 className="font-display text-headline font-extrabold text-balance">{words.heading}</h1>
          <p className="text-base-content/80 max-w-xl text-lg">{words.text}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button size="lg" className="max-sm:w-full" isBusy={isStarting} onClick={onStart}>
              {words.start}
              <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
            <p className="font-semibold">{words.time}</p>
          </div>
          <p role="alert" className="text-error font-medium empty:hidden">
            {hasFailed && words.failed}
          </p>
          <ul className="border-base-300 grid max-w-xl gap-3 border-t pt-6 wrap-anywhere">
            <li className="flex gap-3">
              <PulseMark className="mt-0.5 size-6" />
              <span>{words.person}</span>
            </li>
            <li className="flex gap-3">
              <Scale aria-hidden="true" className="text-accent mx-0.5 mt-0.5 size-5 shrink-0" />
              <span>{words.rules}</span>
            </li>
          </ul>
          <OtherWay last={last} />
        </div>
        <IntroPreview />
      </main>
      <SiteFooter />
    </div>
  );
}

/** The link to a hub known only to this browser replaces the quiz's line, so that nothing above it moves. */
function OtherWay({ last }: { last: LastAssessment | null }) {
  const words = useContent("chat").intro;
  const [now] = useState(serverNow);
  const hasHub = last && !isHubExpired(Date.parse(last.hubExpiresAt), now);
  return (
    <p className="text-base-content/80">
      {hasHub ? words.beenHere : words.preferQuiz}{" "}
      {hasHub ? (
        <a href={`/hub/${last.sessionId}`} className="link">
          {words.openHub}
        </a>
      ) : (
        <a href="/quiz" className="link">
          {words.quiz}
        </a>
      )}
    </p>
  );
}

/** Of a chat with two answers: the one that is shown, and the one that it began with. */
const PROGRESS = {
  known: "2",
  total: String(INTERVIEW_FIELDS.length),
  percent: String(Math.round(200 / INTERVIEW_FIELDS.length)),
};

/** A preview of the chat, beside the text. */
function IntroPreview() {
  const { example, facts, talk } = useContent("chat");
  return (
    <div aria-hidden="true" className="chat-preview">
      <div className="border-base-300 flex items-center justify-between border-b pb-3 text-sm font-semibold">
        <span>{talk.answers}</span>
        <span className="tabular-nums">{filled(facts.progress, PROGRESS)}</span>
      </div>
      <Asked question={example.question} />
      <p className="chat-own">{example.answer}</p>
      <Asked lead={example.thanks} question={example.next} />
      <div data-short="" className="chat-replies">
        {example.replies.map((text, index) => (
          <span key={text} className="chat-reply">
            <span className="chat-reply-key">{index + 1}</span>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

function Asked({ lead = "", question }: { lead?: string; question: string }) {
  return (
    <div className="chat-theirs">
      <PulseMark className="chat-face" />
      <div className="chat-said">
        {lead && <p>{lead}</p>}
        <p className="chat-ask">{question}</p>
      </div>
    </div>
  );
}
