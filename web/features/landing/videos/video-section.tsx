import { useState } from "react";
import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { VideoCard } from "./video-card.tsx";

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
