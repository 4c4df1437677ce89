import { filled } from "#domain/content/filled";
import type { VideoTestimonial } from "#domain/content/parts/landing";
import type { Picture } from "#domain/content/pictures/picture";
import { useState, useEffect, useRef } from "react";
import { drawn } from "../../../../content/look/drawn.ts";
import { SlotPicture } from "../../../../content/slot-picture.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
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

const COLLAPSED_COUNT = 6;
const LIST_ID = "video-testimonials";

export function VideoSection() {
  const { videos } = useContent("landing");
  const [isExpanded, setIsExpanded] = useState(false);
  const [playing, setPlaying] = useState<string | null>(null);
  const shown = isExpanded ? videos.people : videos.people.slice(0, COLLAPSED_COUNT);
  const hiddenCount = videos.people.length - COLLAPSED_COUNT;
  return (
    <section aria-labelledby="videos" className="mx-auto max-w-7xl px-5 py-14 sm:px-8 sm:py-20 lg:py-32">
      <h2 id="videos" className="font-display text-headline font-extrabold text-balance">
        {videos.heading}
      </h2>
      <ul
        id={LIST_ID}
        className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3"
      >
        {shown.map((video, index) => (
          <li key={video.name} className={playing === video.name ? "max-sm:col-span-2" : ""}>
            <VideoCard
              video={video}
              tone={index}
              isPlaying={playing === video.name}
              onPlay={() => setPlaying(video.name)}
            />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <div className="mt-10 flex justify-center">
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={LIST_ID}
            onClick={() => setIsExpanded(!isExpanded)}
            className={buttonClass({ variant: "outline", size: "lg" })}
          >
            {isExpanded ? videos.less : filled(videos.more, { count: String(hiddenCount) })}
          </button>
        </div>
      )}
    </section>
  );
}

type VideoCardProps = {
  video: VideoTestimonial;
  /** The index of the poster's drawing. */
  tone: number;
  isPlaying: boolean;
  onPlay: () => void;
};

/** Shows our own poster until it is clicked; nothing is loaded from the video host before that. */
function VideoCard({ video, tone, isPlaying, onPlay }: VideoCardProps) {
  const { name, role, poster } = video;
  const { heard } = useContent("landing");
  return (
    <article>
      {isPlaying ? (
        <VideoPlayer video={video} />
      ) : (
        <button
          type="button"
          onClick={onPlay}
          className="group rounded-box block w-full cursor-pointer overflow-hidden"
        >
          <span className="sr-only">{filled(heard.play, { name })}</span>
          <VideoPoster name={name} tone={tone} poster={poster} />
        </button>
      )}
      <h3 className="mt-3 font-bold">{name}</h3>
      <p className="text-base-content/75 text-sm">{role}</p>
    </article>
  );
}

const PLAYER_ORIGIN = "https://player.vimeo.com";
const PLAYER_PARAMS = new URLSearchParams({
  title: "0",
  byline: "0",
  portrait: "0",
  dnt: "1",
  autoplay: "1",
});
/** The frame has another origin, so "same origin" gives it access to its own storage, not to ours. */
const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation";
/** A player that has not reported by then is not expected any more. */
const PATIENCE_MS = 8000;

/** The video host's player, started by a click. If it does not load, a link to the video itself fills its place. */
function VideoPlayer({ video: { id, name } }: { video: VideoTestimonial }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hasFailed = useSilence(frame);
  const { heard, videos } = useContent("landing");
  const number = encodeURIComponent(id);
  return (
    <div className="relative">
      <iframe
        ref={frame}
        src={`${PLAYER_ORIGIN}/video/${number}?${PLAYER_PARAMS}`}
        title={filled(heard.video, { name })}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        sandbox={SANDBOX}
        className="rounded-box bg-neutral block aspect-video w-full"
      />
      <p role="status">
        {hasFailed && (
          <a
            href={`https://vimeo.com/${number}`}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-box bg-neutral text-neutral-content absolute inset-0 grid place-items-center p-4 text-center font-semibold underline"
          >
            {videos.failed}
          </a>
        )}
      </p>
    </div>
  );
}

/** Moves the focus to the player. Returns true if the player sends no message in time. */
function useSilence(frame: { current: HTMLIFrameElement | null }): boolean {
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    frame.current?.focus();
    const timer = setTimeout(() => setIsSilent(true), PATIENCE_MS);
    const listen = (event: MessageEvent) => {
      if (event.origin !== PLAYER_ORIGIN || event.source !== frame.current?.contentWindow) return;
      clearTimeout(timer);
      setIsSilent(false);
    };
    addEventListener("message", listen);
    return () => {
      clearTimeout(timer);
      removeEventListener("message", listen);
    };
  }, [frame]);
  return isSilent;
}

type Props = { name: string; tone: number; poster: Picture };

/** What stands until a video plays: its picture with the sign to play on it, or a drawing with the initials. */
function VideoPoster({ name, tone, poster }: Props) {
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
