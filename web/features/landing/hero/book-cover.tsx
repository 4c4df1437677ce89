import { drawn } from "../../../content/look/drawn.ts";
import { SlotPicture } from "../../../content/slot-picture.tsx";
import { useContent } from "../../../content/use-content.tsx";

const RINGS = [40, 72, 104, 136, 168, 200, 232];

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
export function BookCover() {
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
