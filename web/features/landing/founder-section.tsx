import { useContent } from "../../content/use-content.tsx";
import { Portrait } from "./portrait.tsx";

export function FounderSection() {
  const { book } = useContent("landing");
  const { founder } = useContent("story");
  const [beforeBook, afterBook] = founder.book.split("{book}");
  return (
    <section aria-labelledby="founder">
      <div className="mx-auto grid max-w-7xl items-center gap-8 px-5 py-14 sm:px-8 sm:py-20 md:grid-cols-[2fr_3fr] lg:gap-20 lg:py-28">
        <Portrait className="rounded-box h-auto w-full max-w-40 sm:max-w-sm md:max-w-none" />
        <div className="max-w-2xl">
          <h2 id="founder" className="font-display text-headline font-extrabold text-balance">
            {book.author}
          </h2>
          <p className="text-accent mt-2 text-lg font-semibold">{founder.role}</p>
          <blockquote className="font-display border-primary mt-6 border-l-4 pl-5 text-title font-semibold text-balance">
            {founder.claim}
          </blockquote>
          <div className="text-base-content/85 mt-6 grid gap-4 text-lg leading-relaxed">
            {founder.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              {beforeBook}
              <a href={book.url} target="_blank" rel="noopener noreferrer" className="link font-semibold">
                {book.title}
              </a>
              {afterBook}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
