import { QUESTION_COUNT } from "#domain/answers/questions";
import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { HubPreview } from "./hub-preview.tsx";

const PROMISES = [
  {
    title: "Your biggest roadblocks",
    text: "Which part is holding your ads back: product, audience, offer or funnel.",
  },
  { title: "Your next step", text: "The program that fits where you are today." },
  { title: "What it costs", text: "Estimated pricing before you talk to anyone." },
];

/** The first view of the quiz, contained in the HTML before any script runs. */
export function QuizWelcome({ onStart, isUnderWay }: { onStart: () => void; isUnderWay: boolean }) {
  return (
    <div className="grid items-center gap-14 lg:grid-cols-[7fr_5fr] lg:pt-6">
      <div className="grid gap-8">
        <div className="grid gap-5">
          <p className="text-accent text-sm font-semibold">Free Meta ads growth assessment</p>
          <h1 className="font-display text-headline font-extrabold text-balance">
            Find out what’s holding your Meta ads back
          </h1>
          <p className="text-base-content/80 max-w-xl text-lg sm:text-xl">
            {`${QUESTION_COUNT} questions. No account, no small talk. At the end, you get your own strategy hub.`}
          </p>
        </div>
        <div className="grid justify-items-start gap-3">
          <Button size="lg" onClick={onStart} className="max-sm:w-full">
            {isUnderWay ? "Continue" : "Start Assessment"}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
          <p className="text-base-content/75">
            Takes about 3 minutes. Prefer to talk?{" "}
            <a href="/chat" className="link">
              Use the chat
            </a>
          </p>
        </div>
        <ul className="border-base-content/15 grid gap-x-8 gap-y-5 border-t pt-6 sm:grid-cols-3">
          {PROMISES.map(({ title, text }) => (
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
