import { BookOpen } from "lucide-react";
import { useContent } from "../../../content/use-content.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { AssessmentLink } from "../assessment-link.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { PlatformTimeline } from "./platform-timeline.tsx";

export function Hero() {
  const { hero, book } = useContent("landing");
  return (
    <section data-theme="ink" className="bg-base-200 text-base-content relative overflow-hidden">
      <div className="mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-10 gap-y-8 px-5 pt-24 pb-8 sm:gap-y-14 sm:px-8 sm:pt-28 sm:pb-14 lg:grid-cols-[7fr_5fr] lg:pt-32">
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-7">
          <h1 className="font-display text-poster font-extrabold text-balance">
            <span className="text-base-content/70 sm:text-title mb-4 text-xl tracking-tight block font-bold">
              {hero.kicker}
            </span>{" "}
            <span className="block">{hero.statement}</span>{" "}
            <span className="text-primary block">{hero.answer}</span>
          </h1>
          <p className="text-base-content/85 max-w-xl text-lg leading-relaxed sm:text-xl">{hero.text}</p>
          <div className="flex w-full flex-wrap gap-3">
            <AssessmentLink className="max-sm:w-full">{hero.cta}</AssessmentLink>
            <a
              href={book.url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: "outline", size: "lg", className: "max-sm:w-full" })}
            >
              <BookOpen aria-hidden="true" className="size-5" />
              {hero.order}
            </a>
          </div>
          <p className="text-base-content/75 text-sm">{hero.note}</p>
        </div>
        <HeroScene />
      </div>
      <PlatformTimeline />
    </section>
  );
}
