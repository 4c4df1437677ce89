import { lazy, Suspense } from "react";
import { KeptHtml } from "../../lib/kept-html.tsx";
import { SiteFooter } from "../privacy/site-footer.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero/hero.tsx";
import { LandingHeader } from "./landing-header.tsx";
import "./landing.css";
// The styles of what `StillSections` shows: the document has them, and their code does not come with it.
import "../../content/pulse/visitor-pulse.css";
import "../result/result.css";
import { ProgramsSection } from "./programs/programs-section.tsx";
import { StatsStrip } from "./stats-strip.tsx";
import { StickyCall } from "./sticky-call.tsx";
import { TestimonialsSection } from "./testimonials/testimonials-section.tsx";
import { VideoSection } from "./videos/video-section.tsx";

const StillSections = lazy(async () => ({ default: (await import("./still-sections.tsx")).StillSections }));

export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <StatsStrip />
        <KeptHtml>
          <Suspense>
            <StillSections />
          </Suspense>
        </KeptHtml>
        <ProgramsSection />
        <TestimonialsSection />
        <VideoSection />
        <FinalCall />
      </main>
      <div className="max-md:pb-20">
        <SiteFooter />
      </div>
      <StickyCall />
    </>
  );
}
