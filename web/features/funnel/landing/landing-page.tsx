import "../../../index.css";
import "./landing.css";
import "../../../content/pulse/visitor-pulse.css";
import "../result/result.css";
import { shownSections, type SectionId } from "#domain/content/shown-sections";
import { Fragment, lazy, Suspense, type ReactNode } from "react";
import { Logo } from "../../../content/logo.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { KeptHtml } from "../../../lib/kept-html.tsx";
import { SiteFooter } from "../../people/privacy/site-footer.tsx";
import { AssessmentLink, ASSESSMENT } from "./assessment-link.tsx";
import { Hero } from "./hero/hero.tsx";
import { ProgramsSection } from "./programs/programs-section.tsx";
import { SectionMenu } from "./section-menu.tsx";
import type { StillId } from "./still-sections.tsx";
import { TestimonialsSection } from "./testimonials/testimonials-section.tsx";
import { VideoSection } from "./videos/video-section.tsx";

export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <StatsStrip />
        <SectionList />
        <FinalCall />
      </main>
      <div className="max-md:pb-20">
        <SiteFooter />
      </div>
      <StickyCall />
    </>
  );
}

/** A call to action on phones, shown once the page has scrolled (`data-scrolled`), so that it is always in reach. */
function StickyCall() {
  const { sticky, heard } = useContent("landing");
  return (
    <aside
      aria-label={heard.sticky}
      className="scrolled:visible scrolled:translate-y-0 bg-base-200/95 border-base-300 invisible fixed inset-x-0 bottom-0 z-20 translate-y-full border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] motion-safe:transition-[translate,visibility] md:hidden"
    >
      <AssessmentLink className="w-full">{sticky}</AssessmentLink>
    </aside>
  );
}

/** Part of the hero, translucent once the page has scrolled (`data-scrolled`, set before the app starts). */
function LandingHeader() {
  const { homeOf } = useContent("frame");
  const { header, heard } = useContent("landing");
  return (
    <header
      data-theme="ink"
      className="frosted-when-scrolled text-base-content sticky top-0 z-30 -mb-18 min-h-18 border-b border-transparent"
    >
      <a href="#content" className="btn btn-primary absolute top-3 left-3 z-10 not-focus:sr-only">
        {heard.skip}
      </a>
      <div className="mx-auto flex min-h-[calc(--spacing(18)-1px)] max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 sm:px-8">
        <a href="/" aria-label={homeOf} className="rounded-field max-sm:min-w-0 max-sm:grow max-sm:basis-24">
          <Logo on="dark" />
        </a>
        <SectionMenu />
        <a href={ASSESSMENT} className="btn btn-primary">
          <span className="sm:hidden">{header.ctaShort}</span>
          <span className="hidden sm:inline">{header.cta}</span>
        </a>
      </div>
    </header>
  );
}

const RINGS = [60, 120, 180, 240, 300, 360, 420, 480];

function FinalCall() {
  const { finalCall } = useContent("landing");
  return (
    <section data-theme="ink" className="bg-base-200 text-base-content relative overflow-hidden">
      <svg
        viewBox="-500 -500 1000 1000"
        aria-hidden="true"
        className="stroke-primary absolute -right-40 -bottom-72 hidden w-[44rem] fill-none lg:block"
        strokeWidth="14"
      >
        {RINGS.map((radius) => (
          <circle key={radius} r={radius} opacity={1 - radius / 540} />
        ))}
      </svg>
      <div className="relative mx-auto grid max-w-7xl grid-cols-1 gap-8 px-5 py-16 sm:px-8 sm:py-24 lg:py-36">
        <h2 className="font-display text-poster max-w-4xl font-extrabold text-balance">
          {finalCall.heading}
        </h2>
        <p className="text-base-content/85 max-w-xl text-lg">{finalCall.text}</p>
        <div>
          <AssessmentLink className="max-sm:w-full">{finalCall.cta}</AssessmentLink>
        </div>
      </div>
    </section>
  );
}

/** The figures, and what one of the clients behind them says. */
function StatsStrip() {
  const landing = useContent("landing");
  const { stats, testimonials, heard } = landing;
  const hasTestimonials = shownSections(landing, useContent("shown")).includes("testimonials");
  const first = hasTestimonials ? testimonials.people[0] : undefined;
  if (stats.length === 0) return null;
  return (
    <section aria-label={heard.stats} className="bg-primary text-primary-content">
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-8 px-5 py-10 sm:px-8 xl:grid-cols-[7fr_5fr] xl:py-14">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-x-4 gap-y-6 sm:flex sm:flex-wrap sm:justify-between sm:gap-x-10">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-sm leading-snug font-semibold sm:text-base">{label}</dt>
              <dd className="font-display text-title sm:text-headline font-extrabold">{value}</dd>
            </div>
          ))}
        </dl>
        {first && (
          <figure className="border-primary-content/40 border-t pt-7 xl:border-t-0 xl:border-l xl:py-2 xl:pl-12">
            <blockquote className="text-lg leading-relaxed font-semibold text-pretty">
              “{first.text}”
            </blockquote>
            <figcaption className="mt-3 text-sm">
              {first.name}
              {first.role && `, ${first.role}`}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

const StillSection = lazy(async () => ({ default: (await import("./still-sections.tsx")).StillSection }));

const still = (id: StillId) => (
  <KeptHtml name={id}>
    <Suspense>
      <StillSection id={id} />
    </Suspense>
  </KeptHtml>
);

const SECTIONS: Record<SectionId, () => ReactNode> = {
  foundation: () => still("foundation"),
  result: () => still("result"),
  founder: () => still("founder"),
  programs: () => <ProgramsSection />,
  testimonials: () => <TestimonialsSection />,
  videos: () => <VideoSection />,
};

/** Whether a section keeps its distance above and below by itself; `edge`: its ground ends there. */
type Space = "own" | "none" | "edge";
const SPACES: Record<SectionId, readonly [above: Space, below: Space]> = {
  foundation: ["own", "own"],
  result: ["edge", "edge"],
  founder: ["own", "own"],
  programs: ["none", "own"],
  testimonials: ["none", "none"],
  videos: ["own", "own"],
};

/** The sections between the figures and the last call, in the owner's order, with a distance wherever none keeps it. */
function SectionList() {
  const ids = shownSections(useContent("landing"), useContent("shown"));
  const last = ids.at(-1);
  return (
    <>
      {ids.map((id, index) => {
        const before = ids[index - 1];
        return (
          <Fragment key={id}>
            {isTight(before ? SPACES[before][1] : "edge", SPACES[id][0]) && <Distance />}
            {SECTIONS[id]()}
          </Fragment>
        );
      })}
      {last && isTight(SPACES[last][1], "edge") && <Distance />}
    </>
  );
}

const isTight = (below: Space, above: Space) =>
  below !== "own" && above !== "own" && !(below === "edge" && above === "edge");

const Distance = () => <div className="h-14 sm:h-20 lg:h-32" />;
