import { ArrowRight } from "lucide-react";
import { useContent } from "../../content/use-content.tsx";
import { Button } from "../../ui/button.tsx";
import { HubPreview } from "./hub-preview.tsx";

/** The first view of the quiz, contained in the HTML before any script runs. */
export function QuizWelcome({ onStart, isUnderWay }: { onStart: () => void; isUnderWay: boolean }) {
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
