import { filled } from "#domain/content/filled";
import type { VideoTestimonial } from "#domain/content/parts/landing";
import { useContent } from "../../../content/use-content.tsx";
import { VideoPlayer } from "./video-player.tsx";
import { VideoPoster } from "./video-poster.tsx";

type VideoCardProps = {
  video: VideoTestimonial;
  /** The index of the poster's drawing. */
  tone: number;
  isPlaying: boolean;
  onPlay: () => void;
};

/** Shows our own poster until it is clicked; nothing is loaded from the video host before that. */
export function VideoCard({ video, tone, isPlaying, onPlay }: VideoCardProps) {
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
