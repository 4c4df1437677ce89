import { ArrowUpRight } from "lucide-react";
import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";

export function SisterSiteList() {
  const sites = useContent("sites");
  const programs = useContent("programs");
  const { sites: heading } = useContent("hub");
  const count = String(programs.list.length);
  return (
    <section aria-labelledby="sites-heading" className="grid gap-3 sm:gap-6 print:hidden">
      <h2 id="sites-heading" className="font-display text-title font-extrabold">
        {heading}
      </h2>
      <ul className="border-base-content/15 grid border-t wrap-anywhere">
        {sites.map(({ name, way, url }) => (
          <li key={url} className="border-base-content/15 border-b">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="group flex items-center justify-between gap-4 py-2 sm:gap-6 sm:py-5"
            >
              <span className="grid sm:grid-cols-[14rem_1fr] sm:gap-6">
                <span className="text-lg font-bold group-hover:underline">{name}</span>
                <span className="text-base-content/80 max-sm:text-sm">
                  <span className="max-sm:sr-only">{programs[way].summary} </span>
                  {filled(programs[way].price, { count })}.
                </span>
              </span>
              <ArrowUpRight aria-hidden="true" className="text-accent size-6 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
