import { drawn } from "../../content/look/drawn.ts";
import { filled } from "#domain/content/filled";
import { SlotPicture } from "../../content/slot-picture.tsx";
import { useContent } from "../../content/use-content.tsx";
import { initialsOf } from "./initials.ts";

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

export function Portrait({ className }: { className: string }) {
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
