import { BookOpen } from "lucide-react";
import { drawn } from "../../../../content/look/drawn.ts";
import { FoundationStack } from "../../../../content/pulse/foundation-stack.tsx";
import { SAMPLE_ANSWERS } from "../../../../content/sample-answers.ts";
import { SlotPicture } from "../../../../content/slot-picture.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { AssessmentLink } from "../assessment-link.tsx";

const RINGS = [40, 72, 104, 136, 168, 200, 232];

export function Hero() {
  const { hero, book } = useContent("landing");
  const shown = useContent("shown");
  const hasDrawing = shown.drawing === "shown";
  return (
    <section data-theme="ink" className="bg-base-200 text-base-content relative overflow-hidden">
      <div
        className={`mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-10 gap-y-8 px-5 pt-24 pb-8 sm:gap-y-14 sm:px-8 sm:pt-28 sm:pb-14 lg:pt-32 ${hasDrawing ? "lg:grid-cols-[7fr_5fr]" : ""}`}
      >
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
            {shown.book === "shown" && (
              <a
                href={book.url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ variant: "outline", size: "lg", className: "max-sm:w-full" })}
              >
                <BookOpen aria-hidden="true" className="size-5" />
                {hero.order}
              </a>
            )}
          </div>
          <p className="text-base-content/75 text-sm">{hero.note}</p>
        </div>
        {hasDrawing && <HeroScene hasBook={shown.book === "shown"} />}
      </div>
      {shown.changes === "shown" && <PlatformTimeline />}
    </section>
  );
}

/** The foundation, the four parts of the method, one of them giving way; and the book on it. */
function HeroScene({ hasBook }: { hasBook: boolean }) {
  const { hero, book, heard } = useContent("landing");
  return (
    <figure className="mx-auto w-full max-w-md lg:max-w-none">
      <div className={hasBook ? "relative pt-[26%]" : "relative"}>
        <FoundationStack answers={SAMPLE_ANSWERS} isSample />
        {hasBook && (
          <a
            href={book.url}
            target="_blank"
            rel="noopener noreferrer"
            className="book absolute top-0 left-[27%] w-[27%]"
          >
            <span className="sr-only">{`${heard.order} `}</span>
            <span className="book-spine" />
            <span className="book-pages" />
            <BookCover />
          </a>
        )}
      </div>
      <figcaption className="text-base-content/75 mt-6 text-center text-sm text-balance">
        {hero.example}
      </figcaption>
    </figure>
  );
}

const BEAT = "h58 l9 -26 l13 46 l10 -30 l6 10 h4 ";
const STEADY = `M0 36 ${BEAT.repeat(12)}`;

/** What changed, above one steady pulse: what did not. */
function PlatformTimeline() {
  const { changes } = useContent("landing");
  return (
    <div className="mx-auto max-w-7xl px-5 pb-12 sm:px-8">
      <svg
        viewBox="0 0 1200 68"
        aria-hidden="true"
        preserveAspectRatio="xMinYMid slice"
        className="stroke-primary h-12 w-full sm:h-18 fill-none"
      >
        <path d={STEADY} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <ol className="mt-5 grid gap-x-4 gap-y-4 sm:grid-cols-3">
        {changes.map(({ name, year, effect }) => (
          <li key={name} className="border-base-content/35 border-l pl-4">
            <span className="text-base-content/75 block text-sm">{year}</span>
            <strong className="font-display block text-lg tracking-tight">{name}</strong>
            <span className="text-base-content/75 block text-sm">{effect}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Breaks a text into lines of a few words, as on a book cover. */
function linesOf(text: string, longest: number): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

/** The front cover of the 3D book. */
function BookCover() {
  const { book } = useContent("landing");
  return (
    <SlotPicture
      picture={book.cover}
      alt={book.cover.alt || `${book.title} by ${book.author}`}
      sizes="(min-width: 64rem) 20rem, 12rem"
      className="book-front"
      drawing={<DrawnCover />}
    />
  );
}

/** A pulse that spreads. */
function DrawnCover() {
  const { book } = useContent("landing");
  return (
    <svg
      viewBox="0 0 300 440"
      width="600"
      height="880"
      role="img"
      aria-label={`${book.title} by ${book.author}`}
      className="font-display book-front"
    >
      <rect width="300" height="440" fill={drawn("action")} />
      <g fill="none" stroke={drawn("on-action")} strokeWidth="9">
        {RINGS.map((radius) => (
          <circle key={radius} cx="206" cy="330" r={radius} opacity={1 - radius / 290} />
        ))}
      </g>
      <circle cx="206" cy="330" r="15" fill={drawn("on-action")} />
      <rect width="300" height="206" fill={drawn("action")} />
      <g fill={drawn("on-action")}>
        {linesOf(book.title, 7).map((line, index) => (
          <text key={line} x="22" y={76 + index * 62} fontSize="70" fontWeight="800" letterSpacing="-4">
            {line}
          </text>
        ))}
        {linesOf(book.subtitle, 32).map((line, index) => (
          <text key={line} x="24" y={168 + index * 17} fontSize="14.5" fontWeight="600">
            {line}
          </text>
        ))}
      </g>
      <rect y="396" width="300" height="44" fill={drawn("ink")} />
      <text x="24" y="424" fontSize="17" fontWeight="700" fill={drawn("paper")}>
        {book.author}
      </text>
    </svg>
  );
}
