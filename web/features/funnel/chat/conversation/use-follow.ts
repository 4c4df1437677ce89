import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

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

/** The scroll position of a box, in pixels. */
type ScrollMetrics = { scrollTop: number; clientHeight: number; scrollHeight: number };

export type Follow = {
  /** Whether the reader is at the bottom, so that the end stays in view as the text grows. */
  isFollowing: boolean;
  /** Whether something new has arrived below the visible part. */
  hasNews: boolean;
  scrollTop: number;
};

export type FollowEvent =
  | { type: "scrolled"; metrics: ScrollMetrics }
  /** A message arrived; `isOwn` if the reader wrote it. */
  | { type: "arrived"; isOwn: boolean }
  | { type: "jumped" };

export const FOLLOWING: Follow = { isFollowing: true, hasNews: false, scrollTop: 0 };

/** One and a half lines: a reader this close to the end counts as being there. */
const NEAR_BOTTOM = 40;

export function isAtBottom({ scrollTop, clientHeight, scrollHeight }: ScrollMetrics): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_BOTTOM;
}

/**
 * Only scrolling up ends following. A scroll event may arrive after the text has grown again, when the end is out of
 * view although the reader has not moved.
 */
export function follow(state: Follow, event: FollowEvent): Follow {
  switch (event.type) {
    case "scrolled": {
      const { scrollTop } = event.metrics;
      if (isAtBottom(event.metrics)) return { isFollowing: true, hasNews: false, scrollTop };
      const wentUp = scrollTop < state.scrollTop;
      return { ...state, isFollowing: state.isFollowing && !wentUp, scrollTop };
    }
    case "arrived":
      if (event.isOwn) return { ...state, isFollowing: true, hasNews: false };
      return state.isFollowing ? state : { ...state, hasNews: true };
    case "jumped":
      return { ...state, isFollowing: true, hasNews: false };
  }
}
