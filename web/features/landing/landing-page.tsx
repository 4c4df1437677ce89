import { SiteFooter } from "../privacy/site-footer.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero/hero.tsx";
import { LandingHeader } from "./landing-header.tsx";
import "./landing.css";
// The styles of what `StillSection` shows: the document has them, and their code does not come with it.
import "../../content/pulse/visitor-pulse.css";
import "../result/result.css";
import { SectionList } from "./section-list.tsx";
import { StatsStrip } from "./stats-strip.tsx";
import { StickyCall } from "./sticky-call.tsx";

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
