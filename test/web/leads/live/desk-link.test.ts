import { DESK_CLOSED } from "#domain/delivery/desk/desk-messages";
import { describe, expect, test } from "vitest";
import {
  BROKEN,
  isPaused,
  nextLink,
  NO_LINK,
  waitMs,
  type Link,
  type LinkEvent,
} from "../../../../web/features/leads/live/desk-link.ts";

const link = (phase: Link["phase"], failures = 0, readyAt = 0): Link => ({ phase, failures, readyAt });
const due: LinkEvent = { kind: "due" };
const ready = (at = 0): LinkEvent => ({ kind: "ready", at });
const lost = (at = 0, code = BROKEN): LinkEvent => ({ kind: "lost", at, code });
const { badMessage, signedOut } = DESK_CLOSED;

describe("the line to the desk", () => {
  test.each([
    ["begins with an attempt", NO_LINK, due, link("opening")],
    ["is open once the desk is ready", link("opening", 2), ready(50), link("open", 2, 50)],
    ["counts an attempt that came to nothing", link("opening", 2), lost(), link("waiting", 3)],
    ["starts counting anew after a steady time", link("open", 2, 50), lost(10_050), link("waiting", 0, 50)],
    ["counts one that the desk hangs up at once", link("open", 2, 50), lost(10_049), link("waiting", 3, 50)],
    ["waits after a sign-in has run out, too", link("open"), lost(20_000, signedOut), link("waiting")],
    [
      "is given up if the desk does not understand us",
      link("open"),
      lost(20_000, badMessage),
      link("given-up"),
    ],
  ])("%s", (_what, before, event, after) => expect(nextLink(before, event)).toEqual(after));

  test.each([
    ["an attempt is due during another", link("opening"), due],
    ["an attempt is due while it is open", link("open"), due],
    ["the desk is ready once more", link("open", 0, 50), ready(90)],
    ["the desk is ready after we hung up", link("waiting"), ready()],
    ["it is lost twice", link("waiting", 1), lost()],
    ["an attempt is due after it was given up", link("given-up"), due],
    ["it is lost after it was given up", link("given-up"), lost()],
  ])("stays as it is when %s", (_what, before, event) => expect(nextLink(before, event)).toBe(before));

  test.each([
    ["at first", NO_LINK, false],
    ["after two failures", link("waiting", 2), false],
    ["after three", link("waiting", 3), true],
    ["during an attempt after three", link("opening", 3), true],
    ["once it is open again", link("open", 3), false],
    ["after it was given up", link("given-up"), true],
  ])("%s: whether the screen has to ask by itself is %3$s", (_when, now, paused) =>
    expect(isPaused(now)).toBe(paused),
  );

  test.each([
    [0, 0, 500],
    [0, 1, 1_000],
    [1, 1, 2_000],
    [3, 0.5, 6_000],
    [5, 1, 30_000],
    [50, 0, 15_000],
  ])("after %i failures and by chance %d the next attempt is %i ms away", (failures, chance, ms) =>
    expect(waitMs(link("waiting", failures), chance)).toBe(ms),
  );
});
