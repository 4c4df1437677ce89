import { describe, expect, test } from "vitest";
import {
  follow,
  FOLLOWING,
  isAtBottom,
  type Follow,
  type FollowEvent,
} from "../../../../web/features/funnel/chat/conversation/use-follow.ts";

const HEIGHT = 500;
const at = (scrollTop: number, scrollHeight = 2000): FollowEvent => ({
  type: "scrolled",
  metrics: { scrollTop, clientHeight: HEIGHT, scrollHeight },
});
const arrived = (isOwn = false): FollowEvent => ({ type: "arrived", isOwn });
const after = (...events: FollowEvent[]): Follow => events.reduce(follow, FOLLOWING);

test.each([
  [1500, true],
  [1461, true],
  [1460, true],
  [1459, false],
  [0, false],
])("scrolled to %i of 1500, at the bottom: %s", (scrollTop, expected) => {
  expect(isAtBottom({ scrollTop, clientHeight: HEIGHT, scrollHeight: 2000 })).toBe(expected);
});

test("text that fits is at the bottom", () => {
  expect(isAtBottom({ scrollTop: 0, clientHeight: HEIGHT, scrollHeight: 300 })).toBe(true);
});

describe("a reader at the end", () => {
  test("stays there when something arrives", () => {
    expect(after(at(1500), arrived())).toMatchObject({ isFollowing: true, hasNews: false });
  });

  test("is not left behind by a scroll event that came after the text had grown", () => {
    expect(after(at(1500), at(1500, 2400)).isFollowing).toBe(true);
    expect(after(at(1500), at(1560, 2400)).isFollowing).toBe(true);
  });

  test("stays there when the text becomes shorter", () => {
    expect(after(at(1500), at(1300, 1800)).isFollowing).toBe(true);
  });
});

describe("a reader further up", () => {
  const up = [at(1500), at(1200)];

  test("is left alone, and told once something arrives", () => {
    expect(after(...up)).toMatchObject({ isFollowing: false, hasNews: false });
    expect(after(...up, arrived())).toMatchObject({ isFollowing: false, hasNews: true });
  });

  test("is not taken along by scrolling down a little", () => {
    expect(after(...up, at(1300))).toMatchObject({ isFollowing: false });
  });

  test("follows again from the bottom, and the news is seen", () => {
    expect(after(...up, arrived(), at(1500))).toMatchObject({ isFollowing: true, hasNews: false });
  });

  test("is taken to their own message", () => {
    expect(after(...up, arrived(), arrived(true))).toMatchObject({ isFollowing: true, hasNews: false });
  });

  test("jumps when asked to", () => {
    expect(after(...up, arrived(), { type: "jumped" })).toMatchObject({ isFollowing: true, hasNews: false });
  });
});
