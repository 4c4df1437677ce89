import { lazy, Suspense, useState, ViewTransition } from "react";
import { PageHeader } from "../../content/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SiteFooter } from "../privacy/site-footer.tsx";
import { LeadCapture } from "./lead/lead-capture.tsx";
import { QuestionStep } from "./question-step.tsx";
import { BOOKING, hashOf, RESULTS, type QuizPlace } from "./quiz-place.ts";
import { QuizProgress } from "./quiz-progress.tsx";
import { QuizWelcome } from "./quiz-welcome.tsx";
import "./quiz.css";
import { ResumeQuizDialog } from "./resume-quiz-dialog.tsx";
import { useDirection } from "./use-direction.ts";
import { useLeadPreview } from "./lead/use-lead-preview.ts";
import { useQuiz, type Quiz } from "./use-quiz.ts";
import { useTitle } from "./use-title.ts";

// Only for returning visitors. The path to the lead form must not wait for the network.
const QuizResults = lazy(async () => ({ default: (await import("./quiz-results.tsx")).QuizResults }));
const QuizBooking = lazy(async () => ({ default: (await import("./quiz-booking.tsx")).QuizBooking }));

/** The space of each stage. The page around it keeps its own, so that nothing else moves between stages. */
const FRAMES: Record<Quiz["place"]["stage"], string> = {
  welcome: "content-center",
  questions: "max-w-3xl content-start",
  "lead-capture": "content-start",
  results: "content-start",
  booking: "max-w-3xl content-start",
};

export function QuizPage() {
  const quiz = useQuiz();
  const { place, resumable, isLoaded } = quiz;
  const [isAskedLater, setIsAskedLater] = useState(false);
  const direction = useDirection(place, isLoaded);
  const start = () => (resumable ? setIsAskedLater(false) : quiz.start());
  const Preview = useLeadPreview(quiz.sessionId !== null || resumable !== null);
  useTitle(place, quiz.way.total);

  return (
    <div className="bg-base-200 flex min-h-dvh flex-col overflow-x-clip">
      <PageHeader />
      <main
        tabIndex={-1}
        data-loaded={isLoaded || undefined}
        className="quiz-main mx-auto grid min-h-[calc(100dvh-4.5rem)] w-full max-w-7xl grow px-5 pt-2 pb-16 sm:px-8"
      >
        {(place.stage === "questions" || place.stage === "lead-capture") && <QuizProgress quiz={quiz} />}
        <ViewTransition key={hashOf(place)} default="none" enter="quiz-step" exit="quiz-step">
          <div
            className={`quiz-step row-start-2 grid w-full gap-5 sm:gap-8 ${FRAMES[place.stage]}`}
            data-direction={direction}
          >
            <Suspense fallback={<Skeleton className="h-96" />}>
              <QuizStage quiz={quiz} onStart={start} Preview={Preview} />
            </Suspense>
          </div>
        </ViewTransition>
        <QuizAnchors places={quiz.way.places} />
      </main>
      <SiteFooter />
      {resumable && !isAskedLater && (
        <ResumeQuizDialog
          saved={resumable}
          total={quiz.way.total}
          onContinue={quiz.resume}
          onStartFresh={quiz.startFresh}
          onClose={() => setIsAskedLater(true)}
        />
      )}
    </div>
  );
}

/** Targets of the places' addresses, by which the styles know that a place will be shown. */
function QuizAnchors({ places }: { places: readonly QuizPlace[] }) {
  return places.map((place) => (
    <span key={hashOf(place)} id={hashOf(place).slice(1)} className="quiz-anchor" />
  ));
}

type QuizStageProps = {
  quiz: Quiz;
  onStart: () => void;
  Preview: ReturnType<typeof useLeadPreview>;
};

function QuizStage({ quiz, onStart, Preview }: QuizStageProps) {
  const { place, last, sessionId } = quiz;
  if (place.stage === "questions") return <QuestionStep quiz={quiz} />;
  if (place.stage === "lead-capture") return <LeadCapture quiz={quiz} Preview={Preview} />;
  if (place.stage === "results" && last) {
    return <QuizResults last={last} onBook={() => quiz.go(BOOKING)} onStartAgain={quiz.startAgain} />;
  }
  if (place.stage === "booking" && last) {
    return <QuizBooking last={last} onBack={() => quiz.go(RESULTS)} />;
  }
  return <QuizWelcome onStart={onStart} isUnderWay={sessionId !== null} />;
}
