import "../../../index.css";
import "./quiz.css";
import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/parts/quiz";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense, useState, ViewTransition, useEffect } from "react";
import { PageHeader } from "../../../content/page-header.tsx";
import { SAMPLE_ANSWERS } from "../../../content/sample-answers.ts";
import { useContent } from "../../../content/use-content.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SiteFooter } from "../../people/privacy/site-footer.tsx";
import { BeatRow } from "./beat-row.tsx";
import { LeadCapture } from "./lead/lead-capture.tsx";
import { useLeadPreview } from "./lead/use-lead-preview.ts";
import { QuestionStep } from "./question-step.tsx";
import {
  BOOKING,
  hashOf,
  RESULTS,
  isSamePlace,
  quizWay,
  validAnswers,
  type QuizPlace,
} from "./quiz-place.ts";
import { QuizProgress } from "./quiz-progress.tsx";
import { StepActions } from "./step-actions.tsx";
import { StepHeading } from "./step-heading.tsx";
import { ResumeQuizDialog } from "./resume-quiz-dialog.tsx";
import { useQuiz, type Quiz } from "./use-quiz.ts";

const ORDER = ["welcome", "questions", "lead-capture", "results", "booking"];

const rank = ({ stage, step }: QuizPlace) => ORDER.indexOf(stage) * 10 + step;

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

/** For who finishes by a link, whose page takes them from here: split off, they would cost each visitor of the quiz. */
export const QUIZ_PARTS = {
  QuestionStep,
  QuizProgress,
  StepActions,
  StepHeading,
  quizWay,
  validAnswers,
} as const;
export type QuizParts = typeof QUIZ_PARTS;

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

type Direction = "forward" | "back" | undefined;

/** The direction in which the quiz last moved; undefined for the place where the page opened. */
function useDirection(place: QuizPlace, isLoaded: boolean): Direction {
  const [shown, setShown] = useState<{ place: QuizPlace; direction: Direction } | null>(null);
  if (isLoaded && !(shown && isSamePlace(shown.place, place))) {
    const direction = shown && (rank(place) < rank(shown.place) ? "back" : "forward");
    setShown({ place, direction: direction ?? undefined });
  }
  return shown?.direction;
}

/** Each step has its own title, for tabs, history and screen readers. */
function useTitle(place: QuizPlace, total: number): void {
  const { name } = useContent("brand");
  const title = titleOf(place, total, useContent("quiz").titles);
  useEffect(() => {
    if (title === null) return;
    const { title: ofPage } = document;
    document.title = `${title} – ${name}`;
    return () => {
      document.title = ofPage;
    };
  }, [title, name]);
}

function titleOf({ stage, step }: QuizPlace, total: number, titles: QuizContent["titles"]): string | null {
  switch (stage) {
    case "welcome":
      return null;
    case "questions":
      return filled(titles.question, { step: String(step), total: String(total) });
    case "lead-capture":
      return titles.form;
    case "results":
      return titles.results;
    case "booking":
      return titles.booking;
  }
}

/** The first view of the quiz, contained in the HTML before any script runs. */
function QuizWelcome({ onStart, isUnderWay }: { onStart: () => void; isUnderWay: boolean }) {
  const words = useContent("quiz").welcome;
  return (
    <div className="grid items-center gap-14 lg:grid-cols-[7fr_5fr] lg:pt-6">
      <div className="grid gap-8">
        <div className="grid gap-5">
          <p className="text-accent text-sm font-semibold">{words.kicker}</p>
          <h1 className="font-display text-headline font-extrabold text-balance">{words.heading}</h1>
          <p className="text-base-content/80 max-w-xl text-lg sm:text-xl">{words.text}</p>
        </div>
        <div className="grid justify-items-start gap-3">
          <Button size="lg" onClick={onStart} className="max-sm:w-full">
            {isUnderWay ? words.goOn : words.start}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
          <p className="text-base-content/75">
            {`${words.time} `}
            <a href="/chat" className="link">
              {words.chat}
            </a>
          </p>
        </div>
        <ul className="border-base-content/15 grid gap-x-8 gap-y-5 border-t pt-6 wrap-anywhere sm:grid-cols-3">
          {words.promises.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1">
              <span className="font-semibold">{title}</span>
              <span className="text-base-content/75">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <HubPreview />
    </div>
  );
}

/** A picture of the result: an example of a strategy hub. */
export function HubPreview() {
  const { heading, lines, note } = useContent("quiz").example;
  return (
    <div
      data-theme="ink"
      aria-hidden="true"
      className="bg-base-200 text-base-content rounded-box border-base-300 relative hidden overflow-hidden border lg:block"
    >
      <div className="grid gap-6 p-8">
        <BeatRow answers={SAMPLE_ANSWERS} className="h-40" />
        <p className="font-display text-title font-extrabold">{heading}</p>
        <ul className="grid wrap-anywhere">
          {lines.map(({ label, text }) => (
            <li key={label} className="border-base-content/20 grid gap-0.5 border-t py-3">
              <span className="text-base-content/75 text-sm">{label}</span>
              <span className="font-semibold">{text}</span>
            </li>
          ))}
        </ul>
        <p className="text-base-content/75 text-xs">{note}</p>
      </div>
    </div>
  );
}
