import { externalSites } from "../../content/business.ts";
import { BookCover } from "./book-cover.tsx";
import { FoundationStack } from "./foundation-stack.tsx";

/** The book on its foundation: the four parts of the method, each carrying the next. */
export function HeroScene() {
  return (
    <div className="relative mx-auto w-full max-w-md lg:max-w-none">
      <FoundationStack />
      <a
        href={externalSites.bookRetailer.url}
        target="_blank"
        rel="noopener noreferrer"
        className="book absolute top-0 left-1/2 w-[46%]"
      >
        <span className="sr-only">Order </span>
        <span className="book-spine" />
        <span className="book-pages" />
        <BookCover />
      </a>
    </div>
  );
}
