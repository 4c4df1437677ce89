import { isHubExpired } from "#domain/hub/hub";
import { ArrowRight, Scale } from "lucide-react";
import { useState } from "react";
import { PulseMark } from "../../../content/pulse/pulse-mark.tsx";
import { PageHeader } from "../../../content/page-header.tsx";
import type { LastAssessment } from "../../../lib/last-assessment.ts";
import { Button } from "../../../ui/button.tsx";
import { SiteFooter } from "../../privacy/site-footer.tsx";
import { IntroPreview } from "./intro-preview.tsx";

type ChatIntroProps = {
  last: LastAssessment | null;
  /** True while the conversation is being loaded. */
  isStarting: boolean;
  hasFailed: boolean;
  onStart: () => void;
};

/** The first view of the page, contained in the HTML before any script runs. */
export function ChatIntro({ last, isStarting, hasFailed, onStart }: ChatIntroProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        tabIndex={-1}
        className="mx-auto grid min-h-[calc(100dvh-5rem)] w-full max-w-7xl grow content-center items-center gap-x-16 gap-y-10 px-5 pt-4 pb-16 sm:px-8 lg:grid-cols-[7fr_5fr] lg:pb-24"
      >
        <div className="grid gap-7">
          <h1 className="font-display text-headline font-extrabold text-balance">
            Find out exactly what’s holding your Meta ads back
          </h1>
          <p className="text-base-content/80 max-w-xl text-lg">
            Answer in your own words, or just tap. You get your biggest roadblock, the program that fits and
            what it costs, before you talk to anyone.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button size="lg" className="max-sm:w-full" isBusy={isStarting} onClick={onStart}>
              Start Assessment
              <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
            <p className="font-semibold">Takes about 3 minutes</p>
          </div>
          <p role="alert" className="text-error font-medium empty:hidden">
            {hasFailed && "The chat didn’t load. Please check your connection and try again."}
          </p>
          <ul className="border-base-300 grid max-w-xl gap-3 border-t pt-6">
            <li className="flex gap-3">
              <PulseMark className="mt-0.5 size-6" />
              <span>
                You chat with our AI assessor, any time, at your own pace. When you book a call, you talk to a
                person.
              </span>
            </li>
            <li className="flex gap-3">
              <Scale aria-hidden="true" className="text-accent mx-0.5 mt-0.5 size-5 shrink-0" />
              <span>
                Your program and its price come from fixed rules, the same for everyone. The AI can’t change
                them.
              </span>
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
  const [now] = useState(() => Date.now());
  const hasHub = last && !isHubExpired(Date.parse(last.hubExpiresAt), now);
  return (
    <p className="text-base-content/80">
      {hasHub ? "Been here before? " : "Prefer a quiz? "}
      {hasHub ? (
        <a href={`/hub/${last.sessionId}`} className="link">
          Open my strategy hub
        </a>
      ) : (
        <a href="/quiz" className="link">
          Take the 8-question quiz
        </a>
      )}
    </p>
  );
}
