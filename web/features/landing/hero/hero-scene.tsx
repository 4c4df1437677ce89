import { FoundationStack } from "../../../content/pulse/foundation-stack.tsx";
import { SAMPLE_ANSWERS } from "../../../content/sample-answers.ts";
import { useContent } from "../../../content/use-content.tsx";
import { BookCover } from "./book-cover.tsx";

/** The book on its foundation: the four parts of the method, one of them giving way. */
export function HeroScene() {
  const { hero, book, heard } = useContent("landing");
  return (
    <figure className="mx-auto w-full max-w-md lg:max-w-none">
      <div className="relative pt-[26%]">
        <FoundationStack answers={SAMPLE_ANSWERS} isSample />
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
      </div>
      <figcaption className="text-base-content/75 mt-6 text-center text-sm text-balance">
        {hero.example}
      </figcaption>
    </figure>
  );
}
