import { ArrowRight } from "lucide-react";
import { Link } from "../../lib/link.tsx";

const PROMISES = [
  { title: "Your biggest roadblock", text: "Product, audience, offer or funnel: what holds your ads back." },
  { title: "Your next step", text: "The program that fits where you are today." },
  { title: "What it costs", text: "Estimated pricing before you talk to anyone." },
];

/** The first thing that a visitor sees of the quiz; it is in the HTML before any script runs. */
export function QuizWelcome({ onStart, isUnderWay }: { onStart: () => void; isUnderWay: boolean }) {
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <p className="text-sm font-semibold tracking-wide text-accent uppercase">
          Free Meta ads growth assessment
        </p>
        <h1 className="font-display text-4xl leading-[1.05] font-bold tracking-tight text-balance sm:text-6xl">
          Find out what's holding your Meta ads back
        </h1>
        <p className="max-w-xl text-lg text-base-content/80 sm:text-xl">
          Eight questions. No account, no small talk. At the end you get your own strategy hub.
        </p>
      </div>
      <ol className="grid gap-6 border-t border-base-300 pt-6 sm:grid-cols-3">
        {PROMISES.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-1">
            <span aria-hidden="true" className="font-display text-sm font-semibold text-accent tabular-nums">
              {index + 1}
            </span>
            <span className="font-semibold">{title}</span>
            <span className="text-base-content/75">{text}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" onClick={onStart} className="btn btn-primary btn-lg max-sm:w-full">
          {isUnderWay ? "Continue" : "Start Assessment"}
          <ArrowRight aria-hidden="true" className="size-5" />
        </button>
        <p className="text-base-content/75">
          Takes about 3 minutes. Rather talk it through?{" "}
          <Link to="/chat" className="link">
            Use the chat
          </Link>
        </p>
      </div>
    </div>
  );
}
