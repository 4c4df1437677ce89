import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { follow, FOLLOWING, type Follow, type FollowEvent } from "./follow-scroll.ts";

/**
 * Keeps the end of a scrolling box in view while the reader is there. `last` is the key of the newest message, `isOwn`
 * whether the reader wrote it.
 */
export function useFollow(last: string, isOwn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const state = useRef<Follow>(FOLLOWING);
  const [hasNews, setHasNews] = useState(false);

  function take(event: FollowEvent): void {
    state.current = follow(state.current, event);
    setHasNews(state.current.hasNews);
  }

  function toEnd(behavior: ScrollBehavior): void {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior });
  }

  const keepUp = useEffectEvent(() => {
    if (state.current.isFollowing) toEnd("instant");
  });
  const arrive = useEffectEvent(() => {
    take({ type: "arrived", isOwn });
    keepUp();
  });

  useLayoutEffect(() => arrive(), [last]);
  // The box shrinks when the keyboard opens; its content grows with every word.
  useEffect(() => {
    const observer = new ResizeObserver(() => keepUp());
    for (const element of [box.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    box,
    content,
    hasNews,
    onScroll: () => {
      if (!box.current) return;
      const { scrollTop, clientHeight, scrollHeight } = box.current;
      take({ type: "scrolled", metrics: { scrollTop, clientHeight, scrollHeight } });
    },
    jump: () => {
      take({ type: "jumped" });
      // The scroll behaviour comes from CSS: smooth, except with reduced motion.
      toEnd("auto");
    },
  };
}
