import { SiteFooter } from "../privacy/site-footer.tsx";
import { FinalCall } from "./final-call.tsx";
import { FoundationSection } from "./foundation-section.tsx";
import { FounderSection } from "./founder-section.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";
import "./landing.css";
import { ProgramsSection } from "./programs-section.tsx";
import { StatsStrip } from "./stats-strip.tsx";
import { StickyCall } from "./sticky-call.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";
import { VideoSection } from "./video-section.tsx";

export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <StatsStrip />
        <FoundationSection />
        <FounderSection />
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
