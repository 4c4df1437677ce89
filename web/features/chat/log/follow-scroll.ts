/** How a scrolled box stands, in pixels. */
export type ScrollMetrics = { scrollTop: number; clientHeight: number; scrollHeight: number };

export type Follow = {
  /** Whether the reader is at the bottom: then the end stays in view as it grows. */
  isFollowing: boolean;
  /** Whether something came in below what the reader sees. */
  hasNews: boolean;
  scrollTop: number;
};

export type FollowEvent =
  | { type: "scrolled"; metrics: ScrollMetrics }
  /** A message came in; `isOwn` when the reader wrote it. */
  | { type: "arrived"; isOwn: boolean }
  | { type: "jumped" };

export const FOLLOWING: Follow = { isFollowing: true, hasNews: false, scrollTop: 0 };

/** A line and a half: nobody who is that near to the end reads what is above it. */
const NEAR_BOTTOM = 40;

export function isAtBottom({ scrollTop, clientHeight, scrollHeight }: ScrollMetrics): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_BOTTOM;
}

/**
 * Only a reader who scrolls up stops following: a scroll event may come after the text has grown
 * again, and then the end is out of view without anybody having moved.
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
