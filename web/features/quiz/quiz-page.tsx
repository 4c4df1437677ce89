import { lazy, Suspense, useState, ViewTransition } from "react";
import { PageHeader } from "../../content/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SiteFooter } from "../privacy/site-footer.tsx";
import { LeadCapture } from "./lead-capture.tsx";
import { QuestionStep } from "./question-step.tsx";
import { ALL_PLACES, BOOKING, hashOf, RESULTS } from "./quiz-place.ts";
import { QuizProgress } from "./quiz-progress.tsx";
import { QuizWelcome } from "./quiz-welcome.tsx";
import "./quiz.css";
import { ResumeQuizDialog } from "./resume-quiz-dialog.tsx";
import { useDirection } from "./use-direction.ts";
import { useQuiz, type Quiz } from "./use-quiz.ts";
import { useTitle } from "./use-title.ts";

// Only for returning visitors. The path to the lead form must not wait for the network.
const QuizResults = lazy(async () => ({ default: (await import("./quiz-results.tsx")).QuizResults }));
const QuizBooking = lazy(async () => ({ default: (await import("./quiz-booking.tsx")).QuizBooking }));

export function QuizPage() {
  const quiz = useQuiz();
  const { place, resumable, isLoaded } = quiz;
  const [isAskedLater, setIsAskedLater] = useState(false);
  const direction = useDirection(place, isLoaded);
  const start = () => (resumable ? setIsAskedLater(false) : quiz.start());
  useTitle(place);

  return (
    <div className="bg-base-200 flex min-h-dvh flex-col overflow-x-clip">
      <PageHeader />
      <main
        tabIndex={-1}
        data-loaded={isLoaded || undefined}
        className={`mx-auto grid min-h-[calc(100dvh-5rem)] w-full grow content-start gap-8 px-5 pt-4 pb-16 sm:px-8 sm:pt-12 ${place.stage === "welcome" ? "max-w-7xl" : "max-w-3xl"}`}
      >
        {place.stage === "questions" && <QuizProgress step={place.step} />}
        <ViewTransition key={hashOf(place)} default="none" enter="quiz-step" exit="quiz-step">
          <div className="quiz-step grid gap-8" data-direction={direction}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <QuizStage quiz={quiz} onStart={start} />
            </Suspense>
          </div>
        </ViewTransition>
        {ALL_PLACES.map((each) => (
          <span key={hashOf(each)} id={hashOf(each).slice(1)} className="quiz-anchor" />
        ))}
      </main>
      <SiteFooter />
      {resumable && !isAskedLater && (
        <ResumeQuizDialog
          saved={resumable}
          onContinue={quiz.resume}
          onStartFresh={quiz.startFresh}
          onClose={() => setIsAskedLater(true)}
        />
      )}
    </div>
  );
}

function QuizStage({ quiz, onStart }: { quiz: Quiz; onStart: () => void }) {
  const { place, last, sessionId } = quiz;
  if (place.stage === "questions") return <QuestionStep quiz={quiz} />;
  if (place.stage === "lead-capture") return <LeadCapture quiz={quiz} />;
  if (place.stage === "results" && last) {
    return <QuizResults last={last} onBook={() => quiz.go(BOOKING)} onStartAgain={quiz.startAgain} />;
  }
  if (place.stage === "booking" && last) {
    return <QuizBooking sessionId={last.sessionId} onBack={() => quiz.go(RESULTS)} />;
  }
  return <QuizWelcome onStart={onStart} isUnderWay={sessionId !== null} />;
}
