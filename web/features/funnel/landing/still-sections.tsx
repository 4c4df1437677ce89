import { filled } from "#domain/content/filled";
import { drawn } from "../../../content/look/drawn.ts";
import { SAMPLE_ANSWERS } from "../../../content/sample-answers.ts";
import { SlotPicture } from "../../../content/slot-picture.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { RoadblockList } from "../result/diagnosis.tsx";
import { Finding } from "../result/finding.tsx";
import { ProgramTicket } from "../result/program-ticket.tsx";
import { ResultPanel } from "../result/result-panel.tsx";
import { AssessmentLink } from "./assessment-link.tsx";
import { FoundationSection } from "./foundation/foundation-section.tsx";
import { initialsOf } from "./initials.ts";

const STILL = { foundation: FoundationSection, result: ResultSection, founder: FounderSection } as const;

export type StillId = keyof typeof STILL;

/** A section of the page that has links and nothing else to press. */
export function StillSection({ id }: { id: StillId }) {
  const Section = STILL[id];
  return <Section />;
}

/** What an assessment ends with: the parts of a strategy hub, with nobody's answers. */
function ResultSection() {
  const { result } = useContent("story");
  return (
    <section aria-labelledby="result" className="bg-base-100 border-base-300 border-y">
      <div className="mx-auto max-w-7xl px-5 py-14 sm:px-8 sm:py-20 lg:py-32">
        <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr]">
          <h2 id="result" className="font-display text-headline font-extrabold text-balance">
            {result.heading}
          </h2>
          <p className="text-base-content/80 text-lg leading-relaxed">{result.text}</p>
        </div>
        <figure className="mt-8 sm:mt-12">
          <ResultPanel>
            <Finding answers={SAMPLE_ANSWERS} above={result.example} Heading="h3" isSample />
            <ProgramTicket offer={{ name: result.program, investment: result.price }} missing={null}>
              <AssessmentLink className="max-sm:px-2">{result.cta}</AssessmentLink>
            </ProgramTicket>
          </ResultPanel>
          <RoadblockList answers={SAMPLE_ANSWERS} className="mt-8 sm:mt-10 lg:grid-cols-2" />
          <figcaption className="text-base-content/75 mt-6 text-sm sm:mt-10">{result.note}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function FounderSection() {
  const { book } = useContent("landing");
  const { founder } = useContent("story");
  const hasBook = useContent("shown").book === "shown";
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
            {hasBook && (
              <p>
                {beforeBook}
                <a href={book.url} target="_blank" rel="noopener noreferrer" className="link font-semibold">
                  {book.title}
                </a>
                {afterBook}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

const RINGS = [36, 78, 120, 162, 204, 246, 288, 330];
const HEAD =
  "M130 196c0-62 28-98 70-98s70 36 70 98c0 44-16 76-38 92v30c70 8 118 54 126 162H42c8-108 56-154 126-162v-30c-22-16-38-48-38-92z";

function Rings({ colour, width }: { colour: string; width: number }) {
  return (
    <g fill="none" stroke={colour} strokeWidth={width}>
      {RINGS.map((radius) => (
        <circle key={radius} cx="262" cy="330" r={radius} />
      ))}
    </g>
  );
}

function Portrait({ className }: { className: string }) {
  const { book, heard } = useContent("landing");
  const { portrait } = useContent("story").founder;
  const label = filled(heard.portrait, { name: book.author });
  const drawing = <DrawnPortrait author={book.author} label={label} className={className} />;
  return (
    <SlotPicture
      picture={portrait}
      alt={portrait.alt || label}
      sizes="(min-width: 80rem) 30rem, (min-width: 48rem) 38vw, (min-width: 40rem) 24rem, 10rem"
      isLazy
      className={className}
      drawing={drawing}
    />
  );
}

type DrawnProps = { author: string; label: string; className: string };

/** A paper cut-out of a figure, with the rings of the book cover in it. */
function DrawnPortrait({ author, label, className }: DrawnProps) {
  return (
    <svg
      viewBox="0 0 400 480"
      width="800"
      height="960"
      role="img"
      aria-label={label}
      className={`font-display ${className}`}
    >
      <clipPath id="portrait-figure">
        <path d={HEAD} />
      </clipPath>
      <rect width="400" height="480" fill={drawn("paper-2")} />
      <Rings colour={drawn("paper-3")} width={14} />
      <g clipPath="url(#portrait-figure)">
        <rect width="400" height="480" fill={drawn("ink")} />
        <Rings colour={drawn("action")} width={14} />
      </g>
      <text x="26" y="52" fontSize="30" fontWeight="800" fill={drawn("ink")}>
        {initialsOf(author)}
      </text>
    </svg>
  );
}
