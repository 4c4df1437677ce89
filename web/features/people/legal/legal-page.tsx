import "../../../index.css";
import type { LegalSection } from "#domain/content/parts/legal";
import { PageHeader } from "../../../content/page-header.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { KeptHtml } from "../../../lib/kept-html.tsx";
import { SiteFooter } from "../privacy/site-footer.tsx";

const dateFormat = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });

/** A legal page: its text is read and never changes, so it needs no script. */
export function LegalPage({ page }: { page: "privacy" | "terms" }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <KeptHtml name={page} className="flex grow flex-col">
        <Text page={page} />
      </KeptHtml>
      <SiteFooter />
    </div>
  );
}

function Text({ page }: { page: "privacy" | "terms" }) {
  const { [page]: text, updated, contents } = useContent("legal");
  return (
    <main
      tabIndex={-1}
      className="mx-auto grid w-full max-w-7xl grow items-start gap-x-16 gap-y-10 px-5 py-12 wrap-anywhere sm:px-8 lg:grid-cols-[16rem_minmax(0,44rem)] lg:py-20"
    >
      <header className="lg:col-span-2">
        <h1 className="font-display text-poster font-extrabold text-balance">{text.title}</h1>
        <p className="text-base-content/75 mt-4">
          {updated} <time dateTime={text.updatedOn}>{dateFormat.format(new Date(text.updatedOn))}</time>
        </p>
      </header>
      <Contents label={contents} sections={text.sections} />
      <div className="grid gap-10">
        <p className="text-lg leading-relaxed">{text.intro}</p>
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </main>
  );
}

function Contents({ label, sections }: { label: string; sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={label} className="top-8 text-sm lg:sticky print:hidden">
      <ol className="grid gap-2.5 max-lg:hidden">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="link-hover text-base-content/80">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { id, heading, body } }: { section: LegalSection }) {
  return (
    <section id={id} className="grid gap-4 leading-relaxed">
      <h2 className="font-display text-title font-bold">{heading}</h2>
      {body.map((part) =>
        typeof part === "string" ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]} className="marker:text-accent grid list-disc gap-2 pl-5">
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
