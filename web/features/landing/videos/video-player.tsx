import { useEffect, useRef, useState } from "react";
import { filled } from "#domain/content/filled";
import type { VideoTestimonial } from "#domain/content/parts/landing";
import { useContent } from "../../../content/use-content.tsx";

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
export function VideoPlayer({ video: { id, name } }: { video: VideoTestimonial }) {
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
