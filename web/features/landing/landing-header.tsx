import { Logo } from "../../content/logo.tsx";
import { useContent } from "../../content/use-content.tsx";
import { ASSESSMENT } from "./assessment-link.tsx";
import { SectionMenu } from "./section-menu.tsx";

/** Part of the hero, translucent once the page has scrolled (`data-scrolled`, set before the app starts). */
export function LandingHeader() {
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
