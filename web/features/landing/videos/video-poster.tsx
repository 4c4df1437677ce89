import type { Picture } from "#domain/content/pictures/picture";
import { drawn } from "../../../content/look/drawn.ts";
import { SlotPicture } from "../../../content/slot-picture.tsx";
import { initialsOf } from "../initials.ts";

const TONES = [
  { ground: drawn("ink"), ring: drawn("action"), text: drawn("paper") },
  { ground: drawn("action"), ring: drawn("on-action"), text: drawn("on-action") },
  { ground: drawn("paper-4"), ring: drawn("accent"), text: drawn("ink") },
] as const;
const RINGS = [70, 110, 150, 190, 230];

/** Where a poster's pulse starts, so that neighbours differ. */
const CENTRES: [number, number][] = [
  [250, 60],
  [70, 150],
  [300, 170],
  [160, 30],
];

type Props = { name: string; tone: number; poster: Picture };

/** What stands until a video plays: its picture with the sign to play on it, or a drawing with the initials. */
export function VideoPoster({ name, tone, poster }: Props) {
  const picture = (
    <SlotPicture
      picture={poster}
      alt=""
      sizes="(min-width: 64rem) 24rem, 50vw"
      isLazy
      className="aspect-video w-full object-cover"
      drawing={<DrawnPoster name={name} tone={tone} />}
    />
  );
  if (poster.files.length === 0) return picture;
  return (
    <span className="relative block">
      {picture}
      <svg viewBox="0 0 320 180" aria-hidden="true" className="absolute inset-0 size-full">
        <PlaySign />
      </svg>
    </span>
  );
}

function PlaySign() {
  return (
    <g className="origin-center motion-safe:transition-transform motion-safe:group-hover:scale-110">
      <circle cx="160" cy="90" r="30" fill={drawn("paper")} />
      <path d="M152 76v28l24-14z" fill={drawn("ink")} />
    </g>
  );
}

function DrawnPoster({ name, tone }: { name: string; tone: number }) {
  const { ground, ring, text } = TONES[tone % TONES.length] ?? TONES[0];
  const [x, y] = CENTRES[tone % CENTRES.length] ?? [0, 0];
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="font-display block w-full">
      <rect width="320" height="180" fill={ground} />
      <g fill="none" stroke={ring} strokeWidth="7">
        {RINGS.map((radius) => (
          <circle key={radius} cx={x} cy={y} r={radius} opacity={0.5 - radius / 620} />
        ))}
      </g>
      <text x="20" y="158" fontSize="42" fontWeight="800" letterSpacing="-2" fill={text}>
        {initialsOf(name)}
      </text>
      <PlaySign />
    </svg>
  );
}
