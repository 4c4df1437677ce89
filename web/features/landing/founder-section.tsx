import { book } from "../../content/book.ts";
import { externalSites } from "../../content/business.ts";
import { founder, founderClaim } from "../../content/founder.ts";
import { Portrait } from "./portrait.tsx";

export function FounderSection() {
  return (
    <section aria-labelledby="founder">
      <div className="mx-auto grid max-w-7xl items-center gap-8 px-5 py-14 sm:px-8 sm:py-20 md:grid-cols-[2fr_3fr] lg:gap-20 lg:py-28">
        <Portrait className="rounded-box h-auto w-full max-w-40 sm:max-w-sm md:max-w-none" />
        <div className="max-w-2xl">
          <h2 id="founder" className="font-display text-headline font-extrabold text-balance">
            {founder.name}
          </h2>
          <p className="text-accent mt-2 text-lg font-semibold">{founder.role}</p>
          <blockquote className="font-display border-primary mt-6 border-l-4 pl-5 text-title font-semibold text-balance">
            The method has driven {founderClaim}.
          </blockquote>
          <div className="text-base-content/85 mt-6 grid gap-4 text-lg leading-relaxed">
            {founder.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              It’s all in the book,{" "}
              <a
                href={externalSites.bookRetailer.url}
                target="_blank"
                rel="noopener noreferrer"
                className="link font-semibold"
              >
                {book.title}
              </a>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
